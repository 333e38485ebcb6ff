import QtQuick
import QtTest
import Outremer.Ui
import Outremer.Table
import Outremer

/** A whole match by the mouse alone, against bots; language and light are switched on the way. */
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

        name: "Mouse"
        when: windowShown

        function items(objectName) {
            const found = []
            const visit = item => {
                if (!item.visible)
                    return
                if (item.objectName.startsWith(objectName))
                    found.push(item)
                for (let i = 0; i < item.children.length; ++i)
                    visit(item.children[i])
            }
            visit(shell)
            return found
        }
        // A layout finds its places with the next frame; a click before that would miss.
        function isAtRest(item) {
            for (let at = item; at; at = at.parent) {
                if (isPolishScheduled(at))
                    return false
            }
            return true
        }
        function clickItem(item) {
            tryVerify(() => isAtRest(item))
            mouseClick(item)
        }
        function click(objectName) {
            tryVerify(() => items(objectName).length > 0)
            clickItem(items(objectName)[0])
        }

        // One click to the settings, one for the change, and back to the match.
        function inSettings(change) {
            click("settingsButton")
            compare(shell.page, "settings")
            tryVerify(() => items("languageRow").length > 0 && isAtRest(items("languageRow")[0]))
            change()
            click("backButton")
            compare(shell.page, "table")
        }

        function test_wholeMatchAgainstTwoBots() {
            tryVerify(() => items("newMatchButton").length > 1)
            shell.openShelf()
            tryVerify(() => items("newMatchButton").length > 1)
            clickItem(items("newMatchButton")[1]) // of Kingdoms, the second on the shelf
            compare(shell.page, "newMatch")
            compare(shell.plan.gameId, "kingdoms")
            const count = items("seatCountRow")[0]
            mouseClick(count, count.width / 2, count.height / 2) // the middle of 2, 3, 4
            compare(shell.plan.seatCount, 3)
            deals.fix(shell.plan)
            click("beginButton")
            compare(shell.page, "table")

            for (let i = 0; i < 60 && shell.table.phase !== Table.Over; ++i) {
                tryVerify(() => shell.table.phase !== Table.BotThinking, 30000)
                if (shell.table.phase === Table.Over)
                    break
                if (i === 2)
                    inSettings(() => mouseClick(items("languageRow")[0], 20))
                if (i === 3)
                    inSettings(() => mouseClick(items("lightRow")[0], items("lightRow")[0].width - 20)) // the last: night
                const cards = items("handCard")
                compare(cards.length, 6)
                clickItem(cards[i % cards.length])
                verify(shell.table.hasSelection)
                const places = items("sector_cross").filter(sector => sector.selectable)
                verify(places.length > 0)
                const steps = shell.table.stepCount
                clickItem(places[i % places.length])
                verify(shell.table.stepCount > steps) // it was this sector and nothing above it that was clicked
            }
            tryCompare(shell.table, "phase", Table.Over)
            compare(Preferences.language, "ru")
            verify(Preferences.dark)
            click("leaveButton")
            compare(shell.page, "home")
            Preferences.language = "en"
            Preferences.dark = false
        }

        function test_clickOnWhatIsNoOption_saysWhyNot() {
            shell.arrange("kingdoms")
            deals.fix(shell.plan)
            shell.begin()
            tryCompare(shell.table, "phase", Table.Choosing)
            explained.clear()
            click("sector_tower")
            compare(explained.count, 1)
            verify(explained.signalArguments[0][1].includes("KC-TURN-03"))
            click("deck")
            compare(explained.count, 2)
            click("backButton")
            compare(shell.page, "home")
            click("continueButton")
            compare(shell.page, "table")
            shell.openShelf()
        }

        function test_aClickMeantForTheBoard_isNotTakenByWhatRisesOverIt() {
            shell.arrange("kingdoms")
            deals.fix(shell.plan)
            shell.begin()
            tryCompare(shell.table, "phase", Table.Choosing)
            for (let i = 0; i < 2; ++i) { // also when one message takes the place of another
                click("sector_tower")
                verify(!findChild(shell, "toastRule").enabled) // it is on its way
                tryVerify(() => findChild(shell, "toastRule").enabled)
            }
            click("toastRule") // now it is meant
            compare(shell.page, "rules")
            click("backButton")
            compare(shell.page, "table")
            shell.openShelf()
        }

        SignalSpy {
            id: explained

            target: shell.table
            signalName: "explained"
        }
    }
}
