pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer

/** The roundel of a game: five fields under a crown for "kingdoms", the cross of Outremer for any other. */
Item {
    id: root

    required property string game
    readonly property bool kingdoms: root.game === "kingdoms"
    readonly property real unit: Math.max(0.001, Math.min(root.width, root.height) / 200)

    implicitWidth: Theme.emblem
    implicitHeight: Theme.emblem

    Accessible.ignored: true

    Shape {
        x: (root.width - 200 * root.unit) / 2
        y: (root.height - 200 * root.unit) / 2
        width: 200
        height: 200
        transformOrigin: Item.TopLeft
        scale: root.unit

        ShapePath {
            strokeColor: Theme.goldPale
            strokeWidth: 6
            fillGradient: RadialGradient {
                centerX: 100; centerY: 70; centerRadius: 120
                focalX: 100; focalY: 70
                GradientStop { position: 0; color: Theme.cardBack }
                GradientStop { position: 1; color: Theme.cardBackDeep }
            }

            PathSvg { path: "M100 5A95 95 0 0 1 100 195A95 95 0 0 1 100 5Z" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.vignetteShade
            strokeWidth: Math.max(2, 0.8 / root.unit)

            PathSvg { path: "M100 1A99 99 0 0 1 100 199A99 99 0 0 1 100 1Z" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: root.width > 60 ? Theme.gold : "transparent"
            strokeWidth: 4
            strokeStyle: ShapePath.DashLine
            dashPattern: [0.01, 2.2]
            capStyle: ShapePath.RoundCap

            PathSvg { path: "M100 14A86 86 0 0 1 100 186A86 86 0 0 1 100 14Z" }
        }
        ShapePath {
            fillColor: Theme.goldPale
            strokeColor: "transparent"
            fillRule: ShapePath.WindingFill

            PathSvg { path: root.kingdoms ? Glyphs.emblemCrown : Glyphs.emblemCross }
        }
    }
    Repeater {
        model: root.kingdoms ? ["cross", "lily", "star", "tower", ""] : []

        Glyph {
            required property int index
            required property string modelData

            x: (root.width - 200 * root.unit) / 2 + (30 + 29 * index) * root.unit
            y: (root.height - 200 * root.unit) / 2 + 103 * root.unit
            width: 24 * root.unit
            height: (index === 2 ? 70 : index % 2 ? 62 : 44) * root.unit
            boxWidth: 24
            boxHeight: index === 2 ? 70 : index % 2 ? 62 : 44
            path: "M1 1L23 1L23 %1C23 %2 18 %3 12 %4C6 %3 1 %2 1 %1Z".replace(/%1/g, boxHeight - 24)
                .replace(/%2/g, boxHeight - 12).replace(/%3/g, boxHeight - 4).replace(/%4/g, boxHeight - 1)
            color: modelData === "" ? Theme.vignetteInk : Theme.houseColour(modelData)
            outline: Theme.goldPale
            outlineWidth: 2.4 * root.unit
        }
    }
}
