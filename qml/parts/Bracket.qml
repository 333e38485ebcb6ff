pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A tournament: from left to right or from the bottom up, those who won go on. Pointing at a place shows its way up. */
Item {
    id: root

    required property Table table
    required property var rows // ThingRows of BracketSlot
    required property int rounds // with the champion's
    property bool upward: false
    property string label: ""
    property var won: [] // ids of places whose rider went on
    property string pointed: ""
    readonly property size area: Qt.size(root.width, root.height)

    implicitWidth: Theme.px(420)
    implicitHeight: Theme.px(300)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    BracketLines {
        id: lines

        anchors.fill: parent
        rounds: root.rounds
        upward: root.upward
        won: root.won
        pointed: root.pointed
        line: Theme.rule
        mark: Theme.gold
        way: Theme.rubric
    }
    Repeater {
        model: root.rows

        BracketPlace {
            id: place

            readonly property rect box: lines.box(place.row.round, place.row.place, root.area)

            x: Math.round(place.box.x)
            y: Math.round(place.box.y)
            width: Math.round(place.box.width)
            height: Math.round(place.box.height)
            table: root.table
            onRaisedChanged: {
                if (place.raised)
                    root.pointed = place.row.id
                else if (root.pointed === place.row.id)
                    root.pointed = ""
            }
        }
    }
}
