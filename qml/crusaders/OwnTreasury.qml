import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** What the own state counts: coins, which may be paid by pressing them, influence, and the pieces of its supply. */
Item {
    id: root

    required property Table table
    required property StateBrief row
    required property real unit
    readonly property var levels: root.row.bishopLevels

    Accessible.ignored: true

    FocusScope {
        id: purse

        objectName: "purse"
        width: root.width / 2 - Math.round(3 * root.unit)
        height: root.height / 2
        activeFocusOnTab: payment.selectable

        Accessible.role: Accessible.Button
        Accessible.name: payment.selectable ? qsTr("Pay a coin; coins: %1").arg(root.row.coins) : qsTr("Coins: %1").arg(root.row.coins)
        Accessible.onPressAction: payment.choose()

        PlainChoice {
            id: payment

            table: root.table
            option: "pay-coin"
        }
        PieceCount {
            anchors.fill: parent
            size: Math.round(19 * root.unit)
            icon: "coin"
            tint: Theme.gold
            text: root.row.coins
            label: purse.Accessible.name
        }
        FocusFrame {
            selectable: payment.selectable
            focused: purse.activeFocus
        }
        Hover { cursorShape: payment.selectable ? Qt.PointingHandCursor : Qt.ArrowCursor }
        TapHandler { onTapped: payment.choose() }

        Keys.onReturnPressed: event => { if (!event.isAutoRepeat) payment.choose() }
        Keys.onSpacePressed: event => { if (!event.isAutoRepeat) payment.choose() }
    }
    PieceCount {
        x: root.width / 2
        width: root.width / 2
        height: root.height / 2
        size: Math.round(19 * root.unit)
        icon: "influence"
        tint: Theme.accentText
        text: root.row.influence ?? "?"
        label: root.row.influence === undefined ? qsTr("Influence: secret until the end") : qsTr("Influence: %1").arg(root.row.influence)
    }
    PieceCount {
        y: root.height / 2
        width: root.width / 2
        height: root.height / 2
        size: Math.round(19 * root.unit)
        icon: "troop"
        text: root.row.troops
        label: qsTr("Troops in the supply: %1").arg(root.row.troops)
    }
    PieceCount {
        x: root.width / 2
        y: root.height / 2
        width: root.width / 2
        height: root.height / 2
        size: Math.round(19 * root.unit)
        icon: "bishop"
        text: root.row.bishops
        label: root.levels.length === 0 ? qsTr("Bishops in the supply: %1").arg(root.row.bishops)
            : qsTr("Bishops in the supply: level I – %1, level II – %2").arg(root.levels[0]).arg(root.levels[1])
    }
}
