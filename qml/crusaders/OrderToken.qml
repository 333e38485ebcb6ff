import QtQuick
import Outremer.Ui

/** An order token on the cross: a round piece of its owner's colour and charge; the enhanced side has a golden rim and a plus. */
Item {
    id: root

    required property string owner
    property bool enhanced: false
    property bool acting: false
    property point shift: Qt.point(0, 0) // of the charge, towards the part of a covered token that shows
    property real chargeSize: 0.62
    readonly property color ground: Theme.houseColour(root.owner)

    Accessible.ignored: true

    Rectangle { // its shadow
        x: root.width * 0.04
        y: root.height * 0.08
        width: root.width
        height: root.height
        radius: width / 2
        color: Theme.faded(Theme.shadow, 0.4)
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.enhanced ? Theme.goldPale : Qt.darker(root.ground, 1.22)
        border.width: Math.max(1, root.width * 0.03)
        border.color: root.enhanced ? Qt.darker(Theme.gold, 1.5) : Qt.darker(root.ground, 1.9)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.width * (root.enhanced ? 0.12 : 0.09)
        radius: width / 2
        border.width: Math.max(1, root.width * 0.025)
        border.color: root.enhanced ? Qt.darker(Theme.gold, 1.4) : Qt.darker(root.ground, 1.35)
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.ground, 1.14) }
            GradientStop { position: 1; color: Qt.darker(root.ground, 1.1) }
        }
    }
    Glyph {
        x: (root.width - width) / 2 + root.shift.x
        y: (root.height - height) / 2 + root.shift.y
        width: root.width * root.chargeSize
        height: width
        boxWidth: 120
        boxHeight: 120
        path: Glyphs.charge(root.owner)
        color: Theme.houseCharge(root.owner)
    }
    Rectangle { // whose order is being carried out
        anchors.fill: parent
        anchors.margins: -root.width * 0.1
        radius: width / 2
        visible: root.acting
        color: "transparent"
        border.width: Math.max(2, root.width * 0.08)
        border.color: Theme.glow
    }
    Rectangle {
        x: root.width * 0.66
        y: -root.height * 0.06
        width: root.width * 0.42
        height: width
        radius: width / 2
        visible: root.enhanced
        color: Theme.gold
        border.width: Math.max(1, root.width * 0.03)
        border.color: Theme.vignetteInk

        SignIcon {
            anchors.fill: parent
            anchors.margins: parent.width * 0.2
            icon: "plus"
            color: Theme.vignetteShade
        }
    }
}
