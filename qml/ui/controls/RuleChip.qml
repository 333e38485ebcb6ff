import QtQuick
import Outremer.Ui

/** The id of a rule in a small box; a press asks to read it. Its ink is for a dark ground, unless another is given. */
Rectangle {
    id: root

    required property string rule
    property color ink: Theme.toastRule
    property int letters: Theme.fontSmall
    signal picked()

    implicitWidth: label.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: label.implicitHeight + Theme.gapTiny
    radius: Theme.hairline * 3
    color: hover.hovered ? Theme.faded(root.ink, 0.25) : "transparent"
    border.width: Theme.hairline
    border.color: root.ink
    activeFocusOnTab: true

    Accessible.role: Accessible.Link
    Accessible.name: qsTr("Rule %1").arg(root.rule)
    Accessible.onPressAction: root.picked()

    Text {
        id: label

        anchors.centerIn: parent
        text: root.rule
        textFormat: Text.PlainText
        font.family: Theme.textFamily
        font.pixelSize: root.letters
        color: root.ink
        Accessible.ignored: true
    }
    FocusFrame {
        radius: root.radius
        focused: root.activeFocus
    }
    Hover {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.picked()
    }
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    Keys.onSpacePressed: root.picked()
}
