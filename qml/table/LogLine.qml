import QtQuick
import Outremer

/** One line of the log with the shield of who did it; a line the viewer may not see takes no room. */
Item {
    id: root

    required property string text
    required property string seatId
    required property string kind

    implicitHeight: root.text === "" ? 0 : Math.max(line.implicitHeight, shield.visible ? shield.height : 0)
    visible: root.text !== ""

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text

    Shield {
        id: shield

        y: Theme.gapTiny / 2
        width: Theme.iconSmall
        height: Math.round(Theme.iconSmall * 1.18)
        visible: root.seatId !== ""
        house: root.seatId
        layer.enabled: true // shapes escape the list's clip in the software renderer; pictures do not
        layer.samples: 4
    }
    InkText {
        id: line

        anchors.left: parent.left
        anchors.leftMargin: Theme.iconSmall + Theme.gapSmall
        anchors.right: parent.right
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.bold: root.kind === "territory.won"
        color: root.kind === "card.drawn" ? Theme.inkSoft : Theme.ink
        text: root.text
    }
}
