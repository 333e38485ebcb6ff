pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** A part of the form that folds: its head is always there, its rows when it is open. */
ColumnLayout {
    id: root

    required property string section
    required property string title
    required property string hint
    required property string icon
    required property var fields
    required property bool canGrow
    required property int count
    required property int errors
    required property ChapterFormModel form
    property bool open: false

    spacing: Theme.gapTiny

    SectionHead {
        Layout.fillWidth: true
        objectName: "section-" + root.section
        title: root.title
        icon: root.icon
        count: root.count
        errors: root.errors
        open: root.open
        onTapped: root.open = !root.open
    }
    InkText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        visible: root.open
        wrapMode: Text.WordWrap
        text: root.hint
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: Theme.inkSoft
    }
    Repeater {
        model: root.open ? root.form.rowsOf(root.section) : null

        FormRow {
            required property int row

            Layout.fillWidth: true
            section: root.section
            fields: root.fields
            removable: root.canGrow
            onAnswered: (field, value) => root.form.set(root.section, key, field, value)
            onRemoved: root.form.remove(root.section, row)
        }
    }
    InkButton {
        objectName: "add-" + root.section
        Layout.leftMargin: Theme.gap
        visible: root.open && root.canGrow
        text: qsTr("Add a row")
        onClicked: root.form.add(root.section)
    }
    DropArea {
        Layout.fillWidth: true
        implicitHeight: Theme.px(44)
        visible: root.open && root.section === "photographs"
        onDropped: drop => drop.urls.forEach(url => root.form.addPhotograph(url))

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: parent.containsDrag ? Theme.faded(Theme.gold, 0.25) : "transparent"
            border.width: Theme.hairline
            border.color: Theme.rule

            InkText { anchors.centerIn: parent; text: qsTr("Drop pictures here"); color: Theme.inkSoft }
        }
    }
}
