import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** A note of an evening; a press on the pen lets it be rewritten. An empty one is not quoted any more. */
FocusScope {
    id: root

    required property string text
    property string who: ""
    property string date: ""
    property bool isOpen: false
    signal rewritten(string text)

    implicitHeight: root.isOpen ? editor.implicitHeight + buttons.height + Theme.gapSmall : quote.implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: root.text

    StoryQuote {
        id: quote

        width: parent.width - pen.width
        visible: !root.isOpen
        text: root.text
        who: root.who === "" ? root.date : qsTr("%1, %2").arg(root.who).arg(root.date)
    }
    InkButton {
        id: pen

        objectName: "editNote"
        anchors.right: parent.right
        visible: !root.isOpen
        quiet: true
        text: qsTr("Edit")
        onClicked: {
            editor.text = root.text
            root.isOpen = true
            editor.forceActiveFocus()
        }
    }
    NoteField {
        id: editor

        objectName: "noteEditor"
        width: parent.width
        visible: root.isOpen
        label: qsTr("The note")
        Keys.onEscapePressed: root.isOpen = false
    }
    Row {
        id: buttons

        anchors.top: editor.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.right: parent.right
        visible: root.isOpen
        spacing: Theme.gapSmall

        InkButton {
            quiet: true
            text: qsTr("Leave as it was")
            onClicked: root.isOpen = false
        }
        InkButton {
            objectName: "saveNote"
            text: qsTr("Save")
            onClicked: {
                root.isOpen = false
                root.rewritten(editor.text)
            }
        }
    }
}
