pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** Several lines to write on. Tab goes on to the next thing: a note needs no tabs. */
T.TextArea {
    id: root

    property string label: root.placeholderText

    implicitHeight: Math.max(Theme.px(72), contentHeight + topPadding + bottomPadding)
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    font.family: Theme.textFamily
    font.pixelSize: Theme.fontNormal
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    activeFocusOnTab: true

    Accessible.role: Accessible.EditableText
    Accessible.name: root.label
    Accessible.multiLine: true

    background: Rectangle {
        radius: Theme.hairline * 3
        color: Theme.well
        border.width: root.activeFocus ? Theme.line : Theme.hairline
        border.color: root.activeFocus ? Theme.selected : Theme.ruleStrong
    }
    cursorDelegate: Rectangle {
        width: Theme.line
        visible: root.activeFocus
        color: Theme.rubric
    }

    Text {
        x: root.leftPadding
        y: root.topPadding
        width: root.width - 2 * x
        visible: root.length === 0 && root.preeditText === ""
        text: root.placeholderText
        textFormat: Text.PlainText
        elide: Text.ElideRight
        font.family: root.font.family
        font.pixelSize: root.font.pixelSize
        font.italic: true
        color: Theme.inkSoft
        Accessible.ignored: true
    }

    Keys.priority: Keys.BeforeItem
    Keys.onTabPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
}
