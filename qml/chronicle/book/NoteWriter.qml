pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Room for a new note, and whose words they are. */
FocusScope {
    id: root

    required property var writers
    property int writer: 0
    readonly property var names: [qsTr("Unsigned"), ...root.writers]
    signal written(string who, string text)

    function clear() { field.text = "" }

    implicitHeight: field.implicitHeight + foot.implicitHeight + Theme.gapSmall

    NoteField {
        id: field

        objectName: "noteField"
        width: parent.width
        focus: true
        placeholderText: qsTr("What was worth remembering?")
    }
    Item {
        id: foot

        anchors.top: field.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        implicitHeight: Math.max(who.implicitHeight, keep.implicitHeight)

        Flow {
            id: who

            width: parent.width - keep.width - Theme.gap
            spacing: Theme.gapTiny

            Repeater {
                model: root.names

                InkButton {
                    required property int index
                    required property string modelData

                    objectName: "writer" + index
                    implicitHeight: Theme.control * 0.84
                    implicitWidth: implicitContentWidth + leftPadding + rightPadding
                    leftPadding: Theme.gap
                    rightPadding: Theme.gap
                    quiet: index !== root.writer
                    text: modelData
                    Accessible.checked: index === root.writer
                    onClicked: root.writer = index
                }
            }
        }
        InkButton {
            id: keep

            objectName: "keepNote"
            anchors.right: parent.right
            primary: true
            enabled: field.text.trim() !== ""
            text: qsTr("Write down")
            onClicked: root.written(root.writer > 0 ? root.names[root.writer] : "", field.text)
        }
    }
}
