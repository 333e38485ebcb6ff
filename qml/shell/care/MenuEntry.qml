import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** One line of the menu: a drawing, what it does, and the key that does the same. */
T.AbstractButton {
    id: root

    required property string sign
    required property string does // its name in the list of keys

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.control
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.parchmentDeep : root.hovered || root.activeFocus ? Theme.faded(Theme.ruleStrong, 0.16) : "transparent"

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: RowLayout {
        spacing: Theme.gap

        SignIcon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            icon: root.sign
            color: Theme.accentText
        }
        InkText {
            Layout.fillWidth: true
            text: root.text
            Accessible.ignored: true
        }
        KeyCap {
            Layout.leftMargin: Theme.gapLarge
            visible: text !== ""
            text: Shortcuts.cap(root.does)
        }
    }

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
}
