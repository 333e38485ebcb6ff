pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** How a match of Crusaders ended: why, who won, where everybody's influence came from, and the bulls turned up. */
ResultSheet {
    id: root

    required property CrusadersBoard board
    readonly property var result: root.board.result

    sheetWidth: Theme.px(860)

    InkText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontLarge
        text: root.result.ending
    }
    InkText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        visible: text !== ""
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: root.result.conditions.join(" · ")
    }
    Flickable {
        id: flick

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: table.implicitHeight
        clip: true
        contentHeight: table.implicitHeight
        boundsBehavior: Flickable.StopAtBounds

        ScrollBar.vertical: InkScrollBar { visible: flick.contentHeight > flick.height + 1 }

        ResultTable {
            id: table

            width: flick.width - Theme.scrollBar
            result: root.result
        }
    }
}
