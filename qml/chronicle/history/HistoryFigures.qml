import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Plots and tables of what was counted; those without anything to show are not there. */
Column {
    id: root

    required property GroupHistory history

    spacing: Theme.gapLarge

    PanelTitle {
        width: parent.width
        visible: lines.visible
        text: lines.label
    }
    LinePlot {
        id: lines

        objectName: "historyLines"
        width: parent.width
        height: Theme.px(230)
        visible: root.history.columns.length > 1 && root.history.winLines.length > 0
        series: root.history.winLines
        categories: root.history.columns
        label: qsTr("Wins, evening by evening")
    }
    PanelTitle {
        width: parent.width
        visible: root.history.winBars.length > 0
        text: wins.label
    }
    BarPlot {
        id: wins

        objectName: "historyWins"
        width: parent.width
        label: qsTr("Plays, and how many of them were won")
        bars: root.history.winBars
    }
    BookTable {
        objectName: "historyPeople"
        width: parent.width
        visible: root.history.people.length > 1
        cells: root.history.people
        numeric: [false, true, true, true, true, true, true, false]
        houses: root.history.peopleArms
    }
    PanelTitle {
        width: parent.width
        visible: meetings.visible
        text: qsTr("Against one another: how often above, how often below")
    }
    BookTable {
        id: meetings

        objectName: "historyMeetings"
        width: parent.width
        visible: root.history.headToHead.length > 2
        cells: root.history.headToHead
        numeric: [false, true, true, true, true, true, true, true, true]
    }
    PanelTitle {
        width: parent.width
        visible: rivals.visible
        text: qsTr("Rivalries, from three plays on")
    }
    BookTable {
        id: rivals

        objectName: "historyRivals"
        width: parent.width
        visible: root.history.rivalries.length > 1
        cells: root.history.rivalries
        numeric: [false, true, true, true, true]
    }
    PanelTitle {
        width: parent.width
        visible: bots.visible
        text: qsTr("Against bots")
    }
    BookTable {
        id: bots

        objectName: "historyBotTable"
        width: parent.width
        visible: root.history.againstBots.length > 1
        cells: root.history.againstBots
        numeric: [false, false, true, true, true]
    }
    BookTable {
        width: parent.width
        visible: root.history.bots.length > 1
        cells: root.history.bots
        numeric: [false, true, true, true, true, true, true, false]
    }
    PanelTitle {
        width: parent.width
        visible: games.bars.length > 0
        text: games.label
    }
    BarPlot {
        id: games

        objectName: "historyGames"
        width: parent.width
        label: qsTr("Games, and the house that won most often")
        nameWidth: Theme.px(210) * Theme.textScale
        bars: root.history.gameBars
    }
    BookTable {
        width: parent.width
        visible: root.history.games.length > 1
        cells: root.history.games
        numeric: [false, true, true, true, false]
    }
    PanelTitle {
        width: parent.width
        visible: houses.visible
        text: qsTr("Houses and states")
    }
    BookTable {
        id: houses

        objectName: "historyHouses"
        width: parent.width
        visible: root.history.houses.length > 1
        cells: root.history.houses
        numeric: [false, false, true, true]
        houses: root.history.houseArms
    }
}
