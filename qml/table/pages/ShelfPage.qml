pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** The shelf: every game we have, each with its emblem, a new match and the one that waits. */
FocusScope {
    id: root

    required property ShelfModel model
    signal arrange(string gameId)
    signal resume(string gameId)

    Scroller { // where the games do not fit the window
        id: scroller

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.gapLarge

        ColumnLayout {
            id: column

            x: (scroller.width - width) / 2
            y: Math.max(Theme.gapLarge, (scroller.height - height) / 2)
            width: Math.min(scroller.width - 2 * Theme.gapHuge, Theme.px(880))
            spacing: Theme.gapLarge

            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontHuge
                text: qsTr("The shelf")
            }
            InkText {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.gap
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                color: Theme.inkSoft
                text: qsTr("Choose a game for tonight. Every step is saved at once; you can stop at any moment.")
            }
            Repeater {
                model: root.model

                ShelfEntry {
                    objectName: "shelf_" + gameId
                    Layout.fillWidth: true
                    focus: index === 0
                    onArrange: root.arrange(gameId)
                    onResume: root.resume(gameId)
                }
            }
        }
    }
}
