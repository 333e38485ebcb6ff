pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The five goods of a state, a column each: what is ready on top, what is spent or blocked below it. */
Item {
    id: root

    required property Table table
    required property var stocks // of a StateBrief
    readonly property real column: Math.min(root.width / 5, root.height)

    Repeater {
        model: root.stocks

        Item {
            id: column

            required property int index
            required property string good
            required property string name
            required property int ready
            required property int spent
            required property int blocked
            required property var readyWhat
            required property var spentWhat
            required property var blockedWhat
            readonly property real big: Math.round(Math.min(root.column * 0.82, root.height * 0.64))
            readonly property real small: Math.round(big * 0.62)

            x: (root.width - 5 * root.column) / 2 + root.column * index
            width: root.column
            height: root.height

            Rectangle { // where the tokens of this good lie
                anchors.horizontalCenter: parent.horizontalCenter
                width: column.big
                height: column.big
                radius: width / 2
                visible: column.ready === 0
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.rule

                SignIcon {
                    anchors.centerIn: parent
                    width: parent.width * 0.56
                    height: width
                    icon: column.good
                    color: Theme.ruleStrong
                    opacity: column.spent + column.blocked === 0 ? 0.35 : 0.6
                }
                HoverHint { text: qsTr("%1: none ready").arg(column.name) }
            }
            StockPile {
                anchors.horizontalCenter: parent.horizontalCenter
                width: column.big
                height: column.big
                table: root.table
                good: column.good
                name: column.name
                side: 0
                count: column.ready
                what: column.readyWhat
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                spacing: Math.round(column.small * 0.2)

                StockPile {
                    width: column.small
                    height: column.small
                    table: root.table
                    good: column.good
                    name: column.name
                    side: 1
                    count: column.spent
                    what: column.spentWhat
                }
                StockPile {
                    width: column.small
                    height: column.small
                    table: root.table
                    good: column.good
                    name: column.name
                    side: 2
                    count: column.blocked
                    what: column.blockedWhat
                }
            }
        }
    }
}
