pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer

/** The illumination of a card: its sign on a diapered ground, between the goods or the order it has to do with. */
Item {
    id: root

    required property var face
    readonly property color ground: CardLooks.ground(root.face)
    readonly property real step: Math.max(1, root.height / 4)
    readonly property string sign: root.face.noun === "tactic" && !root.face.saracen ? "battle" : CardLooks.icon(root.face)
    readonly property var signs: root.face.order ? [root.face.order] : CardLooks.colours(root.face).slice(0, 1)
    readonly property real w: root.width - 2 * Theme.hairline
    readonly property real h: root.height - 2 * Theme.hairline
    // Both ways across, each line cut off at the edges.
    readonly property int lines: Math.floor((root.w + root.h) / root.step)
    readonly property string lattice: Array.from({ length: root.lines }, (_, i) => (i + 1) * root.step)
        .map(x => [Math.min(x, root.w), Math.max(0, x - root.w), Math.max(0, x - root.h), Math.min(x, root.h)])
        .map(([x, y, u, v]) => "M%1 %2L%3 %4M%5 %2L%6 %4".arg(x).arg(y).arg(u).arg(v).arg(root.w - x).arg(root.w - u)).join("")

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.hairline * 2
        border.width: Theme.hairline
        border.color: Theme.gold
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.ground, 1.12) }
            GradientStop { position: 1; color: Qt.darker(root.ground, 1.3) }
        }
    }
    Shape {
        anchors.fill: parent
        anchors.margins: Theme.hairline

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.faded(Theme.goldPale, 0.2)
            strokeWidth: Theme.hairline

            PathSvg { path: root.lattice }
        }
    }
    Repeater {
        model: root.width > 2.2 * root.height && root.signs.length > 0 ? [0.17, 0.83] : []

        CrusaderIcon {
            required property real modelData

            x: Math.round(root.width * modelData - width / 2)
            y: Math.round((root.height - height) / 2)
            width: Math.round(root.height * 0.42)
            height: width
            icon: root.signs[0] ?? "unknown"
            color: Theme.faded(Theme.goldPale, 0.85)
        }
    }
    CrusaderIcon {
        anchors.centerIn: parent
        width: Math.round(root.height * 0.78)
        height: width
        icon: root.sign
        color: Theme.vignetteInk
        outline: Theme.faded(Theme.vignetteShade, 0.55)
        outlineWidth: Theme.hairline
    }
}
