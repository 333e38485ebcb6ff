import QtQuick
import Outremer.Ui

/** One setting: its name, a line that explains it, and what changes it; below the words where there is no room beside. */
Item {
    id: root

    required property string label
    required property string about
    property bool last: false
    default property alias control: holder.data
    readonly property bool beside: root.width - holder.width > Theme.px(240) * Theme.textScale

    width: parent ? parent.width : implicitWidth
    implicitHeight: (root.beside ? Math.max(words.height, holder.height) : words.height + Theme.gapSmall + holder.height)
        + (root.last ? 0 : 2 * Theme.gap + Theme.hairline)

    Column {
        id: words

        y: root.beside ? Math.max(0, Math.round((holder.height - height) / 2)) : 0
        width: root.width - (root.beside ? holder.width + Theme.gapLarge : 0)
        spacing: Theme.hairline

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            text: root.label
        }
        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: root.about
        }
    }
    Item {
        id: holder

        x: root.beside ? root.width - width : 0
        y: root.beside ? Math.max(0, Math.round((words.height - height) / 2)) : words.height + Theme.gapSmall
        width: childrenRect.width
        height: childrenRect.height
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        width: parent.width
        height: Theme.hairline
        visible: !root.last
        color: Theme.rule
    }
}
