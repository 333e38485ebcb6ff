import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** Everything about one state on a sheet over the board; it scrolls where letters are large. */
Panel {
    id: root

    required property Table table
    required property var row
    required property int chapter
    signal closed()
    signal turned(int by) // to the state beside it
    signal seatPicked(int seat)

    padding: Theme.gap
    leftPadding: Theme.gapLarge
    rightPadding: Theme.gapLarge

    Accessible.role: Accessible.Dialog
    Accessible.name: root.row.spoken

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gapSmall

        StateHeading {
            Layout.fillWidth: true
            row: root.row
            onClosed: root.closed()
            onTurned: by => root.turned(by)
            onSeatPicked: root.seatPicked(root.row.seat)
        }
        Flickable {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: Math.max(facts.implicitHeight, holding.implicitHeight)
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: InkScrollBar { visible: flick.contentHeight > flick.height + 1 }

            StateFacts {
                id: facts

                width: Math.min(flick.width * 0.46, Theme.px(286) * Math.max(1, Theme.textScale))
                table: root.table
                row: root.row
                chapter: root.chapter
            }
            StateHolding {
                id: holding

                x: facts.width + Theme.gapHuge
                width: flick.width - x - Theme.scrollBar
                table: root.table
                row: root.row
            }
        }
    }
}
