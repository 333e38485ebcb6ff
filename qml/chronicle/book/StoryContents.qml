pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The foot of the open book: which page it is, and a mark for each chapter that leads to its beginning. */
Item {
    id: root

    required property var contents // { name, number, page }
    required property int page
    required property int count
    signal picked(int page)

    InkText {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: qsTr("%1 of %2").arg(Math.max(1, Math.min(root.count, root.page))).arg(root.count)
        Accessible.name: qsTr("Page %1 of %2").arg(root.page).arg(root.count)
    }
    Row {
        anchors.left: place.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height
        spacing: Theme.gapTiny
        clip: true

        Repeater {
            model: root.contents

            InkButton {
                required property int index
                required property var modelData
                readonly property bool isHere: root.page >= modelData.page
                    && (index + 1 >= root.contents.length || root.page < root.contents[index + 1].page)

                objectName: "toChapter" + index
                implicitHeight: root.height
                quiet: !isHere
                text: modelData.number === "" ? modelData.name : modelData.number
                Accessible.name: modelData.number === "" ? modelData.name : qsTr("%1. %2").arg(modelData.number).arg(modelData.name)
                onClicked: root.picked(modelData.page)
            }
        }
    }
}
