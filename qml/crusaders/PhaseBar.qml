pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The round and its phases, who is first in turn, and what would end the match (CR-ROUND-03, CR-END). */
Item {
    id: root

    required property TrackPart tracks
    readonly property var round: root.tracks.round
    readonly property real unit: root.height / 40

    implicitWidth: Theme.px(984)
    implicitHeight: Theme.px(40)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.round.words ?? ""

    InkText {
        id: number

        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Math.max(1, Math.round(18 * root.unit))
        color: Theme.rubric
        text: root.round.words ?? ""
        Accessible.ignored: true
    }
    Item {
        id: first

        anchors.left: number.right
        anchors.leftMargin: 10 * root.unit
        width: visible ? 26 * root.unit : 0
        height: parent.height
        visible: root.round.firstWords ? true : false

        Accessible.role: Accessible.StaticText
        Accessible.name: root.round.firstWords ?? ""

        Shield {
            anchors.centerIn: parent
            width: 22 * root.unit
            height: 26 * root.unit
            house: root.round.first ?? ""
        }
        PlaceBadge {
            x: -4 * root.unit
            y: 4 * root.unit
            width: 14 * root.unit
            place: 1
        }
        HoverHint { text: root.round.firstWords ?? "" }
    }
    Row {
        anchors.left: first.right
        anchors.leftMargin: 8 * root.unit
        height: parent.height

        Repeater {
            model: root.tracks.phases

            PhaseStep {
                height: root.height
                brief: root.tracks.endings.count > 4 // the last chapter has more to show
            }
        }
    }
    Row {
        anchors.right: parent.right
        height: parent.height
        spacing: 10 * root.unit

        Repeater {
            model: root.tracks.endings

            EndingMark { height: root.height }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.rule
    }
}
