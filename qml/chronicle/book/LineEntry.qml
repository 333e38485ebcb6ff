pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** A line of the match: where it leaves the one above, how far it goes, and what can be done with it. */
FocusScope {
    id: root

    required property var line
    required property string name
    required property bool isNamed
    required property int depth
    required property var guides // by depth: does the line above go on below this one
    required property int fork
    required property int steps
    required property string created
    required property string where
    required property bool isCurrent
    required property bool isPoint
    property bool canChange: false
    property bool current: false
    property bool isOpen: false // being renamed
    signal goOn()
    signal renamed(string name)

    implicitHeight: Math.max(Theme.px(62), body.implicitHeight + 2 * Theme.gapSmall)

    Accessible.role: Accessible.TreeItem
    Accessible.name: qsTr("%1. %2, step %3").arg(root.name).arg(root.where).arg(root.steps)

    Repeater {
        model: root.depth

        Item {
            required property int index
            readonly property bool isLast: index === root.depth - 1
            readonly property bool goesOn: root.guides[index] ?? false

            x: index * Theme.px(34) + Theme.px(16)
            width: Theme.px(18)
            height: root.height

            Rectangle {
                width: Theme.line
                y: -Theme.gapSmall
                height: parent.goesOn ? parent.height + Theme.gapSmall : parent.height / 2 + Theme.gapSmall
                visible: parent.isLast || parent.goesOn
                color: Theme.ruleStrong
            }
            Rectangle {
                y: parent.height / 2
                width: parent.width
                height: Theme.line
                visible: parent.isLast
                color: Theme.ruleStrong
            }
        }
    }
    Cartouche {
        x: root.depth * Theme.px(34)
        width: root.width - x
        height: root.height
        color: root.isCurrent ? Theme.parchmentLight : Theme.faded(Theme.parchment, 0.5)
        stroke: root.isCurrent ? Theme.gold : Theme.rule
        strokeWidth: root.isCurrent ? Theme.line : Theme.hairline

        FocusFrame { focused: root.current && !root.isOpen }
    }
    RowLayout {
        id: body

        x: root.depth * Theme.px(34) + Theme.gap
        y: Theme.gapSmall
        width: root.width - x - Theme.gap
        height: root.height - 2 * y
        spacing: Theme.gap

        SignIcon {
            Layout.preferredWidth: Theme.px(24)
            Layout.preferredHeight: Theme.px(24)
            icon: root.isCurrent ? "march" : root.isPoint ? "backup" : root.isNamed ? "replay" : "undo"
            color: root.isCurrent ? Theme.rubric : Theme.gold
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.hairline

            InkText {
                Layout.fillWidth: true
                visible: !root.isOpen
                wrapMode: Text.Wrap
                font.pixelSize: Math.round(Theme.fontNormal * 1.06)
                text: root.name
            }
            InkField {
                id: editor

                objectName: "lineName"
                Layout.fillWidth: true
                visible: root.isOpen
                label: qsTr("Name of the line")
                onAccepted: rename.clicked()
                Keys.onEscapePressed: root.isOpen = false
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.depth > 0 ? qsTr("%1 · step %2, branching off at %3 · %4").arg(root.where).arg(root.steps).arg(root.fork).arg(root.created)
                                     : qsTr("%1 · step %2 · %3").arg(root.where).arg(root.steps).arg(root.created)
            }
        }
        InkText {
            visible: root.isCurrent
            font.pixelSize: Theme.fontSmall
            font.italic: true
            color: Theme.rubric
            text: root.canChange ? qsTr("being played") : qsTr("in the chronicle")
        }
        InkButton {
            id: rename

            objectName: "renameLine"
            quiet: true
            text: root.isOpen ? qsTr("Save") : qsTr("Rename")
            onClicked: {
                if (root.isOpen)
                    root.renamed(editor.text)
                editor.text = root.isNamed ? root.name : ""
                root.isOpen = !root.isOpen
                if (root.isOpen) editor.forceActiveFocus()
            }
        }
        InkButton {
            objectName: "goOn"
            visible: root.canChange && !root.isCurrent
            text: qsTr("Go on from here")
            onClicked: root.goOn()
        }
    }
}
