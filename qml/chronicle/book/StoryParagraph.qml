import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** A paragraph of the chronicle. One that opens a chapter begins with an illuminated initial; its first lines make room. */
Item {
    id: root

    required property string kind
    required property string text
    readonly property bool opens: root.kind === "opening" && root.text.charAt(0).toLowerCase() !== root.text.charAt(0).toUpperCase()
    readonly property real leading: Math.round(body.font.pixelSize * 1.5)

    implicitHeight: Math.max(body.implicitHeight, initial.visible ? initial.height : 0)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    StoryInitial {
        id: initial

        width: 3 * root.leading - Theme.gapTiny
        height: width
        visible: root.opens
        letter: root.text.charAt(0)
    }
    InkText {
        id: body

        width: root.width
        wrapMode: Text.WordWrap
        horizontalAlignment: root.kind === "argument" ? Text.AlignHCenter : Text.AlignJustify
        lineHeightMode: Text.FixedHeight
        lineHeight: root.leading
        bottomPadding: root.kind === "argument" ? Theme.gap : Theme.gapSmall
        font.pixelSize: Math.round(Theme.fontNormal * 1.12)
        font.italic: root.kind === "argument"
        color: root.kind === "argument" ? Theme.inkSoft : Theme.ink
        text: root.opens ? root.text.slice(1) : root.text
        Accessible.ignored: true

        onLineLaidOut: line => {
            if (!root.opens || line.number > 2)
                return
            line.x = initial.width + Theme.gap
            line.width = body.width - line.x
        }
    }
}
