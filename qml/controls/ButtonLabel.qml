import QtQuick
import Outremer

/** What stands on a button: the words, and the key that does the same. */
Item {
    id: root

    required property string text
    required property string hint
    required property color ink
    property bool down: false
    readonly property real hintWidth: root.hint !== "" ? key.implicitWidth + line.spacing : 0
    readonly property bool hasRoom: root.width + 1 >= root.implicitWidth // for the key too

    implicitWidth: Math.ceil(natural.advanceWidth) + root.hintWidth
    implicitHeight: words.implicitHeight

    Accessible.ignored: true

    TextMetrics { // how wide the words are where there is room
        id: natural

        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontControl
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
            width: Math.min(Math.ceil(natural.advanceWidth), root.width)
            text: root.text
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit // rather small than cut
            minimumPixelSize: Math.round(Theme.fontControl / 2)
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontControl
            color: root.ink
        }
        KeyHint {
            id: key

            anchors.verticalCenter: parent.verticalCenter
            visible: root.hint !== "" && root.hasRoom
            text: root.hint
            ink: root.ink
        }
    }
}
