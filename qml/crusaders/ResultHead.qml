import QtQuick
import Outremer.Ui

/** The head of a player's column: arms, place, name; the winner's are crowned with gold. */
Item {
    id: root

    required property int place
    required property string realm
    required property string stateName
    required property string playerName
    required property bool isBot
    required property bool isWinner
    required property bool isOut

    implicitHeight: name.y + name.implicitHeight + status.implicitHeight + Theme.gapSmall

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: qsTr("Place %1: %2").arg(root.place).arg(root.playerName)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        anchors.bottomMargin: 0
        visible: root.isWinner
        radius: Theme.radius
        color: Theme.faded(Theme.goldPale, Theme.dark ? 0.14 : 0.4)
        border.width: Theme.hairline
        border.color: Theme.gold
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gapSmall
        height: Theme.px(52)
        spacing: Theme.gapSmall

        InkText {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.fontTitle
            color: root.isWinner ? Theme.rubric : Theme.inkSoft
            text: qsTr("%1.", "place in a ranking").arg(root.place)
            Accessible.ignored: true
        }
        Shield {
            width: Theme.px(44)
            height: parent.height
            house: root.realm
            opacity: root.isOut ? Theme.disabledOpacity : 1
        }
    }
    InkText {
        id: name

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(64)
        width: root.width - Theme.gapSmall
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 0.9
        font.pixelSize: Theme.fontSmall
        font.bold: true
        text: root.playerName
        Accessible.ignored: true
    }
    InkText {
        id: status

        anchors.top: name.bottom
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        font.pixelSize: Theme.fontTiny
        font.italic: true
        color: Theme.houseText(root.realm)
        text: root.isWinner ? qsTr("victory") : root.isOut ? qsTr("fallen") : root.playerName !== root.stateName ? root.stateName : ""
        Accessible.ignored: true
    }
}
