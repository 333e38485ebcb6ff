import QtQuick
import QtQuick.Layouts
import Outremer

/** Beside the map: the cross of orders with the Saracens and the event, and the markets below. */
ColumnLayout {
    id: root

    required property Table table
    required property CrusadersBoard board

    spacing: Theme.gapTiny

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        OrderCross {
            Layout.fillHeight: true
            Layout.preferredWidth: height
            table: root.table
            cross: root.board.cross
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gapTiny

            SaracenTrack {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 96
                tracks: root.board.tracks
            }
            EventPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 134
                tracks: root.board.tracks
            }
        }
    }
    Markets {
        Layout.fillWidth: true
        Layout.preferredHeight: root.height * 0.51
        table: root.table
        markets: root.board.markets
    }
}
