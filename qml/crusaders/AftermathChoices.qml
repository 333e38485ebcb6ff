pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** What the one in turn may choose after a chapter: the two ways of an interlude, the by-names, the buildings to keep. */
Panel {
    id: root

    required property Table table
    required property AftermathPart part
    readonly property bool isInterlude: root.part.stage === "interlude"

    title: root.table.prompt

    ColumnLayout {
        width: parent.width
        spacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(13)
            font.italic: true
            text: root.part.story
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapTiny // the frame of what the keyboard is on stands out
            columns: root.isInterlude ? 2 : 3
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Repeater {
                model: root.part.choices

                AftermathChoice {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1 // all the same
                    table: root.table
                }
            }
        }
    }
}
