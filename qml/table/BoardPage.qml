import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * What the page of every board is: the board itself, and the side panel with what all games share. Each of the two lays
 * itself out: what is asked at the side changes its height at every step, and the board need not be measured again for it.
 */
Item {
    id: root

    required property Table table
    required property SidePanel side
    property bool covered: false // something lies over the board that has the keyboard
    readonly property real sideWidth: Theme.px(272 + 80 * Math.max(0, Theme.textScale - 1)) // large words need longer lines
    readonly property real boardWidth: root.width - root.sideWidth - Theme.gapSmall
    property var result: ["ResultPanel.qml", { table: root.table }] // the ResultSheet of this game, and what it needs
}
