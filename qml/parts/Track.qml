pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A track or a ladder with the markers of everybody: lying, standing or bent. Steps that are targets can be chosen. */
Item {
    id: root

    required property Table table
    required property var plan // a TrackPlan
    required property var markers // ThingRows of TrackMarker
    property int form: TrackSteps.Horizontal
    property int perRow: 10
    property string label: ""
    readonly property size area: Qt.size(root.width, root.height)
    readonly property alias steps: steps

    implicitWidth: Theme.px(root.form === TrackSteps.Vertical ? 40 : 480)
    implicitHeight: Theme.px(root.form === TrackSteps.Horizontal ? 40 : 240)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    TrackSteps {
        id: steps

        anchors.fill: parent
        plan: root.plan
        form: root.form
        perRow: root.perRow
        letters: Theme.boardFont(15)
        family: Theme.textFamily
        paper: Theme.parchmentLight
        line: Theme.rule
        ink: Theme.inkSoft
        mark: Theme.gold
    }
    Repeater {
        model: root.plan.steps

        PartThing {
            id: step

            required property var modelData
            required property int index
            readonly property rect cell: steps.cell(step.index, root.area)

            objectName: "step_" + step.modelData.id
            x: step.cell.x
            y: step.cell.y
            width: step.cell.width
            height: step.cell.height
            table: root.table
            thing: step.modelData
            hint: step.modelData.label
        }
    }
    Repeater {
        model: root.markers

        TrackMark {
            steps: root.steps
            area: root.area
            table: root.table
        }
    }
}
