pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui

/** A wax seal with a numeral pressed into it: what it closes is not to be seen yet. */
Item {
    id: root

    required property string roman
    readonly property color wax: Theme.wax
    readonly property string outline: "M96.1 44.7Q98.8 50.0 96.8 55.5Q94.7 61.0 94.2 66.9Q93.6 72.9 89.2 76.9Q84.9 80.9 81.4 85.6Q77.9 90.4"
        + " 72.2 91.9Q66.5 93.5 61.1 95.3Q55.7 97.0 50.1 96.1Q44.5 95.1 38.5 95.7Q32.4 96.3 28.2 92.0Q23.9 87.7"
        + " 18.5 85.3Q13.0 82.8 11.8 76.8Q10.5 70.7 6.8 66.2Q3.0 61.6 4.0 55.8Q5.1 50.0 4.0 44.2Q2.8 38.4 6.2 3"
        + "3.6Q9.6 28.8 12.1 23.7Q14.6 18.6 19.6 15.9Q24.5 13.1 28.8 9.1Q33.0 5.1 38.7 4.5Q44.4 3.8 50.2 2.5Q55"
        + ".9 1.2 60.9 4.7Q65.8 8.2 71.9 8.9Q78.0 9.5 80.7 15.0Q83.4 20.4 88.3 23.9Q93.2 27.3 93.3 33.3Q93.3 39"
        + ".3 96.1 44.7Z"

    implicitWidth: Theme.px(64)
    implicitHeight: root.implicitWidth

    Accessible.ignored: true

    Shape {
        width: 100
        height: 100
        transformOrigin: Item.TopLeft
        scale: Math.max(0.001, root.width / 100)

        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.faded(Theme.shadow, 0.28)

            PathSvg { path: "M4 56A46 46 0 0 0 96 56Z" }
        }
        ShapePath {
            strokeColor: Qt.darker(root.wax, 1.5)
            strokeWidth: 1
            fillGradient: RadialGradient {
                centerX: 38; centerY: 30; centerRadius: 74
                focalX: 38; focalY: 30
                GradientStop { position: 0; color: Qt.lighter(root.wax, 1.28) }
                GradientStop { position: 0.55; color: root.wax }
                GradientStop { position: 1; color: Qt.darker(root.wax, 1.45) }
            }

            PathSvg { path: root.outline }
        }
        ShapePath {
            strokeColor: Qt.darker(root.wax, 1.4)
            strokeWidth: 2.4
            fillColor: Theme.faded(Qt.darker(root.wax, 1.5), 0.35)

            PathSvg { path: "M50 16A34 34 0 0 1 50 84A34 34 0 0 1 50 16Z" }
        }
        ShapePath {
            strokeColor: Theme.faded(Theme.vignetteInk, 0.5)
            strokeWidth: 1.2
            fillColor: "transparent"

            PathSvg { path: "M50 18A32 32 0 0 1 82 50A32 32 0 0 1 50 82" }
        }
    }
    Repeater {
        model: 2

        InkText {
            required property int index

            anchors.centerIn: parent
            anchors.verticalCenterOffset: (index ? -0.008 : 0.012) * root.height
            font.family: Theme.displayFamily
            font.pixelSize: Math.max(1, Math.round(root.height * 0.36))
            color: index ? Theme.vignetteInk : Qt.darker(root.wax, 1.8)
            text: root.roman
        }
    }
}
