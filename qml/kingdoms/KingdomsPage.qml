pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Kingdoms

/** The board of Kingdoms: a row of five sectors for each player, the nearest player's last, and the hand below. */
BoardPage {
    id: root

    side: sidePanel

    KingdomsBoard {
        id: board

        table: root.table
    }
    ColumnLayout {
        width: root.boardWidth
        height: root.height
        spacing: Theme.gapSmall

        Item {
            id: field

            readonly property real rowHeight: height / Math.max(1, board.seatCount)
            readonly property real columnWidth: width / 5

            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: board.sectors

                KingdomsSector {
                    table: root.table
                    x: column * field.columnWidth
                    y: row * field.rowHeight
                    width: field.columnWidth - Theme.gapSmall
                    height: field.rowHeight - Theme.gapSmall
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.cardHeight + Theme.cardLift + Theme.gapSmall
            spacing: Theme.gap

            Choosable {
                objectName: "deck"
                Layout.alignment: Qt.AlignBottom
                implicitWidth: Theme.cardWidth
                implicitHeight: Theme.cardHeight
                table: root.table
                what: ({ deck: "deck" })
                label: qsTr("Cards in the deck: %1").arg(board.deckCount)

                CardBack {
                    anchors.fill: parent
                    count: board.deckCount
                }
            }
            Item { Layout.fillWidth: true }
            Repeater {
                model: board.hand

                KingdomsHandCard {
                    Layout.alignment: Qt.AlignBottom
                    table: root.table
                    seat: board.viewerSeat
                }
            }
            Item { Layout.fillWidth: true }
        }
    }
    SidePanel {
        id: sidePanel

        anchors.right: parent.right
        width: root.sideWidth
        height: root.height
        table: root.table
        players: [
            Repeater {
                model: root.table.seats

                SeatRibbon {
                    Layout.fillWidth: true
                    offersSeat: true
                    onSeatPicked: seat => sidePanel.seatPicked(seat)
                }
            }
        ]
        choices: [
            InkText {
                objectName: "prompt"
                width: root.sideWidth
                wrapMode: Text.WordWrap
                color: Theme.accentText
                text: root.table.prompt
            }
        ]
    }
}
