pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** What was put away. Nothing here is ever deleted; everything comes back whole. */
FocusScope {
    id: root

    required property TrashModel trash
    signal leave()

    PageSheet {
        anchors.fill: parent
        title: qsTr("The trash")
        intro: root.trash.count > 0 ? qsTr("Nothing here is ever deleted. Whatever you take back returns whole, to where it was.")
            : qsTr("There is nothing here. What you put away will wait in this place, whole, until you want it back.")

        Repeater {
            model: root.trash

            TrashRow {
                Layout.fillWidth: true
                onTakenBack: root.trash.takeBack(key)
            }
        }
        InkButton {
            objectName: "leaveButton"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gap
            focus: true
            text: qsTr("Back to the start page")
            onClicked: root.leave()
        }
    }

    Keys.onEscapePressed: root.leave()
}
