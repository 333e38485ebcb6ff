import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Crusaders

/** What a state's things are worth at this moment, as far as the viewer may know. */
ColumnLayout {
    id: root

    required property var row

    spacing: Theme.gapTiny

    FactLine {
        Layout.fillWidth: true
        icon: "governor"
        name: root.row.governorsUnknown > 0 ? qsTr("Governors, at income (not counting what depends on secrets)") : qsTr("Governors, at income")
        value: root.row.governorsUnknown > 0 ? qsTr("%1 + ?").arg(root.row.governorPoints) : root.row.governorPoints
    }
    FactLine {
        Layout.fillWidth: true
        icon: "righteousness"
        name: root.row.contestedLands > 0 ? qsTr("Holy lands, at income (contested: %1)").arg(root.row.contestedLands) : qsTr("Holy lands, at income")
        value: root.row.contestedLands > 0 ? qsTr("%1 + ?").arg(root.row.holyLands) : root.row.holyLands
    }
    FactLine {
        Layout.fillWidth: true
        icon: "bull"
        name: qsTr("The bull, at the end of the game")
        value: root.row.bullPoints ?? "?"
    }
    FactLine {
        Layout.fillWidth: true
        icon: "coin"
        name: qsTr("Coins, at the end of the game")
        value: root.row.coinPoints
    }
}
