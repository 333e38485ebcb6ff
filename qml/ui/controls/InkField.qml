import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A line to write on. `label` names it for a screen reader; the placeholder stands in the empty line. */
T.TextField {
    id: root

    property string label: root.placeholderText
    property bool wrong: false

    implicitWidth: Theme.fieldWidth
    implicitHeight: Theme.control
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.textFamily
    font.pixelSize: Theme.fontNormal
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.EditableText
    Accessible.name: root.label

    background: Rectangle {
        radius: Theme.hairline * 3
        color: Theme.well
        border.width: root.activeFocus ? Theme.line : Theme.hairline
        border.color: root.wrong ? Theme.danger : root.activeFocus ? Theme.selected
            : root.hovered ? Theme.ruleStrong : Theme.rule

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            visible: !root.activeFocus && !root.wrong
            color: Theme.ruleStrong
        }
    }
    cursorDelegate: InkCursor {}

    Text {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        visible: root.length === 0 && root.preeditText === ""
        verticalAlignment: Text.AlignVCenter
        text: root.placeholderText
        textFormat: Text.PlainText
        elide: Text.ElideRight
        font.family: root.font.family
        font.pixelSize: root.font.pixelSize
        font.italic: true
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
