import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** How the match ended, as any game can tell it. */
ResultSheet {
    id: root

    InkText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontTitle
        text: root.table.winnersText === "" ? qsTr("Nobody has won") : qsTr("Victory: %1").arg(root.table.winnersText)
    }
    InkText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        color: Theme.inkSoft
        text: root.table.endingText
    }
    Repeater {
        model: Standings { sourceModel: root.table.seats }

        SeatRibbon { Layout.fillWidth: true }
    }
}
