pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer

/** The back of a card of Crusaders, or a deck of them: its deck's colour, sign and line; the levels as a numeral. */
Item {
    id: root

    property string noun: ""
    property int level: 0
    property int count: 0
    property bool saracen: false
    property string levels: root.level > 0 ? CardLooks.numerals[root.level] : ""
    readonly property real unit: root.width / 104
    readonly property real inset: Math.max(Theme.hairline * 2, Math.round(6 * root.unit))
    readonly property var face: ({ noun: root.noun, saracen: root.saracen })
    readonly property color ground: CardLooks.ground(root.face)

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.count > 0 ? qsTr("Cards in the deck: %1").arg(root.count) : qsTr("Face-down card")

    Repeater {
        model: Math.max(0, Math.min(3, Math.ceil(root.count / 10) - 1))

        Rectangle {
            required property int index

            x: (index + 1) * Theme.hairline * 1.5
            y: x
            z: -index - 1
            width: root.width
            height: root.height
            radius: plate.radius
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.cardEdge
        }
    }
    Rectangle {
        id: plate

        anchors.fill: parent
        radius: Math.round(root.width / 14)
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.cardEdge
    }
    Rectangle {
        id: field

        anchors.fill: parent
        anchors.margins: root.inset
        radius: Theme.hairline * 2
        border.width: Theme.hairline
        border.color: Theme.goldPale
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.ground, 1.1) }
            GradientStop { position: 1; color: Qt.darker(root.ground, 1.35) }
        }

        Shape {
            anchors.fill: parent

            ShapePath {
                strokeColor: Theme.faded(Theme.goldPale, 0.8)
                strokeWidth: Theme.hairline
                fillColor: Qt.darker(root.ground, 1.5)

                PathSvg { path: CardLooks.head(root.noun, field.width, field.height * 0.16, field.height * 0.07) }
            }
            transform: Scale { yScale: -1; origin.y: field.height / 2 }
        }
        CrusaderIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: field.height * (root.levels === "" ? 0.24 : 0.1)
            width: Math.min(field.width * 0.72, field.height * 0.5)
            height: width
            icon: CardLooks.icon(root.face)
            color: Theme.goldPale
        }
        InkText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: field.height * 0.56
            height: field.height * 0.22
            verticalAlignment: Text.AlignVCenter
            font.bold: true
            font.pixelSize: Math.max(1, Math.round(field.height * 0.17))
            color: Theme.goldPale
            text: root.levels
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.inset / 2
        width: Math.max(height * 1.5, number.implicitWidth + height * 0.7)
        height: Math.round(Math.min(22 * root.unit, root.height * 0.22))
        radius: height / 2
        visible: root.count > 0
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.gold

        InkText {
            id: number

            anchors.centerIn: parent
            text: root.count
            font.pixelSize: Math.max(1, Math.round(parent.height * 0.72))
            font.bold: true
            Accessible.ignored: true
        }
    }
}
