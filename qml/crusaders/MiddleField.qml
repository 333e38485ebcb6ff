import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/**
 * Beside the map: the cross of orders with the Saracens and the event, and the markets below. The cross is as wide as it is
 * high, which a layout cannot be asked for without going round in circles.
 */
Item {
    id: root

    required property Table table
    required property CrusadersBoard board

    OrderCross {
        id: cross

        width: height
        height: markets.y - Theme.gapTiny
        table: root.table
        cross: root.board.cross
    }
    ColumnLayout {
        x: cross.width + Theme.gapSmall
        width: root.width - x
        height: cross.height
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
    Markets {
        id: markets

        y: root.height - height
        width: root.width
        height: Math.round(root.height * 0.51)
        table: root.table
        markets: root.board.markets
    }
}
