pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** The story of the match, newest line last; it can be narrowed to the great events or to one house. */
Panel {
    id: root

    required property Table table
    signal linkPicked(string noun, string id)

    padding: Theme.gap

    LogFilter {
        id: lines

        sourceModel: root.table.log
        seat: houses.seat
        loudness: 1
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gapTiny

        RowLayout {
            id: houses

            property string seat: ""

            Layout.fillWidth: true
            spacing: Theme.gapTiny

            Repeater {
                model: root.table.seats

                ShieldToggle {
                    required property string seatId
                    required property string playerName

                    house: seatId
                    on: houses.seat === seatId
                    label: qsTr("Only what %1 did").arg(playerName)
                    onToggled: houses.seat = on ? "" : seatId
                }
            }
            Item { Layout.fillWidth: true }
            InkButton {
                objectName: "loudnessButton"
                implicitHeight: Theme.px(26) * Math.max(1, Math.min(1.5, Theme.textScale))
                quiet: true
                text: [qsTr("All"), qsTr("Moves"), qsTr("Great events")][lines.loudness]
                Accessible.name: qsTr("Lines shown: %1").arg(text)
                onClicked: lines.loudness = (lines.loudness + 2) % 3
            }
        }
        ListView {
            id: list

            property bool following: true // the newest line, until somebody reads further up

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: lines
            cacheBuffer: 0 // a line is quickly made, and those out of sight need not be
            spacing: Theme.gapTiny
            boundsBehavior: Flickable.StopAtBounds
            onMovementEnded: list.following = list.atYEnd
            onContentHeightChanged: toEnd.restart()
            onHeightChanged: toEnd.restart()
            onCountChanged: {
                list.following = true
                toEnd.restart()
            }

            ScrollBar.vertical: InkScrollBar {
                id: bar

                onPressedChanged: list.following = list.atYEnd
            }

            delegate: LogLine {
                width: ListView.view.width - Theme.scrollBar
                onLinkPicked: (noun, id) => root.linkPicked(noun, id)
            }

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Chronicle")
        }
    }
    Timer { // once the new lines have found their height
        id: toEnd

        interval: 0
        onTriggered: {
            if (!list.following || list.moving || bar.pressed)
                return
            list.positionViewAtEnd()
            list.forceLayout() // the last lines are only now as high as they are
            list.positionViewAtEnd()
        }
    }
}
