pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer

/** The page behind everything: mottled vellum with worn edges, drawn once into a layer; a border if asked for. */
Item {
    id: root

    property bool bordered: false
    readonly property int fibres: 90

    layer.enabled: true

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    Repeater {
        model: 10

        Shape {
            id: blotch

            required property int index
            readonly property real r: Theme.blotch * (0.55 + (blotch.index * 0.37) % 0.45)
            readonly property color tint: blotch.index % 2 ? Theme.pageShade : Theme.parchmentLight

            x: root.width * ((blotch.index * 0.618 + 0.11) % 1) - r
            y: root.height * ((blotch.index * 0.414 + 0.27) % 1) - r
            width: 2 * r
            height: 2 * r

            ShapePath {
                strokeColor: "transparent"
                fillGradient: RadialGradient {
                    centerX: blotch.r; centerY: blotch.r; centerRadius: blotch.r
                    focalX: blotch.r; focalY: blotch.r
                    GradientStop { position: 0; color: Theme.faded(blotch.tint, 0.28) }
                    GradientStop { position: 1; color: Theme.faded(blotch.tint, 0) }
                }

                PathSvg { path: "M0 0L%1 0L%1 %1L0 %1Z".arg(2 * blotch.r) }
            }
        }
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.faded(Theme.ruleStrong, 0.16)
            strokeWidth: Theme.hairline
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: Array.from({ length: root.fibres }, (_, i) => "M%1 %2q%3 %4 %5 %6"
                    .arg(root.width * ((i * 0.7548) % 1)).arg(root.height * ((i * 0.5698) % 1))
                    .arg(Theme.gapTiny * ((i % 5) - 2)).arg(Theme.gapTiny * ((i % 3) - 1) / 2)
                    .arg(Theme.gapSmall * ((i % 7) - 3) / 2).arg(Theme.gapTiny * ((i % 4) - 1.5))).join("")
            }
        }
    }
    Repeater {
        model: 4

        Rectangle {
            id: edge

            required property int index
            readonly property bool across: edge.index < 2

            x: edge.index === 3 ? root.width - width : 0
            y: edge.index === 1 ? root.height - height : 0
            width: edge.across ? root.width : Theme.blotch / 4
            height: edge.across ? Theme.blotch / 4 : root.height
            gradient: Gradient {
                orientation: edge.across ? Gradient.Vertical : Gradient.Horizontal
                GradientStop { position: edge.index % 2; color: Theme.faded(Theme.pageShade, 0.5) }
                GradientStop { position: 1 - edge.index % 2; color: Theme.faded(Theme.pageShade, 0) }
            }
        }
    }
    PageBorder {
        anchors.fill: parent
        visible: root.bordered
    }
}
