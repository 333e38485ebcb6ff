import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** One player at the edge of the table: shield, name, score, whose turn it is. */
Rectangle {
    id: root

    required property int index
    required property string seatId
    required property string playerName
    required property bool isBot
    required property bool isActive
    required property bool isWinner
    required property int score
    required property string botName
    property bool offersSeat: false // who plays it can be looked at and changed
    signal seatPicked(int seat)

    implicitHeight: Math.max(Theme.px(42), line.implicitHeight + Theme.gapTiny)
    radius: Theme.radius
    color: root.isActive || root.isWinner ? Theme.parchmentLight : "transparent"
    border.width: root.isActive || root.isWinner ? Theme.line : Theme.hairline
    border.color: root.isActive || root.isWinner ? Theme.houseText(root.seatId) : Theme.rule

    Accessible.role: Accessible.StaticText
    Accessible.name: root.isActive ? qsTr("%1, score %2, to move").arg(root.playerName).arg(root.score)
                                   : qsTr("%1, score %2").arg(root.playerName).arg(root.score)

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.gapSmall

        Shield {
            implicitWidth: Theme.px(26)
            implicitHeight: Theme.px(31)
            house: root.seatId
        }
        InkText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit // the name first, then who plays it
            minimumPixelSize: Theme.fontTiny
            font.bold: root.isActive
            text: root.playerName
        }
        InkText {
            visible: root.isBot
            font.pixelSize: Theme.fontTiny
            font.italic: true
            color: Theme.inkSoft
            text: root.botName
        }
        SeatButton {
            objectName: "seatButton" + root.index
            visible: root.offersSeat
            implicitWidth: Theme.px(24)
            implicitHeight: Theme.px(24)
            isBot: root.isBot
            label: root.playerName
            onClicked: root.seatPicked(root.index)
        }
        InkText {
            font.pixelSize: Theme.fontLarge
            font.bold: true
            color: Theme.houseText(root.seatId)
            text: root.score
        }
    }
}
