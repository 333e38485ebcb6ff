import QtQuick
import Outremer.Ui

/** What stands on a button: the words, and the key that does the same. */
Item {
    id: root

    required property string text
    required property string hint
    required property color ink
    property int fontSize: Theme.fontControl
    property bool down: false
    readonly property real wordsWidth: Math.ceil(natural.advanceWidth) + 2 // what is measured is not quite what is set
    readonly property real hintWidth: key.visible ? key.implicitWidth + line.spacing : 0

    implicitWidth: root.wordsWidth + root.hintWidth
    implicitHeight: words.implicitHeight

    Accessible.ignored: true

    TextMetrics { // how wide the words are where there is room
        id: natural

        font.family: Theme.displayFamily
        font.pixelSize: root.fontSize
        text: root.text
    }
    Row {
        id: line

        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.down ? Theme.hairline : 0
        spacing: Theme.gapSmall

        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(root.wordsWidth, Math.max(0, root.width - root.hintWidth))
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit // rather small than cut
            minimumPixelSize: Math.round(root.fontSize / 3)
            font.family: Theme.displayFamily
            font.pixelSize: root.fontSize
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
