import QtQuick
import QtQuick.Shapes
import Outremer.Ui

/** A victory marker: a wax seal in the winner's colour, stamped with its number and his charge. */
Item {
    id: root

    required property string house
    required property int number
    readonly property real unit: Math.max(0.001, Math.min(root.width, root.height) / 100)
    readonly property color wax: Theme.houseColour(root.house)
    readonly property color relief: Theme.houseInk(root.house)

    implicitWidth: Theme.marker
    implicitHeight: Theme.marker

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Victory marker %1").arg(root.number)

    Shape {
        width: 100
        height: 100
        transformOrigin: Item.TopLeft
        scale: root.unit

        ShapePath {
            strokeColor: Qt.darker(root.wax, 1.7)
            strokeWidth: Math.max(2, 1 / root.unit)
            fillGradient: RadialGradient {
                centerX: 38; centerY: 30; centerRadius: 78
                focalX: 38; focalY: 30
                GradientStop { position: 0; color: Qt.lighter(root.wax, 1.35) }
                GradientStop { position: 0.55; color: root.wax }
                GradientStop { position: 1; color: Qt.darker(root.wax, 1.4) }
            }

            PathSvg { path: Glyphs.wax }
        }
        ShapePath {
            fillColor: root.wax
            strokeColor: Qt.darker(root.wax, 1.45)
            strokeWidth: 3.5

            PathSvg { path: "M50 16A34 34 0 0 1 50 84A34 34 0 0 1 50 16Z" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Qt.lighter(root.wax, 1.55)
            strokeWidth: 2.5
            capStyle: ShapePath.RoundCap

            PathSvg { path: "M24 75A36.5 36.5 0 0 0 75 75M17 36A36 36 0 0 1 36 17" }
        }
    }
    Glyph {
        anchors.centerIn: parent
        width: root.unit * 62
        height: root.unit * 62
        boxWidth: 120
        boxHeight: 120
        path: Glyphs.charge(root.house)
        color: Theme.faded(Qt.darker(root.wax, 1.6), 0.4)
    }
    Text {
        anchors.centerIn: parent
        text: root.number
        textFormat: Text.PlainText
        font.family: Theme.textFamily
        font.pixelSize: Math.max(1, Math.round(root.unit * 52))
        font.bold: true
        color: root.relief
        Accessible.ignored: true
    }
}
