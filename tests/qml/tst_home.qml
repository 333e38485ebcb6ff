import QtQuick
import QtTest
import Outremer.Table
import Outremer

/** The start page and the founding of a campaign by keys alone. */
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

        name: "Home"
        when: windowShown

        function focusName() {
            let item = root.Window.activeFocusItem
            while (item && item.objectName === "")
                item = item.parent
            return item ? item.objectName : ""
        }
        function tabTo(objectName, key) {
            for (let i = 0; i < 60 && focusName() !== objectName; ++i)
                keyClick(key ?? Qt.Key_Tab)
            compare(focusName(), objectName)
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }
        function openHome() {
            shell.openHome()
            tryVerify(() => Archive.state === Archive.Ready)
            compare(shell.page, "home")
        }
        function card() { return findChild(shell, "continueButton") }

        function test_1_aCampaignIsFoundedByKeysAlone() {
            openHome()
            tryVerify(() => focusName() === "beginCampaignButton")
            keyClick(Qt.Key_Return)
            compare(shell.page, "founding")
            tryVerify(() => focusName() === "foundButton")

            tabTo("titleField")
            keyClick(Qt.Key_A, Qt.ControlModifier)
            type("Salt")
            tabTo("seatsRow")
            keyClick(Qt.Key_Left)
            tabTo("stateSelect0")
            const house = findChild(shell, "stateSelect0")
            const before = house.value
            keyClick(Qt.Key_Down) // unrolls the list, at what is chosen
            tryVerify(() => focusName() === "lines")
            keyClick(before > 0 ? Qt.Key_Up : Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => focusName() === "stateSelect0")
            compare(house.value, before > 0 ? before - 1 : 1)
            keyClick(Qt.Key_Down)
            tryVerify(() => focusName() === "lines")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Escape) // thinks better of it
            tryVerify(() => focusName() === "stateSelect0")
            compare(house.value, before > 0 ? before - 1 : 1)
            tabTo("personField0")
            type("Ann")
            tabTo("holderRow1")
            keyClick(Qt.Key_Left)
            tabTo("personField1")
            type("Bob")
            tabTo("kindRow")
            keyClick(Qt.Key_Right)
            tabTo("hardRow")
            keyClick(Qt.Key_Right)
            tabTo("foundButton")
            keyClick(Qt.Key_Return)

            compare(shell.page, "home")
            tryVerify(() => focusName() === "continueButton")
            const head = findChild(shell, "continueCard")
            compare(head.entry.title, "Salt")
            compare(head.entry.seats.length, 2)
            compare(head.entry.seats.map(seat => seat.holder).join(), "Ann,Bob")
            compare(head.entry.kind, "table")
            verify(head.entry.isHard)
        }
        function test_2_enterContinues_andTheMenuRenames() {
            openHome()
            tryVerify(() => focusName() === "continueButton")
            const page = findChild(shell, "homePage")
            const spy = createTemporaryObject(spyComponent, testCase, { target: page, signalName: "writeDown" })
            keyClick(Qt.Key_Return)
            compare(spy.count, 1)
            verify(spy.signalArguments[0][0] > 0)
            compare(shell.page, "companion") // it is played at a real table

            openHome()
            tryVerify(() => focusName() === "continueButton")
            tabTo("cardMenuButton", Qt.Key_Backtab)
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(findChild(shell, "continueCard"), "cardMenu").opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => focusName() === "renameField")
            type("Iron")
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(shell, "continueCard").entry.title === "Iron")
        }
        function test_3_trashAndBack() {
            openHome()
            shell.openPage("trash")
            tryVerify(() => focusName() === "leaveButton")
            keyClick(Qt.Key_Escape)
            compare(shell.page, "home")
            const home = findChild(shell, "homePage").home
            verify(home.campaigns.putIntoTrash(home.last.campaignId))
            tryVerify(() => focusName() === "beginCampaignButton") // nothing is left: a welcome again
            shell.openPage("trash")
            tabTo("takeBackButton")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            tryVerify(() => focusName() === "continueButton")
            compare(home.last.title, "Iron")
        }
        function test_4_aBackupByKeys() {
            openHome()
            tabTo("backupsLink")
            keyClick(Qt.Key_Return)
            compare(shell.page, "backups")
            tryVerify(() => focusName() === "makeButton")
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(shell, "restoreButton") !== null)
            compare(Archive.state, Archive.Ready)
            tabTo("restoreButton")
            keyClick(Qt.Key_Return) // asks
            keyClick(Qt.Key_Return) // does
            tryCompare(findChild(shell, "resultTitle"), "text", "The backup is in place")
            keyClick(Qt.Key_Escape)
            compare(shell.page, "home")
        }
        function cleanupTestCase() { Archive.close() }
    }
    Component {
        id: spyComponent

        SignalSpy {}
    }
}
