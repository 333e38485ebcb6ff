import QtQuick
import Outremer.Ui

/** The id of a rule on parchment, small; a press asks to read it. */
InkText {
    id: root

    required property string rule
    signal picked()

    text: root.rule
    font.pixelSize: Theme.fontTiny
    font.underline: hover.hovered || root.activeFocus
    color: Theme.accentText
    activeFocusOnTab: true

    Accessible.role: Accessible.Link
    Accessible.name: qsTr("Rule %1").arg(root.rule)
    Accessible.onPressAction: root.picked()

    FocusFrame { radius: Theme.hairline; focused: root.activeFocus }
    Hover { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        margin: Theme.gapTiny
        onTapped: root.picked()
    }
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    Keys.onSpacePressed: root.picked()
}
