pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** One of many: shows what is chosen, and opens a list to choose from. With `ownWords` anything may be written in. */
FocusScope {
    id: root

    required property var choices // { value, text }
    property var value: undefined
    property string label: ""
    property bool ownWords: false
    property bool wrong: false
    readonly property var chosen: root.choices.find(choice => (choice.value ?? "") === (root.value ?? ""))
    readonly property string text: root.chosen ? root.chosen.text : String(root.value ?? "")
    signal picked(var value)

    function open() {
        const below = root.Window.height - root.mapToItem(null, 0, root.height).y
        list.upwards = below < list.likelyHeight && root.mapToItem(null, 0, 0).y > below
        list.open()
    }

    implicitWidth: Theme.fieldWidth * Math.min(1.5, Math.max(1, Theme.textScale))
    implicitHeight: Theme.control
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.text)
    Accessible.onPressAction: root.open()

    Rectangle {
        anchors.fill: parent
        radius: Theme.hairline * 3
        color: Theme.well
        border.width: root.activeFocus || list.opened ? Theme.line : Theme.hairline
        border.color: root.wrong ? Theme.danger : root.activeFocus || list.opened ? Theme.selected
            : hover.hovered ? Theme.ruleStrong : Theme.rule
    }
    InkText {
        anchors.left: parent.left
        anchors.right: arrow.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.text === "" ? qsTr("Choose…") : root.text
        font.italic: root.text === ""
        color: root.text === "" ? Theme.inkSoft : Theme.ink
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    SignIcon {
        id: arrow

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(14)
        height: width
        rotation: 90
        icon: "next"
        color: Theme.inkSoft
    }
    FocusFrame { focused: root.activeFocus && !list.opened }
    Hover { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.open()
    }
    Keys.onReturnPressed: root.open()
    Keys.onEnterPressed: root.open()
    Keys.onSpacePressed: root.open()
    Keys.onDownPressed: root.open()

    SelectList {
        id: list

        property bool upwards: false // where there is no room below
        readonly property real likelyHeight: Math.min(Theme.px(360), (root.choices.length + 1) * Theme.control)

        choices: root.choices
        current: root.text
        ownWords: root.ownWords
        width: Math.max(root.width, Theme.px(260))
        y: list.upwards ? -list.height - Theme.hairline : root.height + Theme.hairline
        onPicked: value => root.picked(value)
        onClosed: root.forceActiveFocus()
    }
}
