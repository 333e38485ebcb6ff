pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** One row of a form: whom it is about, its fields, and a way to take it out again. */
Item {
    id: root

    required property string section
    required property var key
    required property var fields
    required property var values
    required property string title
    required property string detail
    required property string house
    required property var notes
    property bool removable: false
    signal answered(string field, var value)
    signal removed()

    implicitHeight: Math.max(head.height, flow.implicitHeight) + 2 * Theme.gapSmall

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.faded(Theme.parchmentDeep, 0.45)
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.rule, 0.7)
    }
    RowLayout {
        id: head

        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: (root.house !== "" ? Theme.px(34) + spacing : 0) + (root.title !== "" ? names.Layout.preferredWidth : 0)
        visible: width > 0
        spacing: Theme.gap

        Shield {
            Layout.preferredWidth: Theme.px(34)
            Layout.preferredHeight: Theme.px(40)
            visible: root.house !== ""
            house: root.house
        }
        ColumnLayout {
            id: names

            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(104 * Math.min(1.6, Math.max(1, Theme.textScale)))
            visible: root.title !== ""
            spacing: 0

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.title
            }
            InkText {
                Layout.fillWidth: true
                visible: root.detail !== ""
                wrapMode: Text.Wrap
                text: root.detail
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
            }
        }
    }
    Flow {
        id: flow

        x: head.x + (head.visible ? head.width + Theme.gap : 0)
        y: Theme.gapSmall
        width: root.width - x - Theme.gap - (root.removable ? cross.width : 0)
        spacing: Theme.gapSmall

        Repeater {
            model: root.fields

            FieldEditor {
                required property var modelData

                objectName: root.section + "." + root.key + "." + modelData.id
                field: modelData
                value: root.values[modelData.id]
                note: root.notes[modelData.id]
                room: flow.width
                onAnswered: value => root.answered(modelData.id, value)
            }
        }
    }
    InkButton {
        id: cross

        objectName: root.section + "." + root.key + ".remove"
        anchors.right: parent.right
        y: Theme.gapSmall
        visible: root.removable
        quiet: true
        text: "✕"
        Accessible.name: qsTr("Take this row out")
        onClicked: root.removed()
    }
}
