import QtQuick
import Outremer.Ui

/** One line of the log with the shield of who did it; the names in it are links. */
Item {
    id: root

    required property string text
    required property string linked
    required property string seatId
    required property int tone
    signal linkPicked(string noun, string id)

    implicitHeight: Math.max(line.implicitHeight, shield.visible ? shield.height : 0)

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text

    Shield {
        id: shield

        y: Theme.gapTiny / 2
        width: Theme.iconSmall
        height: Math.round(Theme.iconSmall * 1.18)
        visible: root.seatId !== ""
        house: root.seatId
    }
    Text {
        id: line

        anchors.left: parent.left
        anchors.leftMargin: Theme.iconSmall + Theme.gapSmall
        anchors.right: parent.right
        wrapMode: Text.WordWrap
        textFormat: Text.StyledText // made safe by the model
        font.family: Theme.textFamily
        font.pixelSize: Theme.sideFont(13)
        font.bold: root.tone === 2
        color: root.tone === 0 ? Theme.inkSoft : Theme.ink
        linkColor: Theme.accentText
        text: root.linked
        Accessible.ignored: true
        onLinkActivated: link => root.linkPicked(link.split(":")[0], link.split(":")[1])

        Hover { cursorShape: line.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor }
    }
}
