import QtQuick
import Outremer.Ui

/** Something a dynasty has: a sign, its name, when it came, what it does, and what is told of it. */
Item {
    id: root

    required property string icon
    required property string title
    property string note: ""
    property string text: ""
    property string story: ""

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2. %3").arg(root.title).arg(root.note).arg(root.text)

    SignIcon {
        y: Theme.px(2)
        width: Theme.px(18)
        height: width
        icon: root.icon
        color: Theme.gold
    }
    Column {
        id: column

        x: Theme.px(26)
        width: root.width - x

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Math.round(Theme.fontNormal * 1.1)
            text: root.title
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            text: root.note
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.text !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            text: root.text
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.story !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontTiny
            font.italic: true
            color: Theme.inkSoft
            text: root.story
        }
    }
}
