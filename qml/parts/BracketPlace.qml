import QtQuick
import Outremer.Ui
import Outremer.Table

/** A place in a bracket: a shield and a name, struck through once it was beaten there. */
PartThing {
    id: root

    required property var row // a BracketSlot
    readonly property bool known: !root.row.open && !root.row.bye
    readonly property real inset: Math.round(Math.min(root.width, root.height) * 0.1)
    readonly property bool narrow: root.width < 2 * root.height

    objectName: "bracket_" + root.row.id
    thing: root.row
    hint: root.row.label

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.row.champion ? Theme.goldPale : root.known ? Theme.parchmentLight : "transparent"
        border.width: root.row.champion ? Theme.line : Theme.hairline
        border.color: root.row.champion ? Theme.gold : Theme.rule
    }
    Shield {
        id: shield

        x: root.narrow ? Math.round((root.width - width) / 2) : root.inset
        y: root.narrow ? root.inset : Math.round((root.height - height) / 2)
        height: Math.round(root.narrow ? Math.min(root.height * 0.48, root.width * 0.64) : Math.min(root.height - 2 * root.inset, root.width * 0.3))
        width: Math.round(height / 1.17)
        visible: root.known
        opacity: root.row.out ? Theme.disabledOpacity : 1
        house: root.row.colour
    }
    FitText {
        id: words

        x: root.narrow || !root.known ? root.inset : shield.x + shield.width + root.inset
        y: root.narrow && root.known ? shield.y + shield.height : root.inset / 2
        width: (note.visible && !root.narrow ? note.x : root.width) - x - root.inset
        height: root.height - y - root.inset / 2
        largest: Theme.boardFont(root.width < Theme.px(80) ? 11 : 14)
        smallest: Theme.px(7)
        struck: root.row.out
        slanted: !root.known
        color: root.row.champion ? Theme.vignetteShade : root.row.out || !root.known ? Theme.inkSoft : Theme.ink
        words: root.row.bye ? qsTr("bye") : root.row.name
    }
    InkText {
        id: note

        x: root.width - implicitWidth - root.inset
        y: root.narrow ? root.inset / 2 : Math.round((root.height - implicitHeight) / 2)
        visible: root.known && root.row.note !== ""
        font.pixelSize: Theme.boardFont(12)
        font.bold: true
        color: root.row.champion ? Theme.vignetteShade : Theme.inkSoft
        text: root.row.note
        Accessible.ignored: true
    }
}
