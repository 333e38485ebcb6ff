pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** The board of any game: what lies on the table and with the players as sheets of named things, and below it what only
 *  the viewer may see. */
BoardPage {
    id: root

    property string located: "" // the thing that a name in the log speaks of: "noun:id"

    side: sidePanel

    /** Shows what a name in the log speaks of. */
    function locate(noun: string, id: string) {
        root.located = ""
        root.located = noun + ":" + id
    }

    PlainBoard {
        id: board

        table: root.table
    }
    ColumnLayout {
        width: root.boardWidth
        height: root.height
        spacing: Theme.gapSmall

        Scroller {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: sheets.height

            Grid {
                id: sheets

                readonly property int wanted: Math.floor(width / Theme.px(380 * Math.max(1, Theme.textScale)))

                width: scroll.width - Theme.scrollBar - Theme.gapTiny
                columns: Math.max(1, Math.min(wanted, places.count))
                spacing: Theme.gapSmall

                Repeater {
                    id: places

                    model: board.places

                    PlainPlace {
                        objectName: "place_" + key
                        width: (sheets.width - (sheets.columns - 1) * sheets.spacing) / sheets.columns
                        table: root.table
                        located: root.located
                    }
                }
            }
        }
        DicePanel {
            objectName: "dice"
            Layout.fillWidth: true
            tray: DiceTray { table: root.table }
        }
        PlainSecrets {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(implicitHeight, root.height * 0.45)
            visible: board.secrets.count > 0
            table: root.table
            board: board
            located: root.located
        }
    }
    SidePanel {
        id: sidePanel

        anchors.right: parent.right
        width: root.sideWidth
        height: root.height
        table: root.table
        onLinkPicked: (noun, id) => root.locate(noun, id)
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
            ChoicePanel {
                width: root.sideWidth
                height: Math.min(implicitHeight, Theme.px(sidePanel.covered ? 190 : 320), sidePanel.room)
                table: root.table
            }
        ]
    }
}
