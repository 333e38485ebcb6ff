pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The players in turn order, the first with a golden number (CR-TURN-01). */
Row {
    id: root

    required property var markers // of TrackPart
    readonly property real unit: root.height / 42

    spacing: 3 * root.unit

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Turn order")

    InkText {
        width: 52 * root.unit
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 0.85
        font.pixelSize: Math.max(1, Math.round(11 * root.unit))
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
        color: Theme.inkSoft
        text: qsTr("Turn order")
        Accessible.ignored: true
    }
    Repeater {
        model: root.markers

        Item {
            id: turn

            required property string owner
            required property string name
            required property int place
            required property bool out

            width: 32 * root.unit
            height: root.height
            visible: turn.place > 0
            opacity: turn.out ? 0.4 : 1

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1. %2").arg(turn.place).arg(turn.name)

            Shield {
                x: 8 * root.unit
                anchors.verticalCenter: parent.verticalCenter
                width: 23 * root.unit
                height: 27 * root.unit
                house: turn.owner
            }
            PlaceBadge {
                y: 3 * root.unit
                width: 15 * root.unit
                place: turn.place
            }
        }
    }
}
