pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui
import Outremer.Looks

/** The roundel of a game: its sign in gold, and fields in the colours of its houses. */
Item {
    id: root

    required property string game
    readonly property var emblem: Looks.emblem(root.game)
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

            PathSvg { path: root.emblem.path }
        }
    }
    Repeater {
        model: root.emblem.fields

        Glyph {
            required property var modelData

            x: (root.width - width) / 2
            y: (root.height - height) / 2
            width: 200 * root.unit
            height: width
            boxWidth: 200
            boxHeight: 200
            path: modelData.path
            color: modelData.house === "" ? Theme.vignetteInk : Theme.houseColour(modelData.house)
            outline: Theme.goldPale
            outlineWidth: 2.4 * root.unit
        }
    }
}
