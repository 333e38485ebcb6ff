import QtQuick
import QtQuick.Shapes

/** One filled path, drawn in its own units and fitted into the item; stays sharp at any size. */
Item {
    id: root

    required property string path
    property real boxWidth: 96
    property real boxHeight: 96
    property color color
    property color outline: "transparent"
    property real outlineWidth: 0
    readonly property real unit: Math.max(0.001, Math.min(root.width / root.boxWidth, root.height / root.boxHeight))

    Accessible.ignored: true

    Shape {
        x: (root.width - root.boxWidth * root.unit) / 2
        y: (root.height - root.boxHeight * root.unit) / 2
        width: root.boxWidth
        height: root.boxHeight
        transformOrigin: Item.TopLeft
        scale: root.unit

        ShapePath {
            fillColor: root.color
            fillRule: ShapePath.WindingFill
            strokeColor: root.outline
            strokeWidth: root.outlineWidth > 0 ? root.outlineWidth / root.unit : -1
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: root.path }
        }
    }
}
