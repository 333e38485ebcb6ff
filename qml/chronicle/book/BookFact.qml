import QtQuick
import Outremer.Ui

/** One thing worth knowing: a sign, what it is about, and what is known. Not there when nothing is. */
Item {
    id: root

    required property string icon
    required property string title
    required property string text
    property string detail: ""
    property string house: ""

    implicitWidth: column.x + Math.max(caption.implicitWidth, words.implicitWidth) + Theme.hairline
    implicitHeight: visible ? column.implicitHeight : 0
    visible: root.text !== ""

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(root.text)

    SignIcon {
        y: Theme.px(3)
        width: Theme.px(22)
        height: width
        visible: root.house === ""
        icon: root.icon
        color: Theme.gold
    }
    Shield {
        width: Theme.px(22)
        height: Theme.px(26)
        visible: root.house !== ""
        house: root.house
    }
    Column {
        id: column

        x: Theme.px(34)
        width: root.width - x

        InkText {
            id: caption

            width: parent.width
            font.pixelSize: Theme.fontTiny
            font.capitalization: Font.AllUppercase
            font.letterSpacing: Theme.hairline
            color: Theme.inkSoft
            text: root.title
            Accessible.ignored: true
        }
        InkText {
            id: words

            width: parent.width
            wrapMode: Text.WordWrap
            text: root.text
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.detail !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            font.italic: true
            color: Theme.inkSoft
            text: root.detail
        }
    }
}
