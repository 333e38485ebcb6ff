pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The viewer's cards in groups under their captions. They are as large as they can be side by side; when there are too
 *  many they overlap, only as much as they must. */
Item {
    id: root

    required property Table table
    required property HandPart hand
    readonly property real gap: Theme.px(10)
    readonly property real captionHeight: Theme.px(15)
    readonly property real headroom: Theme.px(12) // for a card that rises and its frame
    readonly property int groupCount: root.hand.groups.count
    readonly property real room: root.width - (root.groupCount - 1) * root.gap
    readonly property real tallest: root.height - root.captionHeight - root.headroom
    readonly property real notch: Theme.px(8) // a card more or less seldom changes the size of all the others
    readonly property real cardWidth: Math.max(Theme.px(60), root.notch * Math.floor(Math.min(root.tallest / 1.42,
        root.room / (root.groupCount + root.hand.shifts * 1.03)) / root.notch))
    readonly property real cardHeight: Math.round(Math.min(root.tallest, root.cardWidth * 1.6))
    readonly property real step: Math.min(root.cardWidth * 1.03,
        (root.room - root.groupCount * root.cardWidth) / Math.max(1, root.hand.shifts))

    function cardX(group: int, shift: real): real {
        return Math.round(group * (root.cardWidth + root.gap) + shift * root.step)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your cards")

    Repeater {
        model: root.hand.groups

        FitText {
            required property int index
            required property string caption
            required property real shift
            required property int count

            x: root.cardX(index, shift)
            width: Math.max(root.cardWidth + root.gap / 2, count > 1 ? root.cardWidth * 2 : 0)
            height: root.captionHeight
            align: Qt.AlignLeft | Qt.AlignVCenter
            largest: Theme.boardFont(12)
            smallest: Theme.px(8)
            slanted: true
            color: Theme.inkSoft
            words: caption
        }
    }
    Repeater {
        model: root.hand.cards

        HandCard {
            required property int index
            required property int group
            required property real shift

            table: root.table
            x: root.cardX(group, shift)
            y: root.captionHeight + root.headroom
            z: raised ? 1000 : index
            width: root.cardWidth
            height: root.cardHeight
        }
    }
}
