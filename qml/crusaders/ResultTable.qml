pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The players in the order of their places, one column each, and a line for every source of influence. */
Column {
    id: root

    required property var result
    readonly property int count: root.result.ranking.count
    readonly property real names: Math.max(Theme.px(150), root.width * 0.24)
    readonly property real totalHeight: Math.max(Theme.px(44), 1.4 * Theme.fontTitle)
    readonly property real column: (root.width - root.names) / Math.max(1, root.count)

    spacing: 0

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Influence by source")

    RowLayout { // all as high as the highest
        x: root.names
        width: root.width - x
        spacing: 0

        Repeater {
            model: root.result.ranking

            ResultHead {
                Layout.preferredWidth: root.column
                Layout.fillHeight: true
            }
        }
    }
    Repeater {
        model: root.result.sources

        ResultLine {
            required property int index

            width: root.width
            names: root.names
            column: root.column
            shaded: index % 2 === 0
        }
    }
    Rectangle {
        width: root.width
        height: Theme.line
        color: Theme.gold
    }
    Row {
        InkText {
            width: root.names
            height: root.totalHeight
            leftPadding: Theme.gapSmall
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            color: Theme.rubric
            text: qsTr("Influence")
        }
        Repeater {
            model: root.result.ranking

            InkText {
                required property int score
                required property bool isWinner

                width: root.column
                height: root.totalHeight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: Theme.fontTitle
                font.bold: true
                color: isWinner ? Theme.rubric : Theme.ink
                text: score
            }
        }
    }
    Row {
        InkText {
            width: root.names
            height: Theme.px(112)
            leftPadding: Theme.gapSmall
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: qsTr("The bulls, turned up")
        }
        Repeater {
            model: root.result.ranking

            Item {
                id: place

                required property var bull

                width: root.column
                height: Theme.px(112)

                CrusaderCard {
                    anchors.centerIn: parent
                    width: Theme.px(74)
                    height: Math.round(width / 0.7)
                    face: place.bull
                    compact: true

                    Zoomable { face: place.bull }
                }
            }
        }
    }
}
