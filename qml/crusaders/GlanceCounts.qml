pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The numbers of a glance in two lines: the treasury, then the turn order, the pieces and the cards. */
Item {
    id: root

    required property StateBrief row
    required property real unit
    readonly property real size: Math.round(14 * root.unit)
    readonly property var stops: [0, 36, 72, 98, 124, 150, 176] // of 202
    readonly property var columns: root.stops.map(x => Math.round(x * root.width / 202)) // two digits need more

    Accessible.ignored: true

    PieceCount {
        width: root.columns[1]
        height: root.height / 2
        size: root.size
        icon: "coin"
        tint: Theme.gold
        text: root.row.coins
        label: qsTr("Coins")
    }
    PieceCount {
        x: root.columns[1]
        width: root.columns[1]
        height: root.height / 2
        size: root.size
        icon: "influence"
        tint: Theme.accentText
        text: root.row.influence ?? "?"
        label: root.row.influence === undefined ? qsTr("Influence: secret until the end") : qsTr("Influence")
    }
    Repeater {
        model: root.row.stocks

        PieceCount {
            required property int index
            required property string good
            required property string name
            required property int ready
            required property int spent
            required property int blocked

            x: root.columns[index + 2]
            width: root.columns[3] - root.columns[2]
            height: root.height / 2
            size: root.size
            icon: good
            tint: Theme.meansColour(good)
            outline: Theme.dark ? "transparent" : Qt.darker(tint, good === "candles" ? 2.4 : 1.4)
            faint: ready + spent + blocked === 0
            ink: ready > 0 ? Theme.ink : Theme.inkSoft
            bold: ready > 0
            text: ready
            label: qsTr("%1: ready %2, spent %3, blocked %4").arg(name).arg(ready).arg(spent).arg(blocked)
        }
    }
    Row {
        y: root.height / 2

        PieceCount {
            width: root.columns[1]
            height: root.height / 2
            size: root.size
            icon: "holiness"
            text: qsTr("%1.", "place in an order").arg(root.row.place)
            label: qsTr("Place in the turn order")
        }
        PieceCount {
            width: root.columns[2] - root.columns[1]
            height: root.height / 2
            size: root.size
            icon: "troop"
            text: root.row.troops
            label: qsTr("Troops in the supply")
            faint: root.row.troops === 0
        }
        PieceCount {
            width: root.columns[3] - root.columns[2]
            height: root.height / 2
            size: root.size
            icon: "level"
            text: root.row.cities
            label: qsTr("Cities")
            faint: root.row.cities === 0
        }
        PieceCount {
            width: root.columns[4] - root.columns[3]
            height: root.height / 2
            size: root.size
            icon: "building"
            text: root.row.buildings
            label: qsTr("Buildings")
            faint: root.row.buildings === 0
        }
        PieceCount {
            width: root.columns[5] - root.columns[4]
            height: root.height / 2
            size: root.size
            icon: "tactic"
            text: root.row.learned
            label: qsTr("Tactics learnt")
            faint: root.row.learned === 0
        }
        PieceCount {
            width: root.columns[6] - root.columns[5]
            height: root.height / 2
            size: root.size
            icon: "rescript"
            text: root.row.rescripts
            label: qsTr("Rescripts")
            faint: root.row.rescripts === 0
        }
        PieceCount {
            width: root.width - root.columns[6]
            height: root.height / 2
            size: root.size
            icon: "spy"
            text: root.row.spies
            label: qsTr("Spies, in play and held")
            faint: root.row.spies === 0
        }
    }
}
