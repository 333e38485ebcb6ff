import QtQuick
import QtQuick.Shapes
import Outremer

/** A heater shield in a house's colour with its charge: of Kingdoms, of Crusaders, or a number before a state is chosen. */
Item {
    id: root

    required property string house
    readonly property real unit: Math.max(0.001, Math.min(root.width / 120, root.height / 141))
    readonly property bool rimmed: root.unit > 0.2
    readonly property color field: Theme.houseColour(root.house)

    implicitWidth: Theme.shield
    implicitHeight: Math.round(root.implicitWidth * 1.17)

    Accessible.ignored: true

    Shape {
        x: (root.width - 120 * root.unit) / 2
        y: (root.height - 141 * root.unit) / 2
        width: 120
        height: 141
        transformOrigin: Item.TopLeft
        scale: root.unit

        ShapePath {
            fillColor: root.field
            strokeColor: Theme.vignetteShade
            strokeWidth: root.rimmed ? 9 : 1 / root.unit
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: Glyphs.shield }
        }
        ShapePath {
            fillColor: Theme.faded(Theme.vignetteShade, 0.16)
            strokeColor: "transparent"

            PathSvg { path: root.rimmed ? Glyphs.shieldHalf : "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: root.rimmed ? Theme.goldPale : "transparent"
            strokeWidth: 4.5
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: Glyphs.shield }
        }
        ShapePath {
            fillColor: Theme.houseCharge(root.house)
            fillRule: ShapePath.WindingFill
            strokeColor: root.rimmed ? Theme.faded(Theme.vignetteShade, 0.45) : "transparent"
            strokeWidth: 2

            PathSvg { path: Glyphs.charge(root.house) }
        }
    }
}
