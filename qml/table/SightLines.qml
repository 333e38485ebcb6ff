pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** What a seat sees and what is hidden from it, in three groups. */
Column {
    id: root

    required property var sights // a SightLine each
    property real letters: Theme.fontSmall
    readonly property var groups: [["open", qsTr("Sees, as everybody does")], ["own", qsTr("Sees alone")],
        ["hidden", qsTr("Does not see")]]

    spacing: Theme.gapTiny

    Repeater {
        model: root.groups

        Column {
            id: group

            required property var modelData

            width: root.width
            spacing: Theme.hairline

            InkText {
                width: parent.width
                wrapMode: Text.WordWrap
                font.pixelSize: root.letters
                font.bold: true
                color: Theme.accentText
                text: group.modelData[1]
            }
            Repeater {
                model: root.sights.filter(sight => sight.group === group.modelData[0])

                Row {
                    id: line

                    required property var modelData

                    width: group.width
                    spacing: Theme.gapTiny

                    SignIcon {
                        y: Theme.hairline * 2
                        width: Math.round(root.letters * 1.05)
                        height: width
                        icon: line.modelData.group === "hidden" ? "eye-closed" : "eye"
                        color: Theme.inkSoft
                    }
                    InkText {
                        width: line.width - root.letters - 2 * Theme.gapTiny
                        wrapMode: Text.WordWrap
                        font.pixelSize: root.letters
                        text: line.modelData.text
                    }
                }
            }
        }
    }
}
