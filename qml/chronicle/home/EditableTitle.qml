import QtQuick
import Outremer.Ui

/** A title that can be written anew in its place: Enter keeps the new one, Escape the old. */
FocusScope {
    id: root

    required property string text
    property int size: Theme.fontLarge
    readonly property bool editing: field.visible
    signal renamed(string title)

    implicitWidth: words.implicitWidth
    implicitHeight: Math.max(words.implicitHeight, field.visible ? field.implicitHeight : 0)

    /** Lets the user write. */
    function edit() {
        field.text = root.text
        field.visible = true
        field.forceActiveFocus()
        field.selectAll()
    }
    function stop() { field.visible = false }

    InkText {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !field.visible
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.95
        font.family: Theme.displayFamily
        font.pixelSize: root.size
        text: root.text
    }
    InkField {
        id: field

        objectName: "renameField"
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: false
        label: qsTr("Title of the campaign")
        maximumLength: 80
        onAccepted: {
            root.stop()
            root.renamed(field.text)
        }
        onActiveFocusChanged: if (!field.activeFocus) root.stop()
        Keys.onEscapePressed: root.stop()
    }
}
