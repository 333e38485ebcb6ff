import QtQuick
import Outremer

/** One block of the chronicle, as its kind wants to be read. */
Item {
    id: root

    required property CampaignBook book
    required property string kind
    required property string text
    required property var number
    required property var lines
    required property var cells
    required property var numeric
    required property int chapter
    readonly property bool isHeading: ["title", "chapter", "section"].includes(root.kind)
    readonly property bool isProse: ["argument", "opening", "paragraph"].includes(root.kind)

    implicitHeight: part.implicitHeight + part.y

    Loader {
        id: part

        y: root.kind === "chapter" ? Theme.gapHuge : root.kind === "paragraph" ? 0 : Theme.gapSmall
        width: root.width
        sourceComponent: root.isHeading ? heading : root.isProse ? prose : root.kind === "quote" ? quote
            : root.kind === "table" ? table : root.kind === "map" ? map : root.kind === "arms" ? arms : items
    }
    Component {
        id: heading

        StoryHeading {
            kind: root.kind
            text: root.text
            number: root.number ?? ""
        }
    }
    Component {
        id: prose

        StoryParagraph {
            kind: root.kind
            text: root.text
        }
    }
    Component {
        id: quote

        StoryQuote {
            text: root.text
            who: root.lines[0] ?? ""
        }
    }
    Component {
        id: items

        StoryItems {
            text: root.text
            lines: root.lines
            ticked: root.kind === "checklist"
        }
    }
    Component {
        id: table

        BookTable {
            cells: root.cells ?? []
            numeric: root.numeric ?? []
        }
    }
    Component {
        id: map

        ChronicleMap {
            implicitHeight: Math.min(root.width, Theme.px(560))
            book: root.book
            chapter: root.chapter
            dark: Theme.dark

            Accessible.role: Accessible.Graphic
            Accessible.name: description
        }
    }
    Component {
        id: arms

        Item {
            implicitHeight: Theme.px(84)

            Row {
                anchors.centerIn: parent
                spacing: Theme.gapLarge

                Repeater {
                    model: root.lines

                    Shield {
                        required property string modelData

                        implicitWidth: Theme.px(56)
                        implicitHeight: Theme.px(66)
                        house: modelData
                    }
                }
            }
        }
    }
}
