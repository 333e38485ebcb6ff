pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

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
    // What shows a kind; the others are lists.
    readonly property var parts: ({ "title": "heading", "chapter": "heading", "section": "heading", argument: "prose", opening: "prose",
        paragraph: "prose", quote: "quote", table: "table", map: "map", arms: "arms" })
    readonly property string part: root.parts[root.kind] ?? "items"

    implicitHeight: column.implicitHeight + column.y

    Column { // of one part
        id: column

        y: root.kind === "chapter" ? Theme.gapHuge : root.kind === "paragraph" ? 0 : Theme.gapSmall
        width: root.width

        Repeater {
            model: root.part === "heading" ? 1 : 0

            StoryHeading {
                width: column.width
                kind: root.kind
                text: root.text
                number: root.number ?? ""
            }
        }
        Repeater {
            model: root.part === "prose" ? 1 : 0

            StoryParagraph {
                width: column.width
                kind: root.kind
                text: root.text
            }
        }
        Repeater {
            model: root.part === "quote" ? 1 : 0

            StoryQuote {
                width: column.width
                text: root.text
                who: root.lines[0] ?? ""
            }
        }
        Repeater {
            model: root.part === "items" ? 1 : 0

            StoryItems {
                width: column.width
                text: root.text
                lines: root.lines
                ticked: root.kind === "checklist"
            }
        }
        Repeater {
            model: root.part === "table" ? 1 : 0

            BookTable {
                width: column.width
                cells: root.cells ?? []
                numeric: root.numeric ?? []
            }
        }
        Repeater {
            model: root.part === "map" ? 1 : 0

            ChronicleMap {
                width: column.width
                implicitHeight: Math.min(root.width, Theme.px(560))
                book: root.book
                chapter: root.chapter
                dark: Theme.dark

                Accessible.role: Accessible.Graphic
                Accessible.name: description
            }
        }
        Repeater {
            model: root.part === "arms" ? 1 : 0

            StoryArms {
                width: column.width
                houses: root.lines
            }
        }
    }
}
