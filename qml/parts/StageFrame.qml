pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * The frame of a battle over the board: a title, rounds and steps; a banner for each side with what the game puts below
 * it; a centre; and a foot with the story so far beside what the game puts there. A game fills it with its own items.
 */
FocusScope {
    id: root

    required property string title
    property string prompt: "" // what the viewer is asked
    property StageSide leftSide: StageSide {}
    property StageSide rightSide: StageSide {}
    property int rounds: 0
    property int round: 0 // the present one, from 1
    property var steps: [] // words
    property int step: -1
    property var story: [] // lines, the newest last
    property real footShare: 0.24
    property real sideShare: 0.22
    default property alias centre: middle.data
    property alias leftItems: leftBox.data
    property alias rightItems: rightBox.data
    property alias footItems: footBox.data
    readonly property real footWidth: footBox.children.length > 0 ? Math.round(root.width * 0.56) : 0
    readonly property real unit: Math.max(0.5, Math.min(root.width / 984, root.height / 480))
    readonly property real gap: Math.round(8 * root.unit)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Cartouche {
        anchors.fill: parent
        notch: Theme.notch * 1.6
        color: Theme.parchment
        stroke: Theme.rubric
        strokeWidth: Theme.line

        MouseArea { // the board below is not meant
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    StageHead {
        id: head

        x: 2 * root.gap
        y: root.gap
        width: root.width - 2 * x
        height: Math.round(34 * root.unit)
        title: root.title
        prompt: root.prompt
        rounds: root.rounds
        round: root.round
    }
    StageRail {
        id: rail

        x: 2 * root.gap
        y: head.y + head.height + (visible ? root.gap / 2 : 0)
        width: root.width - 2 * x
        height: visible ? Math.round(24 * root.unit) : 0
        visible: root.steps.length > 0
        steps: root.steps
        step: root.step
    }
    StageBanner {
        id: leftBanner

        x: 2 * root.gap
        y: rail.y + rail.height + root.gap
        width: Math.round(root.width * root.sideShare)
        height: Math.round(52 * root.unit)
        side: root.leftSide
    }
    StageBanner {
        id: rightBanner

        x: root.width - width - 2 * root.gap
        y: leftBanner.y
        width: leftBanner.width
        height: leftBanner.height
        mirrored: true
        side: root.rightSide
    }
    Item {
        id: leftBox

        objectName: "stageLeft"
        x: leftBanner.x
        y: leftBanner.y + leftBanner.height + root.gap
        width: leftBanner.width
        height: foot.y - root.gap - y
    }
    Item {
        id: rightBox

        objectName: "stageRight"
        x: rightBanner.x
        y: leftBox.y
        width: rightBanner.width
        height: leftBox.height
    }
    Item {
        id: middle

        objectName: "stageCentre"
        x: leftBanner.x + leftBanner.width + root.gap
        y: leftBanner.y
        width: rightBanner.x - root.gap - x
        height: foot.y - root.gap - y
    }
    Item {
        id: foot

        x: 2 * root.gap
        y: root.height - height - root.gap
        width: root.width - 2 * x
        height: Math.round(root.height * root.footShare)

        StageStory {
            objectName: "stageStory"
            width: parent.width - (root.footWidth > 0 ? root.footWidth + root.gap : 0)
            height: parent.height
            lines: root.story
        }
        Item {
            id: footBox

            objectName: "stageFoot"
            x: parent.width - width
            width: root.footWidth
            height: parent.height
        }
    }
}
