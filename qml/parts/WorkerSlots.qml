pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** Places for workers in a row, or wrapped where it is narrow: which kinds they take, who stands there or is proposed. */
Item {
    id: root

    required property Table table
    required property var rows // ThingRows of SlotThing
    property real side: Theme.px(36)
    property string label: ""
    /** Somebody wants another worker proposed for this place. */
    signal changeWanted(string id)

    implicitWidth: root.rows.count * (root.side + flow.spacing) - flow.spacing
    implicitHeight: flow.implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.ignored: root.label === ""

    Flow {
        id: flow

        width: parent.width
        spacing: Theme.gapTiny

        Repeater {
            model: root.rows

            WorkerPlace {
                width: root.side
                height: root.side
                table: root.table
                onChangeWanted: root.changeWanted(thing.id)
            }
        }
    }
}
