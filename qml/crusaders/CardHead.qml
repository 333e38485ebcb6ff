pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer

/** The head of a card: the deck's colour down to its line of division; its sign at the left, the order it waits for in
 *  the middle, the level or the arms of its state at the right. */
Item {
    id: root

    required property var face
    property bool sparse: false // the middle is needed for words
    readonly property color ink: CardLooks.ink(root.face)
    readonly property real depth: root.height * 0.2
    readonly property real room: root.height - root.depth

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.gold
            strokeWidth: Theme.hairline
            fillGradient: LinearGradient {
                x1: 0; y1: 0; x2: 0; y2: root.height
                GradientStop { position: 0; color: Qt.lighter(CardLooks.ground(root.face), 1.15) }
                GradientStop { position: 1; color: Qt.darker(CardLooks.ground(root.face), 1.2) }
            }

            PathSvg { path: CardLooks.head(root.face.noun ?? "", root.width, root.room, root.depth) }
        }
    }
    CrusaderIcon {
        x: root.height * 0.16
        y: (root.room - height) / 2
        width: root.room * 0.9
        height: width
        icon: CardLooks.icon(root.face)
        color: root.ink
    }
    Repeater {
        model: !root.sparse && root.face.order !== undefined ? 1 : 0

        CrusaderIcon {
            anchors.horizontalCenter: root.horizontalCenter
            y: (root.room - height) / 2
            height: root.room * 0.9
            width: height
            icon: root.face.order ?? ""
            color: Theme.goldPale
        }
    }
    InkText {
        anchors.right: parent.right
        anchors.rightMargin: root.height * 0.22
        y: Math.round((root.room - height) / 2)
        visible: CardLooks.hasLevel(root.face)
        font.bold: true
        font.pixelSize: Math.max(1, Math.round(root.height * 0.62))
        color: root.ink
        text: CardLooks.numerals[root.face.level ?? 0] ?? ""
        Accessible.ignored: true
    }
    Repeater {
        model: root.face.realm !== undefined ? 1 : 0

        Shield {
            anchors.right: root.right
            anchors.rightMargin: root.height * 0.2
            y: (root.room - height) / 2
            height: root.room * 0.9
            width: height * 0.86
            house: root.face.realm ?? ""
        }
    }
}
