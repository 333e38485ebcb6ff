pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The board of Crusaders, of a match by itself or of a campaign's chapter, with all that belongs to it at the side. */
BoardPage {
    id: root

    side: sidePanel
    covered: details.open
    result: [Qt.resolvedUrl("CrusadersResult.qml"), { table: root.table, board: board }]

    /** Shows what a name in the log speaks of. */
    function locate(noun: string, id: string) {
        if (noun === "city" || noun === "destination")
            return field.locate(id)
        const seat = noun === "state" || noun === "other" ? board.seatOf(id) : -1
        const face = board.faceOf(noun, id)
        if (seat >= 0)
            details.show(seat)
        else if (Object.keys(face).length > 0)
            Zoom.pin(face)
    }

    CrusadersBoard {
        id: board

        table: root.table
    }
    Item {
        width: root.boardWidth
        height: root.height

        CrusadersField {
            id: field

            anchors.fill: parent
            visible: !board.aftermath.active
            table: root.table
            board: board
        }
        AftermathStage {
            objectName: "aftermathStage"
            anchors.fill: parent
            visible: board.aftermath.active
            table: root.table
            part: board.aftermath
        }
        StateDetails {
            id: details

            anchors.fill: parent
            table: root.table
            board: board
            onSeatPicked: seat => sidePanel.seatPicked(seat)
        }
        ZoomLayer { anchors.fill: parent }
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
                model: board.states.states

                StateGlance {
                    Layout.fillWidth: true
                    implicitHeight: Theme.px(62)
                    table: root.table
                    onOpened: seat => details.show(seat)
                    onSeatPicked: seat => sidePanel.seatPicked(seat)
                }
            }
        ]
        choices: [
            PaymentPanel {
                width: root.sideWidth
                height: Math.min(implicitHeight, sidePanel.room)
                visible: board.payment.active
                table: root.table
                payment: board.payment
            },
            ChoicePanel {
                width: root.sideWidth
                height: Math.min(implicitHeight, Theme.px(sidePanel.counselled ? 150 : sidePanel.guided ? 190 : 260), sidePanel.room)
                visible: !board.payment.active
                table: root.table
            }
        ]
    }
}
