import QtQuick
import Outremer.Ui

/** What somebody said at the table, with their name. */
Item {
    id: root

    required property string text
    property string who: ""

    implicitHeight: words.implicitHeight + (name.visible ? name.implicitHeight : 0) + Theme.gapSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: root.who === "" ? root.text : qsTr("%1: %2").arg(root.who).arg(root.text)

    Rectangle {
        x: Theme.gapLarge
        width: Theme.line
        height: root.height - Theme.gapSmall
        color: Theme.gold
    }
    InkText {
        id: words

        x: Theme.px(40)
        width: root.width - 2 * x
        wrapMode: Text.Wrap
        lineHeight: 1.15
        font.italic: true
        font.pixelSize: Math.round(Theme.fontNormal * 1.06)
        text: root.text
        Accessible.ignored: true
    }
    InkText {
        id: name

        anchors.top: words.bottom
        x: words.x
        width: words.width
        visible: root.who !== ""
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: qsTr("– %1").arg(root.who)
        Accessible.ignored: true
    }
}
