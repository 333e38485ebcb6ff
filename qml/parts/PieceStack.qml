pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * Pieces that stand in one place, one behind the other: as many as there is room for, at most `most`, and how many more
 * there are. `piece` draws one of them: a delegate whose `modelData` is the row and which fills its parent.
 */
Item {
    id: root

    required property Table table
    required property var rows // ThingRows
    property Component piece: block
    property int most: 5
    property string label: ""
    readonly property int shown: Math.min(root.rows.count, root.most)
    readonly property int hiddenCount: root.rows.count - root.shown
    readonly property real side: root.height
    readonly property real step: Math.max(0, Math.min(root.side * 0.62, (root.width - root.side) / Math.max(1, root.shown - 1)))

    implicitWidth: Math.ceil(root.side * (1 + 0.62 * Math.max(0, root.shown - 1)))
    implicitHeight: Theme.px(56)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.ignored: root.label === ""

    Repeater {
        model: root.rows

        Item {
            id: place

            required property int index
            required property var row
            readonly property bool active: place.index < root.most

            objectName: "piece_" + place.row.id
            x: Math.round(place.index * root.step)
            width: root.side
            height: root.side

            Repeater {
                model: place.active ? [place.row] : []
                delegate: root.piece
            }
        }
    }
    CountBadge {
        objectName: "more"
        x: Math.min(root.width, root.side + root.step * (root.shown - 1)) - width
        anchors.bottom: parent.bottom
        height: Math.round(Math.max(Theme.px(12), root.side * 0.34))
        visible: root.hiddenCount > 0
        text: "+" + root.hiddenCount
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("and %n more", "", root.hiddenCount)
    }
    Component {
        id: block

        BoardBlock {
            required property var modelData

            anchors.fill: parent
            table: root.table
            thing: modelData
        }
    }
}
