pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Outremer.Ui

/** What has happened on a stage, the newest line last and in full ink; it scrolls to its end by itself. */
Rectangle {
    id: root

    required property var lines

    radius: Theme.radius
    color: Theme.well
    border.width: Theme.hairline
    border.color: Theme.rule

    Flickable {
        id: view

        // A list that guesses the heights of its lines would not find its end.
        function toEnd() { view.contentY = Math.max(0, view.contentHeight - view.height) }

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: view.toEnd()
        onHeightChanged: view.toEnd()

        Accessible.role: Accessible.List
        Accessible.name: qsTr("The story so far")

        ScrollBar.vertical: InkScrollBar { }

        Column {
            id: column

            width: parent.width - Theme.scrollBar

            Repeater {
                model: root.lines

                InkText {
                    required property string modelData
                    required property int index
                    readonly property bool newest: index === root.lines.length - 1

                    width: column.width
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.boardFont(13)
                    font.bold: newest
                    color: newest ? Theme.ink : Theme.inkSoft
                    text: modelData
                }
            }
        }
    }
}
