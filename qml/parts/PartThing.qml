pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A thing of a board part: choosable where it stands for a target, else only shown and read out. Its look lies inside. */
Item {
    id: root

    required property Table table
    required property var thing // a BoardThing, or one that has more to show
    property string hint: ""
    property real radius: Theme.radius
    readonly property bool isTarget: Object.keys(root.thing.what).length > 0
    readonly property Choosable target: targets.count > 0 ? targets.itemAt(0) as Choosable : null
    readonly property bool selectable: root.target !== null && root.target.selectable
    readonly property bool selected: root.target !== null && root.target.selected
    readonly property bool hovered: hover.hovered
    readonly property bool raised: root.hovered || root.selected || (root.target !== null && root.target.activeFocus)
    default property alias content: holder.data

    function choose() {
        if (root.target)
            root.target.choose()
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.thing.label
    Accessible.ignored: root.isTarget || root.thing.label === ""

    Item {
        id: holder

        anchors.fill: parent
    }
    HoverHint { text: root.hint }
    Repeater {
        id: targets

        model: root.isTarget ? 1 : 0

        Choosable {
            objectName: "target_" + root.thing.id
            anchors.fill: parent
            table: root.table
            what: root.thing.what
            orElse: root.thing.orElse
            label: root.thing.label
            radius: root.radius
        }
    }
    Hover { id: hover }
}
