import QtQuick
import QtQuick.Shapes
import Outremer

/** A plate with bitten corners: the shape of panels and buttons. */
Item {
    id: root

    property color color: Theme.parchment
    property color stroke: Theme.ruleStrong
    property real strokeWidth: Theme.hairline
    property real notch: Theme.notch
    readonly property real inset: root.strokeWidth / 2

    Accessible.ignored: true

    Shape {
        x: root.inset
        y: root.inset
        width: Math.max(0, root.width - 2 * root.inset)
        height: Math.max(0, root.height - 2 * root.inset)

        ShapePath {
            fillColor: root.color
            strokeColor: root.strokeWidth > 0 ? root.stroke : "transparent"
            strokeWidth: root.strokeWidth
            joinStyle: ShapePath.MiterJoin

            PathSvg {
                readonly property real w: Math.max(2 * root.notch, root.width - 2 * root.inset)
                readonly property real h: Math.max(2 * root.notch, root.height - 2 * root.inset)

                path: ("M%1 0L%2 0A%1 %1 0 0 0 %3 %1L%3 %4A%1 %1 0 0 0 %2 %5"
                    + "L%1 %5A%1 %1 0 0 0 0 %4L0 %1A%1 %1 0 0 0 %1 0Z")
                    .arg(root.notch).arg(w - root.notch).arg(w).arg(h - root.notch).arg(h)
            }
        }
    }
}
