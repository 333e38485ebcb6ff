pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui
import Outremer.Kingdoms

/** The picture of a unit: its arms on a diapered ground in the colour of the strongest, under a cusped arch. */
Item {
    id: root

    required property var symbols
    readonly property real w: root.width
    readonly property real h: root.height
    readonly property var places: KingdomsTheme.places[root.symbols.length] ?? []
    readonly property string strongest: root.symbols[root.symbols.length - 1] ?? ""
    readonly property color ground: KingdomsTheme.ground(root.strongest)
    readonly property real spring: root.h * 0.34
    readonly property string arch: "C%1 %2 %3 %4 %5 %6C%7 %4 %8 %2 0 %9".arg(root.w * 0.99).arg(root.h * 0.13)
        .arg(root.w * 0.62).arg(root.h * 0.12).arg(root.w / 2).arg(root.h * 0.02)
        .arg(root.w * 0.38).arg(root.w * 0.01).arg(root.spring)
    readonly property var steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    readonly property string lattice: root.steps.map(i => "M%1 0L%2 %3M%4 0L%5 %3"
        .arg(i * root.w / 6).arg(i * root.w / 6 - root.h).arg(root.h)
        .arg(root.w - i * root.w / 6).arg(root.w - i * root.w / 6 + root.h)).join("")

    clip: true

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.hairline * 2
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.ground, 1.15) }
            GradientStop { position: 1; color: Qt.darker(root.ground, 1.25) }
        }
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.faded(Theme.vignetteInk, 0.13)
            strokeWidth: Theme.hairline

            PathSvg { path: root.lattice }
        }
        ShapePath {
            fillColor: Qt.darker(root.ground, 1.7)
            strokeColor: "transparent"

            PathSvg { path: "M0 0L%1 0L%1 %2%3Z".arg(root.w).arg(root.spring).arg(root.arch) }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.goldPale
            strokeWidth: Theme.hairline * 1.5

            PathSvg { path: "M%1 %2%3".arg(root.w).arg(root.spring).arg(root.arch) }
        }
    }
    Repeater {
        model: [0.055, 0.945]

        Rectangle {
            required property real modelData

            x: Math.round(root.w * modelData - width / 2)
            y: Math.round(root.w * 0.055 - height / 2)
            width: Math.round(root.w * 0.05)
            height: width
            radius: width / 2
            color: Theme.goldPale
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.gold
    }
    Repeater {
        model: root.places

        SymbolIcon {
            required property int index
            required property var modelData

            symbol: root.symbols[index]
            width: Math.round(root.h * modelData[2])
            height: width
            x: Math.round(root.w * modelData[0] - width / 2)
            y: Math.round(root.h * modelData[1] - height / 2)
            color: Theme.vignetteInk
            outline: Theme.faded(Theme.vignetteShade, 0.55)
            outlineWidth: Theme.hairline
        }
    }
}
