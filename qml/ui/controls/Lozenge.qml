import QtQuick
import Outremer.Ui

/** A small diamond, the full stop of this house's ornament. */
Item {
    id: root

    property real size: Theme.gapSmall
    property color color: Theme.gold
    property color edge: "transparent"

    implicitWidth: root.size
    implicitHeight: root.size

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: Math.round(root.size * 0.71)
        height: width
        rotation: 45
        antialiasing: true
        color: root.color
        border.width: root.edge.a > 0 ? Theme.line : 0
        border.color: root.edge
    }
}
