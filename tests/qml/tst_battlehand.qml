import QtQuick
import QtTest
import Outremer.Table
import Outremer.Crusaders

/** In a battle the cards keep their places while one after the other is played. */
Item {
    id: root

    width: 900
    height: 130

    ListModel { id: cards }
    BattleHand {
        id: hand

        height: parent.height
        width: implicitWidth
        unit: 1
        room: 700
        table: Table { }
        hand: cards
    }

    TestCase {
        name: "BattleHand"
        when: windowShown

        function deal(count) {
            for (let i = 0; i < count; ++i) {
                cards.append({
                    key: String(i), tactic: "t" + i, name: "Card " + i, face: { saracen: false }, upper: "Up", lower: "Down"
                })
            }
        }
        function widths() {
            const row = hand.children[0]
            return Array.from(row.children).filter(item => item.objectName === "battleCard").map(item => item.width)
        }
        function init() { cards.clear() }

        function test_aPlayedCard_leavesItsPlaceEmpty() {
            deal(5)
            const width = widths()[0]
            const whole = hand.width
            verify(width < 186)
            fuzzyCompare(5 * width + 4 * hand.gap, 700, 0.01)
            cards.remove(1)
            compare(widths(), [width, width, width, width])
            compare(hand.width, whole)
        }
        function test_aNewHand_takesTheRoomItNeeds() {
            deal(5)
            cards.clear()
            deal(2)
            compare(widths(), [186, 186])
            compare(hand.width, 2 * 186 + hand.gap)
        }
    }
}
