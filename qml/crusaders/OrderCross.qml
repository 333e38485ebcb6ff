pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The cross of orders upon lapis: four sectors (CR-PLAN-04) and, while orders are placed, whose turn it is to place. */
Item {
    id: root

    required property Table table
    required property CrossPart cross
    readonly property real side: Math.min(root.width, root.height)
    readonly property real unit: Math.max(0.001, root.side / 240)
    readonly property var directions: ({ construction: Qt.point(-1, 0), prayer: Qt.point(0, -1), muster: Qt.point(1, 0), march: Qt.point(0, 1) })
    // In 240 units.
    readonly property string outline: "M76 76Q76 40 66 5L174 5Q164 40 164 76Q200 76 235 66L235 174Q200 164 164 164Q164 200 174 235"
        + "L66 235Q76 200 76 164Q40 164 5 174L5 66Q40 76 76 76Z"
    readonly property string inline: "M80 80Q80 42 71 9L169 9Q160 42 160 80Q198 80 231 71L231 169Q198 160 160 160Q160 198 169 231"
        + "L71 231Q80 198 80 160Q42 160 9 169L9 71Q42 80 80 80Z"
    readonly property string ground: "M5 .5H235A4.5 4.5 0 0 1 239.5 5V235A4.5 4.5 0 0 1 235 239.5H5A4.5 4.5 0 0 1 .5 235V5A4.5 4.5 0 0 1 5 .5Z"

    implicitWidth: Theme.px(235)
    implicitHeight: Theme.px(235)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Cross of orders")

    Item {
        id: field

        anchors.centerIn: parent
        width: root.side
        height: root.side

        Illumination {
            anchors.fill: parent
            units: Qt.size(240, 240)
            pieces: [
                { path: root.ground, fill: Theme.cardBack, deep: Theme.cardBackDeep, outline: Theme.gold, width: 1 },
                { path: root.outline, fill: Theme.parchmentLight, outline: Theme.gold, width: 3.5 },
                { path: root.inline, outline: Theme.faded(Theme.gold, 0.7), width: 1 }
            ]
        }
        Lozenge {
            anchors.centerIn: parent
            size: 13 * root.unit
        }
        Repeater {
            model: root.cross.sectors

            OrderArm {
                anchors.fill: parent
                table: root.table
                cross: root.cross
                direction: root.directions[order]
            }
        }
        PlacementCorner {
            x: 4 * root.unit
            y: 4 * root.unit
            width: 62 * root.unit
            height: 62 * root.unit
            pass: 1
            placements: root.cross.placements
        }
        PlacementCorner {
            x: 174 * root.unit
            y: 4 * root.unit
            width: 62 * root.unit
            height: 62 * root.unit
            pass: 2
            placements: root.cross.placements
        }
        Repeater {
            model: [[35, 205], [205, 205], [35, 35], [205, 35]]

            Glyph {
                required property int index
                required property var modelData

                x: (modelData[0] - 15) * root.unit
                y: (modelData[1] - 15) * root.unit
                width: 30 * root.unit
                height: width
                visible: index < 2 || !root.cross.planning
                path: "M40 8H56L52 44L88 40V56L52 52L56 88H40L44 52L8 56V40L44 44Z"
                color: Theme.faded(Theme.goldPale, 0.85)
            }
        }
    }
}
