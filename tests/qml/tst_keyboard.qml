import QtQuick
import QtTest
import Outremer.Ui
import Outremer.Table
import Outremer

/** A whole match by keyboard events alone, from the shelf to the start page. */
Item {
    id: root

    width: 1280
    height: 800

    Shell {
        id: shell

        anchors.fill: parent
        focus: true
    }

    TestCase {
        id: testCase

        name: "Keyboard"
        when: windowShown

        function focusName() {
            let item = root.Window.activeFocusItem
            while (item && item.objectName === "")
                item = item.parent
            return item ? item.objectName : ""
        }
        function tabTo(objectName) {
            for (let i = 0; i < 40 && focusName() !== objectName; ++i)
                keyClick(Qt.Key_Tab)
            compare(focusName(), objectName)
        }

        function init() { Theme.handOverPause = 1 }

        // The last key of one player must not take the screen over and show the next one's hand.
        function test_keyPressedTooEarly_staysAtTheHandOver() {
            Theme.handOverPause = 5000
            shell.arrange("kingdoms")
            shell.plan.setKind(1, 0)
            deals.fix(shell.plan)
            shell.begin()
            compare(shell.table.phase, Table.HandOver)
            tryVerify(() => focusName() === "readyButton")
            keyClick(Qt.Key_Return) // too early: it may still be the last player's key
            compare(shell.table.phase, Table.HandOver)
            shell.openShelf()
        }
        function test_wholeMatchForTwoPeople() {
            shell.openShelf()
            shell.forceActiveFocus()
            tabTo("newMatchButton")
            keyClick(Qt.Key_Tab)
            tabTo("newMatchButton") // of Kingdoms, the second on the shelf
            keyClick(Qt.Key_Return)
            compare(shell.page, "newMatch")
            compare(shell.plan.gameId, "kingdoms")
            tabTo("nameField0")
            for (const letter of "Ann")
                keyClick(letter)
            tabTo("kindRow1")
            for (let kind = findChild(shell, "kindRow1").current; kind > 0; --kind)
                keyClick(Qt.Key_Left)
            compare(findChild(shell, "kindRow1").current, 0)
            deals.fix(shell.plan)
            tabTo("beginButton")
            keyClick(Qt.Key_Return)
            compare(shell.page, "table")
            compare(shell.table.phase, Table.HandOver)

            let placements = 0
            let undone = false
            for (let i = 0; i < 400 && shell.table.phase !== Table.Over; ++i) {
                if (shell.table.phase === Table.HandOver) {
                    tryVerify(() => focusName() === "readyButton")
                    if (placements === 3 && !undone) {
                        undone = true
                        keyClick(Qt.Key_Z, Qt.ControlModifier)
                        compare(shell.table.phase, Table.HandOver)
                        compare(shell.table.undoLabel, "")
                        tryVerify(() => focusName() === "readyButton")
                    }
                    tryVerify(() => findChild(shell, "handOver").armed)
                    keyClick(Qt.Key_Return)
                    verify(shell.table.phase !== Table.HandOver)
                    continue
                }
                tryVerify(() => focusName() === "handCard")
                for (let step = 0; step < i % 5; ++step)
                    keyClick(Qt.Key_Right)
                keyClick(Qt.Key_Return)
                verify(shell.table.hasSelection)
                verify(focusName().startsWith("sector_"))
                if (i % 7 === 0) { // change of mind
                    keyClick(Qt.Key_Escape)
                    verify(!shell.table.hasSelection)
                    keyClick(Qt.Key_Space)
                }
                keyClick(Qt.Key_Return)
                ++placements
            }
            compare(shell.table.phase, Table.Over)
            verify(undone)
            verify(placements >= 20)
            tryVerify(() => focusName() === "leaveButton")
            keyClick(Qt.Key_Return)
            compare(shell.page, "home")
        }
    }
}
