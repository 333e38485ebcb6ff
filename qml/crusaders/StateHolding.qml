pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The cards of a state: governors, buildings, spies, the hand as far as it may be known, and what the campaign gave. */
Column {
    id: root

    required property Table table
    required property var row
    readonly property var oath: root.row.oath ?? null
    readonly property var noCards: []
    readonly property real cardWidth: Math.min(Theme.px(72), Math.floor((root.width - Theme.gapLarge - (root.places - 2) * Theme.gapSmall) / root.places))
    readonly property int places: Math.max(root.row.slots, root.row.buildings.length) + root.row.spySlots // buildings and spies are in one line

    spacing: Theme.gap

    Flow {
        width: root.width
        spacing: Theme.gapLarge

        CardShelf {
            width: Math.min(natural, root.width)
            cardWidth: root.cardWidth
            title: qsTr("Governors")
            cards: root.row.governors.map(each => each.face)
            notes: root.row.governors.map(each => each.points === undefined ? qsTr("%1: ?").arg(each.cityName) : qsTr("%1: +%2").arg(each.cityName).arg(each.points))
        }
        CardShelf {
            width: Math.min(natural, root.width)
            cardWidth: root.cardWidth
            title: root.row.heirloom === undefined && root.row.nicknames.length === 0 ? qsTr("Bull") : qsTr("Bull and inheritance")
            cards: [root.row.bull, root.row.heirloom].concat(root.row.nicknames).filter(each => each !== undefined)
        }
        CardShelf {
            width: Math.min(natural, root.width)
            cardWidth: root.cardWidth
            title: root.oath === null ? "" : qsTr("Oath to %1").arg(root.oath.suzerainName)
            cards: root.oath === null ? root.noCards : [root.oath.face]
            notes: root.oath === null ? root.noCards : [root.oath.broken ? qsTr("broken") : root.oath.kept ? qsTr("kept so far") : qsTr("not yet kept")]
        }
    }
    Row {
        spacing: Theme.gapLarge

        Column {
            spacing: Theme.gapTiny

            InkText {
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontNormal
                color: Theme.rubric
                text: qsTr("Buildings")
                Accessible.role: Accessible.Heading
            }
            Row {
                spacing: Theme.gapSmall

                Repeater {
                    model: Math.max(root.row.slots, root.row.buildings.length)

                    BuildingSlot {
                        required property int index

                        width: root.cardWidth
                        height: Math.round(width / 0.7)
                        table: root.table
                        slot: index + 1
                        building: root.row.buildings[index]
                    }
                }
            }
        }
        Column {
            spacing: Theme.gapTiny

            InkText {
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontNormal
                color: Theme.rubric
                text: qsTr("Spies")
                Accessible.role: Accessible.Heading
            }
            Row {
                spacing: Theme.gapSmall

                Repeater {
                    model: root.row.spySlots

                    SpySlot {
                        required property int index

                        width: root.cardWidth
                        height: Math.round(width / 0.7)
                        table: root.table
                        slot: index + 1
                        spy: root.row.spies[index]
                    }
                }
            }
        }
    }
    CardShelf {
        width: root.width
        title: qsTr("Hand")
        summary: qsTr("tactics: %1, of them learnt: %2; rescripts: %3").arg(root.row.tactics).arg(root.row.learned).arg(root.row.rescripts[0] + root.row.rescripts[1])
        cards: root.row.tacticCards.concat(root.row.rescriptCards, root.row.heldSpyCards, root.row.oathCards)
        cardWidth: Math.max(Theme.px(44), Math.min(root.cardWidth, Math.floor((root.width + Theme.gapSmall) / Math.max(1, cards.length)) - Theme.gapSmall))
    }
}
