pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** What a card says: its trigger as a rubric, its parts one under the other and parted by an ornament, then marked rows.
 *  All of it has one size of letters, the largest at which it fits; what cannot be read is left out. */
Item {
    id: root

    required property var parts
    required property real largest
    required property real smallest
    property string trigger: ""
    property string rowsTitle: ""
    property var rows: [] // each with a mark and a text
    property real room: root.height // what it may take up at most
    readonly property real gap: Math.round(root.largest * 0.75)
    readonly property int gaps: Math.max(0, root.parts.length - 1) + (root.rows.length > 0 ? 1 : 0)
    readonly property real indent: root.rows.length > 0 ? Math.round(root.largest * 1.4) : 0
    readonly property var style: ({ family: Theme.textFamily, lineHeight: 1, largest: root.largest, smallest: root.smallest })
    readonly property var words: [...(root.trigger === "" ? [] : [root.trigger]), ...(root.rowsTitle === "" ? [] : [root.rowsTitle]),
        ...root.parts, ...root.rows.map(row => row.text)]
    readonly property var fit: TextFit.fit(root.words, root.style, root.width - root.indent, root.room - root.gap * root.gaps - 1)
    readonly property bool fits: root.fit.size > 0
    readonly property int letters: Math.max(1, root.fit.size)
    readonly property real needed: root.fit.height + root.gap * root.gaps
    readonly property int first: root.words.length - root.rows.length - root.parts.length // of the parts among the words

    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: root.fits

        CardLine {
            letters: root.letters
            visible: root.trigger !== ""
            font.italic: true
            color: Theme.rubric
            text: visible ? root.fit.texts[0] : ""
        }
        Repeater {
            model: root.fit.texts.slice(root.first, root.first + root.parts.length)

            Column {
                id: part

                required property int index
                required property string modelData

                width: column.width

                CardRule {
                    width: parent.width
                    height: root.gap
                    visible: part.index > 0
                }
                CardLine {
                    letters: root.letters
                    text: part.modelData
                }
            }
        }
        CardRule {
            width: parent.width
            height: root.gap
            visible: root.rows.length > 0
        }
        CardLine {
            letters: root.letters
            visible: root.rowsTitle !== ""
            font.italic: true
            color: Theme.rubric
            text: root.rowsTitle
        }
        Repeater {
            model: root.fit.texts.slice(root.first + root.parts.length)

            Item {
                id: row

                required property int index
                required property string modelData

                width: column.width
                height: words.height

                InkText {
                    width: root.indent - root.gap / 3
                    horizontalAlignment: Text.AlignRight
                    font.bold: true
                    font.pixelSize: root.letters
                    color: Theme.rubric
                    text: root.rows[row.index]?.mark ?? ""
                    Accessible.ignored: true
                }
                CardLine {
                    id: words

                    x: root.indent
                    width: parent.width - x
                    letters: root.letters
                    horizontalAlignment: Text.AlignLeft
                    text: row.modelData
                }
            }
        }
    }
}
