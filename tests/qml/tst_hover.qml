import QtQuick
import QtTest
import Outremer.Ui

/** An item knows when the pointer comes and goes, also where something lies beneath it or it goes itself. */
Item {
    id: root

    width: 300
    height: 200

    Rectangle {
        id: below

        width: 200
        height: 200

        Hover { id: belowHover }

        Rectangle {
            id: above

            x: 50
            y: 50
            width: 50
            height: 50

            Hover {
                id: aboveHover

                cursorShape: Qt.PointingHandCursor
            }
        }
    }
    SignalSpy {
        id: changes

        target: aboveHover
        signalName: "hoveredChanged"
    }
    TestCase {
        name: "Hover"
        when: windowShown

        function init() {
            above.visible = true
            mouseMove(root, 250, 100)
            tryCompare(belowHover, "hovered", false)
            changes.clear()
        }
        function test_pointerComesAndGoes() {
            mouseMove(root, 20, 20)
            tryCompare(belowHover, "hovered", true)
            compare(aboveHover.hovered, false)
            mouseMove(root, 70, 70)
            tryCompare(aboveHover, "hovered", true)
            compare(belowHover.hovered, true) // it is not hidden from what lies beneath
            mouseMove(root, 75, 75)
            mouseMove(root, 250, 100)
            tryCompare(aboveHover, "hovered", false)
            compare(belowHover.hovered, false)
            compare(changes.count, 2)
        }
        function test_itemGoesItself() {
            mouseMove(root, 70, 70)
            tryCompare(aboveHover, "hovered", true)
            above.visible = false
            tryCompare(aboveHover, "hovered", false)
        }
        function test_itemComesBeneathThePointer() {
            mouseMove(root, 150, 150)
            above.x = 130
            above.y = 130
            tryCompare(aboveHover, "hovered", true)
            above.x = above.y = 50
            tryCompare(aboveHover, "hovered", false)
        }
    }
}
