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
        Layout.fillWidth: true
        Layout.fillHeight: true

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

        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(272)
        Layout.fillHeight: true
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
                Layout.fillWidth: true
                visible: board.payment.active
                table: root.table
                payment: board.payment
            },
            ChoicePanel {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(implicitHeight, Theme.px(260))
                Layout.fillHeight: false
                visible: !board.payment.active
                table: root.table
            }
        ]
    }
}
