import QtQuick
import Outremer.Ui

/** A small shield that can be pressed in: it stands for a house and is on or off. */
FocusScope {
    id: root

    required property string house
    required property string label
    property bool on: false
    signal toggled()

    implicitWidth: Theme.px(22)
    implicitHeight: Theme.px(26)
    activeFocusOnTab: true
    opacity: root.on || hover.hovered || root.activeFocus ? 1 : 0.75

    Accessible.role: Accessible.CheckBox
    Accessible.name: root.label
    Accessible.checked: root.on
    Accessible.onPressAction: root.toggled()

    Shield {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        house: root.house
    }
    FocusFrame {
        radius: Theme.hairline * 3
        selected: root.on
        focused: root.activeFocus
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.toggled() }
    Keys.onReturnPressed: root.toggled()
    Keys.onEnterPressed: root.toggled()
    Keys.onSpacePressed: root.toggled()
}
