import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** A photograph and what can be done with it: its caption is written anew in its place, or it is put into the trash. */
FocusScope {
    id: root

    required property url url
    required property string caption
    readonly property bool editing: field.visible
    signal captioned(string caption)
    signal putAway()

    /** Lets the user write. */
    function edit() {
        field.text = root.caption
        field.visible = true
        field.forceActiveFocus()
        field.selectAll()
    }
    function stop() {
        pen.forceActiveFocus()
        field.visible = false
    }

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight

    Column {
        id: column

        spacing: Theme.gapTiny

        PhotoFrame {
            id: frame

            url: root.url
            caption: root.caption
            bare: root.editing
        }
        InkField {
            id: field

            objectName: "captionField"
            width: frame.width
            visible: false
            label: qsTr("Caption")
            placeholderText: qsTr("Caption")
            maximumLength: 200
            onAccepted: {
                root.stop()
                root.captioned(field.text)
            }
            Keys.onEscapePressed: root.stop()
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapTiny

            SignButton {
                id: pen

                objectName: "editCaption"
                sign: root.editing ? "check" : "note"
                text: root.editing ? qsTr("Keep the caption") : qsTr("Change the caption")
                onClicked: root.editing ? field.accepted() : root.edit()
            }
            SignButton {
                objectName: "trashPhoto"
                visible: !root.editing
                sign: "trash"
                text: qsTr("Put the photograph into the trash")
                onClicked: root.putAway()
            }
        }
    }
}
