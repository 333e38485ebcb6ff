import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Who won how often and with what: plots of battles and influence, tables of people and cards. */
BookLeaf {
    id: root

    required property CampaignBook book
    readonly property StatisticsPart numbers: root.book.statistics
    readonly property var battles: root.numbers.battles

    title: qsTr("Statistics")
    subtitle: qsTr("Who fought, who won, and with what.")

    BookScroll {
        objectName: "statisticsScroll"
        anchors.fill: parent
        focus: true
        label: root.title

        PanelTitle {
            width: parent.width
            text: qsTr("Influence at the end of each chapter")
            visible: influence.visible
        }
        LinePlot {
            id: influence

            width: parent.width
            height: Theme.px(230)
            visible: root.numbers.chapters.length > 0
            series: root.numbers.influence
            categories: root.numbers.chapters
            label: qsTr("Influence at the end of each chapter")
        }
        PanelTitle {
            width: parent.width
            visible: root.battles.length > 0
            text: qsTr("Battles fought and won")
        }
        BarPlot {
            width: parent.width
            label: qsTr("Battles fought and won")
            bars: root.battles
        }
        PanelTitle {
            width: parent.width
            visible: root.numbers.peopleTable.length > 1
            text: qsTr("Players")
        }
        BookTable {
            width: parent.width
            visible: root.numbers.peopleTable.length > 1
            cells: root.numbers.peopleTable
            numeric: [false, true, true, true, true, false, false]
        }
        PanelTitle {
            width: parent.width
            visible: root.battles.length > 0
            text: qsTr("States")
        }
        BookTable {
            width: parent.width
            visible: root.battles.length > 0
            cells: root.numbers.statesTable
            numeric: [false, true, true, true, true, true]
            houses: root.battles.map(one => one.house)
        }
        PanelTitle {
            width: parent.width
            visible: root.numbers.cardsTable.length > 1
            text: qsTr("Cards most often at work")
        }
        BookTable {
            width: parent.width
            visible: root.numbers.cardsTable.length > 1
            cells: root.numbers.cardsTable
            numeric: [false, false, true, true]
        }
    }
    ChoiceRow {
        parent: root.tools
        objectName: "statisticsScope"
        label: qsTr("Of what")
        values: [qsTr("This campaign"), qsTr("All campaigns")]
        current: root.numbers.ofAll ? 1 : 0
        onPicked: index => root.numbers.ofAll = index === 1
    }
}
