import QtQuick
import Outremer.Ui

/** Arms, the ruler's full style, and who plays. */
Item {
    id: root

    required property string house
    required property string style
    required property string holder

    implicitHeight: Math.max(Theme.px(94), names.implicitHeight)

    Shield {
        id: shield

        width: Theme.px(44)
        height: Theme.px(52)
        house: root.house
    }
    Column {
        id: names

        anchors.left: shield.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontControl
            lineHeight: 0.95
            text: root.style
        }
        InkText {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.fontSmall
            font.italic: true
            color: Theme.houseText(root.house)
            text: qsTr("played by: %1").arg(root.holder)
        }
    }
}
