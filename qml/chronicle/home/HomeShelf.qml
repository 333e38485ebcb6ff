pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** The shelf on the start page: each game is a new match away. */
ColumnLayout {
    id: root

    required property ShelfModel shelf
    signal arrange(string gameId)

    spacing: Theme.gapSmall

    PanelTitle {
        Layout.fillWidth: true
        text: qsTr("New match")
    }
    GridLayout {
        Layout.fillWidth: true
        columns: Theme.textScale > 1.3 ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gapTiny

        Repeater {
            model: root.shelf

            GameTile {
                objectName: "newMatch_" + gameId
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.arrange(gameId)
            }
        }
    }
}
