pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer

/** The board of Crusaders, of a match by itself or of a campaign's chapter, with all that belongs to it at the side. */
BoardPage {
    id: root

    side: sidePanel
    covered: details.open

    CrusadersBoard {
        id: board

        table: root.table
    }
    Item {
        width: root.boardWidth
        height: root.height

        CrusadersField {
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
        }
        ZoomLayer { anchors.fill: parent }
    }
    SidePanel {
        id: sidePanel

        anchors.right: parent.right
        width: root.sideWidth
        height: root.height
        table: root.table
        players: [
            Repeater {
                model: board.states.states

                StateGlance {
                    Layout.fillWidth: true
                    implicitHeight: Theme.px(62)
                    table: root.table
                    onOpened: seat => details.show(seat)
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
                height: Math.min(implicitHeight, Theme.px(260))
                visible: !board.payment.active
                table: root.table
            }
        ]
    }
}
