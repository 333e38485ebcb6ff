pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** The parts of boards, each filled with samples: `page` 0 has the chart, 1 the pieces, 2 a tournament, 3 a stage. */
Rectangle {
    id: root

    required property Table table
    required property var samples
    required property int page
    readonly property real gap: Theme.gap

    anchors.fill: parent
    color: Theme.page

    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Item {
        anchors.fill: parent
        anchors.margins: root.gap
        visible: root.page === 0

        Chart {
            width: parent.width
            height: Math.round(width / 2)
            table: root.table
            plan: root.samples.chart
            route: ["acre-caesarea", "caesarea-jaffa"]
        }
    }
    Column {
        anchors.fill: parent
        anchors.margins: root.gap
        spacing: root.gap
        visible: root.page === 1

        Row {
            spacing: root.gap

            CardRow {
                width: root.width * 0.6
                height: Theme.px(132)
                table: root.table
                rows: root.samples.cards
                deck: root.samples.deck
                deckCount: 23
            }
            CardRow {
                width: root.width * 0.36
                height: Theme.px(132)
                table: root.table
                rows: root.samples.cards
                fan: true
            }
        }
        CardRow {
            width: root.width * 0.4
            height: Theme.px(92)
            table: root.table
            rows: root.samples.cards
            deck: root.samples.deck
            deckCount: 0
        }
        Row {
            spacing: root.gap

            Repeater {
                model: root.samples.tokens

                BoardToken {
                    required property var row
                    required property int index

                    table: root.table
                    thing: row
                    form: index % 3
                    width: Theme.px(index < 3 ? 48 : 32)
                    height: width
                }
            }
            WorkerSlots {
                table: root.table
                rows: root.samples.slots
                side: Theme.px(44)
                width: implicitWidth
            }
            DicePanel {
                width: Theme.px(420)
                tray: root.samples.tray
            }
        }
        Row {
            spacing: 2 * root.gap

            PieceStack {
                table: root.table
                rows: root.samples.blocks
                height: Theme.px(84)
                width: implicitWidth
            }
            PieceStack {
                table: root.table
                rows: root.samples.blocks
                height: Theme.px(56)
                most: 8
                width: implicitWidth
            }
            PieceStack {
                table: root.table
                rows: root.samples.blocks
                height: Theme.px(22)
                width: Theme.px(50)
            }
        }
        Track {
            width: parent.width
            height: Theme.px(40)
            table: root.table
            plan: root.samples.ribbon
            markers: root.samples.markers
        }
        Row {
            spacing: 2 * root.gap

            Track {
                width: Theme.px(560)
                height: Theme.px(120)
                table: root.table
                plan: root.samples.ribbon
                markers: root.samples.markers
                form: TrackSteps.Bent
                perRow: 12
            }
            Track {
                width: Theme.px(44)
                height: Theme.px(180)
                table: root.table
                plan: root.samples.ladder
                markers: root.samples.ladderMarkers
                form: TrackSteps.Vertical
            }
        }
    }
    Row {
        anchors.fill: parent
        anchors.margins: root.gap
        spacing: root.gap
        visible: root.page === 2

        Bracket {
            width: root.width * 0.55
            height: root.height * 0.6
            table: root.table
            rows: root.samples.bracket
            rounds: 4
            won: root.samples.won
            pointed: "0.6"
        }
        Bracket {
            width: root.width * 0.4
            height: root.height * 0.5
            table: root.table
            rows: root.samples.bracket
            rounds: 4
            won: root.samples.won
            upward: true
        }
    }
    StageFrame {
        anchors.fill: parent
        anchors.margins: 2 * root.gap
        visible: root.page === 3
        title: root.samples.words[0]
        prompt: root.samples.words[1]
        leftSide: StageSide {
            name: root.samples.words[2]
            colour: "antioch"
            words: root.samples.words[3]
            acts: true
        }
        rightSide: StageSide {
            name: root.samples.words[4]
            colour: "saracens"
            words: root.samples.words[5]
        }
        rounds: 4
        round: 2
        steps: root.samples.steps
        step: 2
        story: root.samples.story
        leftItems: PieceStack {
            table: root.table
            rows: root.samples.blocks
            height: Theme.px(60)
            width: parent.width
        }
        rightItems: PieceStack {
            table: root.table
            rows: root.samples.blocks
            height: Theme.px(60)
            width: parent.width
        }
        footItems: CardRow {
            anchors.fill: parent
            table: root.table
            rows: root.samples.cards
            fan: true
        }

        DicePanel {
            anchors.centerIn: parent
            width: Theme.px(420)
            side: Theme.px(60)
            tray: root.samples.tray
        }
    }
}
