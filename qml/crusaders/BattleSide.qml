pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** One side of a battle: arms, who plays it, its strength and what that is made of, losses, cards in hand. */
Item {
    id: root

    required property var side
    required property var strength
    required property bool acts
    required property bool attacks
    required property real unit
    readonly property string owner: root.side.owner ?? ""
    readonly property bool decided: root.side.total === undefined // strength means nothing any more

    opacity: root.side.isBeaten ? 0.55 : 1

    Accessible.role: Accessible.Grouping
    Accessible.name: (root.decided ? qsTr("%1, troops left %2, cards in hand %3") : qsTr("%1, strength %2, cards in hand %3"))
        .arg(root.side.name ?? "").arg((root.decided ? root.side.units : root.side.total) ?? 0).arg(root.side.handCount ?? 0)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.parchmentLight
        border.width: root.acts || root.side.isWinner ? Theme.line : Theme.hairline
        border.color: root.acts || root.side.isWinner ? Theme.glow : Theme.rule
    }
    Rectangle {
        id: ribbon

        x: Theme.line
        y: Theme.line
        width: parent.width - 2 * x
        height: Math.round(24 * root.unit)
        radius: Theme.radius - Theme.line
        color: Theme.houseColour(root.owner)
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.vignetteShade, 0.5)

        InkText {
            anchors.centerIn: parent
            font.pixelSize: Math.round(13 * root.unit)
            font.bold: true
            color: Theme.houseInk(root.owner)
            text: root.side.isWinner ? qsTr("Victory") : root.attacks ? qsTr("Attack") : qsTr("Defence")
        }
        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            x: root.attacks ? 8 * root.unit : parent.width - width - 8 * root.unit
            width: 16 * root.unit
            height: width
            icon: root.side.isWinner ? "hegemony" : root.attacks ? "battle" : "wall"
            color: Theme.houseInk(root.owner)
        }
    }
    Shield {
        id: arms

        anchors.horizontalCenter: parent.horizontalCenter
        y: ribbon.y + ribbon.height + 10 * root.unit
        width: 70 * root.unit
        height: 82 * root.unit
        house: root.owner
    }
    FitText {
        id: name

        x: 8 * root.unit
        y: arms.y + arms.height + 3 * root.unit
        width: root.width - 2 * x
        height: 30 * root.unit
        family: Theme.displayFamily
        largest: 26 * root.unit
        smallest: 12 * root.unit
        words: root.side.name ?? ""
    }
    FitText {
        id: player

        x: name.x
        y: name.y + name.height
        width: name.width
        height: 18 * root.unit
        largest: 12 * root.unit
        smallest: 8 * root.unit
        slanted: true
        color: Theme.inkSoft
        words: root.side.isMine ? qsTr("your cards") : root.side.player ?? ""
    }
    BattleStrength {
        id: made

        x: 10 * root.unit
        y: player.y + player.height + 6 * root.unit
        width: root.width - 2 * x
        unit: root.unit
        total: root.side.total ?? 0
        summed: !root.decided
        parts: root.strength
        owner: root.owner
    }
    BattleLosses {
        id: losses

        x: made.x
        anchors.bottom: fan.top
        anchors.bottomMargin: 6 * root.unit
        width: made.width
        unit: root.unit
        side: root.side
    }
    CardFan {
        id: fan

        x: made.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8 * root.unit
        width: made.width
        height: 58 * root.unit
        unit: root.unit
        count: root.side.handCount ?? 0
        saracen: root.owner === "saracens"
    }
}
