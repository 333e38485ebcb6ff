pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One line of tonight's sheet: a heading, a text, a small table, or a box to tick. */
Item {
    id: root

    required property string key
    required property string kind
    required property string text
    required property var cells
    required property int columns
    required property bool isTicked
    readonly property bool isBox: root.kind === "box"
    signal ticked(bool isNow)

    objectName: root.key
    implicitHeight: root.kind === "section" ? heading.implicitHeight + Theme.gap
        : root.kind === "table" ? table.implicitHeight + Theme.gapSmall
        : Math.max(root.isBox ? Theme.px(34) : 0, words.implicitHeight + Theme.gapTiny)
    activeFocusOnTab: root.isBox

    Accessible.role: root.isBox ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: root.text
    Accessible.checkable: root.isBox
    Accessible.checked: root.isTicked
    Accessible.onPressAction: if (root.isBox) root.ticked(!root.isTicked)

    PanelTitle {
        id: heading

        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.kind === "section"
        text: root.text
    }
    GridLayout {
        id: table

        width: parent.width
        visible: root.kind === "table"
        columns: Math.max(1, root.columns)
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gapTiny

        Repeater {
            model: root.kind === "table" ? root.cells : []

            InkText {
                required property string modelData
                required property int index

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                wrapMode: Text.WordWrap
                text: modelData
                font.pixelSize: index < table.columns ? Theme.fontSmall : Theme.fontNormal
                color: index < table.columns ? Theme.inkSoft : Theme.ink
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        visible: root.isBox && hover.hovered
        color: Theme.faded(Theme.ruleStrong, 0.12)
    }
    Rectangle {
        id: box

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapSmall
        width: Theme.px(22)
        height: width
        radius: Theme.hairline * 3
        visible: root.isBox
        color: root.isTicked ? Theme.accent : Theme.well
        border.width: Theme.hairline
        border.color: root.isTicked ? Theme.accentPressed : Theme.ruleStrong

        SignIcon {
            anchors.centerIn: parent
            width: parent.width * 0.72
            height: width
            visible: root.isTicked
            icon: "check"
            color: Theme.goldPale
        }
    }
    InkText {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: root.isBox ? box.x + box.width + Theme.gap : 0
        width: parent.width - x
        visible: root.isBox || root.kind === "text"
        wrapMode: Text.WordWrap
        text: root.text
        color: root.isTicked ? Theme.inkSoft : Theme.ink
        Accessible.ignored: true
    }
    FocusFrame { focused: root.activeFocus }
    Hover { id: hover }
    TapHandler { enabled: root.isBox; onTapped: root.ticked(!root.isTicked) }
    Keys.onSpacePressed: root.ticked(!root.isTicked)
    Keys.onReturnPressed: root.ticked(!root.isTicked)
}
