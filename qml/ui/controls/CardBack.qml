pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui

/** The back of a card, or a deck of them: lapis diaper, gold frame, the cross of Outremer. */
Item {
    id: root

    property int count: 0
    readonly property real unit: root.width / 104
    readonly property real inset: Math.round(7 * root.unit)
    readonly property real innerWidth: root.width - 2 * root.inset
    readonly property real innerHeight: root.height - 2 * root.inset
    readonly property real step: root.innerWidth / 6
    readonly property var rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    readonly property string lattice: root.rows.map(i => "M%1 0L%2 %3M%4 0L%5 %3".arg(i * root.step)
        .arg(i * root.step - root.innerHeight).arg(root.innerHeight)
        .arg(root.innerWidth - i * root.step).arg(root.innerWidth - i * root.step + root.innerHeight)).join("")

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.count > 0 ? qsTr("Cards in the deck: %1").arg(root.count) : qsTr("Face-down card")

    Repeater {
        model: Math.min(3, Math.max(0, Math.ceil(root.count / 12) - 1))

        Rectangle {
            required property int index

            x: (index + 1) * Theme.line
            y: (index + 1) * Theme.line
            z: -index
            width: root.width
            height: root.height
            radius: face.radius
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.cardEdge
        }
    }
    CardShadow {
        anchors.fill: face
        radius: face.radius
        visible: root.count <= 12
    }
    Rectangle {
        id: face

        anchors.fill: parent
        radius: Math.round(7 * root.unit)
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.cardEdge
    }
    Rectangle {
        x: root.inset
        y: root.inset
        width: root.innerWidth
        height: root.innerHeight
        radius: Theme.hairline * 3
        clip: true
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.cardBack }
            GradientStop { position: 1; color: Theme.cardBackDeep }
        }

        Shape {
            anchors.fill: parent

            ShapePath {
                fillColor: "transparent"
                strokeColor: Theme.faded(Theme.goldPale, 0.28)
                strokeWidth: Theme.hairline

                PathSvg { path: root.lattice }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.hairline * 2
            radius: Theme.hairline * 2
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.goldPale
        }
    }
    GameEmblem {
        anchors.centerIn: parent
        width: root.innerWidth * 0.68
        height: width
        game: ""
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.inset + Math.round(6 * root.unit)
        width: Math.max(height * 1.6, number.implicitWidth + Theme.gap)
        height: Math.round(20 * root.unit)
        radius: height / 2
        visible: root.count > 0
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.gold

        Text {
            id: number

            anchors.centerIn: parent
            text: root.count
            textFormat: Text.PlainText
            font.family: Theme.textFamily
            font.pixelSize: Math.max(1, Math.round(13 * root.unit))
            font.bold: true
            color: Theme.ink
            Accessible.ignored: true
        }
    }
}
