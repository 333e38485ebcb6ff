import QtQuick
import Outremer

/** What stands on a button: the words, and the key that does the same. */
Item {
    id: root

    required property string text
    required property string hint
    required property color ink
    property bool down: false
    readonly property real hintWidth: key.visible ? key.implicitWidth + line.spacing : 0

    implicitWidth: Math.ceil(words.implicitWidth) + root.hintWidth
    implicitHeight: words.implicitHeight

    Accessible.ignored: true

    Row {
        id: line

        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.down ? Theme.hairline : 0
        spacing: Theme.gapSmall

        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), Math.max(0, root.width - root.hintWidth))
            text: root.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontControl
            color: root.ink
        }
        KeyHint {
            id: key

            anchors.verticalCenter: parent.verticalCenter
            visible: root.hint !== ""
            text: root.hint
            ink: root.ink
        }
    }
}
