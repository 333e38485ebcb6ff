pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** What a state has, in words and numbers: treasury, pieces, goods; how near the endings are; what would score now. */
ColumnLayout {
    id: root

    required property Table table
    required property var row
    required property int chapter
    readonly property var levels: root.row.bishopLevels

    spacing: Theme.gapTiny

    PanelTitle {
        Layout.fillWidth: true
        text: qsTr("Treasury and pieces")
    }
    FactLine {
        Layout.fillWidth: true
        icon: "coin"
        tint: Theme.gold
        name: qsTr("Coins")
        value: root.row.coins
    }
    FactLine {
        Layout.fillWidth: true
        icon: "influence"
        tint: Theme.accentText
        name: qsTr("Influence")
        value: root.row.influence ?? qsTr("secret")
    }
    FactLine {
        Layout.fillWidth: true
        icon: "holiness"
        name: qsTr("Place in the turn order (cell %1 of the holiness track)").arg(root.row.holiness + 1)
        value: root.row.place
    }
    FactLine {
        Layout.fillWidth: true
        icon: "troop"
        name: qsTr("Troops on the map and in the supply")
        value: qsTr("%1 + %2").arg(root.row.troopsOnMap).arg(root.row.troops)
    }
    FactLine {
        Layout.fillWidth: true
        icon: "bishop"
        name: root.levels === undefined ? qsTr("Bishops on the map and in the supply")
            : qsTr("Bishops on the map and in the supply (there level I – %1, level II – %2)").arg(root.levels[0]).arg(root.levels[1])
        value: qsTr("%1 + %2").arg(root.row.bishopsOnMap).arg(root.row.bishops)
    }
    FactLine {
        Layout.fillWidth: true
        icon: "level"
        name: qsTr("Cities, central ones among them")
        value: qsTr("%1 / %2").arg(root.row.cities).arg(root.row.centralCities)
    }
    FactLine {
        Layout.fillWidth: true
        visible: root.chapter >= 2
        icon: "spices"
        name: qsTr("Coins from trade")
        value: root.row.sales
    }
    OwnGoods {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(62)
        Layout.topMargin: Theme.gapTiny
        table: root.table
        stocks: root.row.stocks
    }
    PanelTitle {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapTiny
        text: qsTr("Towards the end")
    }
    GoalPips {
        Layout.fillWidth: true
        icon: "hegemony"
        name: qsTr("Hegemony: cities")
        goal: root.row.hegemony
    }
    GoalPips {
        Layout.fillWidth: true
        icon: "righteousness"
        name: qsTr("Righteousness: holy lands")
        goal: root.row.righteousness
    }
    PanelTitle {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapTiny
        text: qsTr("Worth now")
    }
    ScoreNow {
        Layout.fillWidth: true
        row: root.row
    }
}
