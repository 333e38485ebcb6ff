import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** Turns a leaf of the book over, on or back. */
T.Button {
    id: root

    property bool forward: true

    implicitWidth: Theme.px(38)
    implicitHeight: Theme.px(64)
    opacity: root.enabled ? 1 : 0.3
    activeFocusOnTab: root.enabled
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.forward ? qsTr("Next pages") : qsTr("Previous pages")

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : "transparent"
        strokeWidth: root.hovered ? Theme.hairline : 0

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: SignIcon {
        icon: root.forward ? "next" : "previous"
        color: root.hovered ? Theme.rubric : Theme.inkSoft
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
