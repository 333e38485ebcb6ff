import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The name line of a glance: the player, what kind of player it is, the state; a ribbon in its colour while it acts. */
Item {
    id: root

    required property StateBrief row
    required property real unit
    required property bool active
    readonly property bool named: root.row.playerName !== root.row.stateName
    readonly property color ink: root.active ? Theme.houseInk(root.row.realm) : Theme.ink
    readonly property real inset: Math.round(48 * root.unit)
    readonly property real line: root.width - name.x - bot.width - Math.round(15 * root.unit) // for both names
    readonly property bool both: smallest.width + realm.implicitWidth < root.line
    signal seatPicked()

    TextMetrics { // the smallest the name may be written
        id: smallest

        font.family: Theme.textFamily
        font.pixelSize: name.minimumPixelSize
        font.bold: true
        text: root.row.playerName
    }
    Rectangle {
        anchors.fill: parent
        visible: root.active
        radius: Theme.radius / 2
        color: Theme.houseColour(root.row.realm)
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.vignetteShade, 0.5)
    }
    SignIcon { // a pointer, so that it is not the colour alone
        x: root.inset
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(11 * root.unit)
        height: width
        visible: root.active
        icon: "next"
        color: root.ink
    }
    InkText {
        id: name

        x: root.inset + (root.active ? Math.round(14 * root.unit) : 0)
        width: Math.min(implicitWidth, root.line - (realm.visible ? realm.width : 0))
        height: root.height
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(10.5 * root.unit))
        font.pixelSize: Math.max(1, Math.round(13.5 * root.unit))
        font.bold: true
        color: root.ink
        text: root.row.playerName
    }
    SeatButton {
        id: bot

        objectName: "seatButton" + root.row.seat
        anchors.left: name.right
        anchors.leftMargin: Math.round(2 * root.unit)
        width: root.height
        height: root.height
        inset: Math.round(3.5 * root.unit)
        isBot: root.row.isBot
        label: root.row.playerName
        ink: root.ink
        activeFocusOnTab: false // keys find it in the details of the state
        focusPolicy: Qt.NoFocus
        onClicked: root.seatPicked()
    }
    InkText {
        id: realm

        anchors.right: parent.right
        anchors.rightMargin: Math.round(6 * root.unit)
        visible: root.both || root.row.isOut
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.max(1, Math.round(11.5 * root.unit))
        font.italic: true
        color: root.active ? root.ink : Theme.houseText(root.row.realm)
        text: root.row.isOut ? qsTr("out of play") : root.named ? root.row.stateName : ""
    }
}
