pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The difference of strength as a rope both sides pull at: its knot lies on the side of the stronger one. */
Item {
    id: root

    required property int difference // in the attacker's favour
    required property string words
    required property string attacker
    required property string defender
    required property real unit
    readonly property int reach: 10
    readonly property real step: (root.width - 60 * root.unit) / (2 * root.reach)
    readonly property real middle: root.width / 2
    readonly property real ropeY: Math.round(19 * root.unit)
    readonly property real thickness: Math.round(8 * root.unit)
    readonly property real place: root.middle + Math.max(-root.reach, Math.min(root.reach, root.difference)) * root.step
    readonly property int turns: Math.max(0, Math.floor(root.width / Math.max(1, root.thickness * 0.9)) - 1)
    readonly property string leader: root.difference < 0 ? root.defender : root.attacker

    Accessible.role: Accessible.Indicator
    Accessible.name: root.words

    Repeater { // whose ground it is; the mark at 0 is the attacker's
        model: [root.defender, root.attacker]

        Rectangle {
            id: ground

            required property int index
            required property string modelData

            x: ground.index ? root.middle - root.step / 2 : 0
            y: root.ropeY - 14 * root.unit
            width: ground.index ? root.width - x : root.middle - root.step / 2
            height: 28 * root.unit
            radius: Theme.radius
            color: Theme.faded(Theme.houseColour(ground.modelData), Theme.dark ? 0.4 : 0.32)
            border.width: Theme.hairline
            border.color: Theme.faded(Theme.houseText(ground.modelData), 0.7)
        }
    }
    Rectangle {
        y: root.ropeY - root.thickness / 2
        width: root.width
        height: root.thickness
        radius: height / 2
        color: Theme.goldPale
        border.width: Theme.hairline
        border.color: CrusadersTheme.rope
    }
    Glyph { // the turns of the rope
        y: root.ropeY - root.thickness / 2
        width: root.width
        height: root.thickness
        boxWidth: root.width
        boxHeight: root.thickness
        outline: CrusadersTheme.rope
        outlineWidth: Theme.hairline * 1.5
        path: Array.from({ length: root.turns },
            (_, i) => "M%1 %2q%3 -%4 %5 -%6".arg((i + 0.5) * root.thickness * 0.9).arg(root.thickness - 1).arg(root.thickness * 0.15)
                .arg(root.thickness * 0.3).arg(root.thickness * 0.8).arg(root.thickness - 2)).join("")
    }
    Repeater {
        model: 2 * root.reach + 1

        Item {
            id: tick

            required property int index
            readonly property int mark: tick.index - root.reach

            x: root.middle + tick.mark * root.step

            Rectangle {
                x: -width / 2
                y: root.ropeY + 10 * root.unit
                width: tick.mark === 0 ? Theme.line : Theme.hairline
                height: 4 * root.unit
                color: Theme.inkSoft
            }
            InkText {
                x: -width / 2
                y: root.ropeY + 14 * root.unit
                font.pixelSize: Math.round((tick.mark === 0 ? 12 : 10) * root.unit)
                font.bold: tick.mark === 0
                color: tick.mark === 0 ? Theme.ink : Theme.inkSoft
                text: Math.abs(tick.mark)
            }
        }
    }
    Item {
        id: knot

        x: root.place
        y: root.ropeY

        Behavior on x {
            enabled: Theme.motion
            NumberAnimation { duration: 3 * Theme.slow; easing.type: Easing.OutBack }
        }

        Rectangle {
            x: -width / 2
            y: -height / 2
            width: 36 * root.unit
            height: width
            radius: width / 2
            color: Theme.houseColour(root.leader)
            border.width: Theme.line
            border.color: Theme.vignetteShade

            Rectangle {
                anchors.fill: parent
                anchors.margins: 2.5 * root.unit
                radius: width / 2
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.faded(Theme.houseInk(root.leader), 0.7)
            }
            InkText {
                anchors.centerIn: parent
                font.pixelSize: Math.round(18 * root.unit)
                font.bold: true
                color: Theme.houseInk(root.leader)
                text: Math.abs(root.difference)
            }
        }
    }
    InkText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        font.pixelSize: Math.round(12.5 * root.unit)
        font.italic: true
        color: Theme.houseText(root.leader)
        text: root.words
        Accessible.ignored: true
    }
}
