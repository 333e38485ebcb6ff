import QtQuick
import Outremer

/** The id of a rule in a small box on a dark ground; a press asks to read it. */
Rectangle {
    id: root

    required property string rule
    signal picked()

    implicitWidth: label.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: label.implicitHeight + Theme.gapTiny
    radius: Theme.hairline * 3
    color: hover.hovered ? Theme.faded(Theme.toastRule, 0.25) : "transparent"
    border.width: Theme.hairline
    border.color: Theme.toastRule
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
        font.pixelSize: Theme.fontSmall
        color: Theme.toastRule
        Accessible.ignored: true
    }
    FocusFrame {
        radius: root.radius
        focused: root.activeFocus
    }
    HoverHandler {
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
