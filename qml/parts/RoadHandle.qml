pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A road of a chart: pointing anywhere along it means the handle in its middle, which is what can be chosen. */
Item {
    id: root

    required property Table table
    required property var plan
    required property size chart
    required property var modelData // a ChartRoad
    property bool routed: false
    readonly property alias line: line
    readonly property bool plated: root.modelData.limit > 0 || root.modelData.closed
    readonly property bool isTarget: handle.isTarget
    readonly property bool raised: handle.raised || over.hovered

    objectName: "road_" + root.modelData.id

    ChartRoadLine {
        id: line

        plan: root.plan
        road: root.modelData.id
        chart: root.chart
        reach: Theme.px(7)
        hole: root.plated ? Theme.boardFont(10) : 0
        glow: handle.selected ? Theme.selected : root.routed ? Theme.rubric
            : handle.selectable ? (root.raised ? Theme.gold : Theme.glow) : "transparent"

        Hover {
            id: over

            cursorShape: handle.selectable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        TapHandler {
            enabled: root.isTarget
            gesturePolicy: TapHandler.WithinBounds
            onTapped: handle.choose()
        }
    }
    PartThing {
        id: handle

        x: Math.round(line.middle.x - width / 2)
        y: Math.round(line.middle.y - height / 2)
        width: Theme.px(20)
        height: width
        radius: width / 2
        visible: handle.isTarget
        table: root.table
        thing: root.modelData

        Lozenge {
            anchors.centerIn: parent
            size: Theme.px(14)
            visible: handle.selectable && !root.plated
            color: handle.selected ? Theme.selected : Theme.goldPale
        }
    }
}
