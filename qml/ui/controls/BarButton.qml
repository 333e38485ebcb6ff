import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A drawing to press in the bar at the top; `text` names it for a screen reader and for who rests upon it. */
T.Button {
    id: root

    required property string sign
    property string hint: ""

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.hint

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered || root.checked ? Theme.faded(Theme.ruleStrong, 0.14) : "transparent"
        strokeWidth: 0

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: Item {
        SignIcon {
            anchors.centerIn: parent
            width: Math.round(Math.min(parent.width, parent.height) * 0.58)
            height: width
            icon: root.sign
            color: root.hovered || root.visualFocus ? Theme.accentText : Theme.ink
        }
    }

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
}
