import QtQuick
import QtQuick.Layouts
import Outremer

/** What the page of every board is: the board itself, and the side panel with what all games share. */
RowLayout {
    id: root

    required property Table table
    required property SidePanel side
    property bool covered: false // something lies over the board that has the keyboard
    property var result: ["ResultPanel.qml", { table: root.table }] // the ResultSheet of this game, and what it needs

    spacing: Theme.gapSmall
}
