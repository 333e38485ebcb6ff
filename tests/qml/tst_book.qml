import QtQuick
import QtTest
import Outremer

/** The book of a campaign by keyboard alone: through all of its tabs, and a note is written down on the way. */
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

        name: "Book"
        when: windowShown

        function focusName() {
            let item = root.Window.activeFocusItem
            while (item && item.objectName === "")
                item = item.parent
            return item ? item.objectName : ""
        }
        function tabTo(objectName) {
            for (let i = 0; i < 60 && focusName() !== objectName; ++i)
                keyClick(Qt.Key_Tab)
            compare(focusName(), objectName)
        }
        function page() { return findChild(shell, "bookPage") }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }

        function init() {
            shell.openBook(1) // the campaign the runner has played
            tryVerify(() => page() !== null)
            page().tab = "story"
            page().view.forceActiveFocus()
        }
        function cleanup() { shell.openShelf() }

        function test_aPhotograph_isCaptionedAndPutAway() {
            page().tab = "evenings"
            tryVerify(() => page().view !== null)
            page().view.forceActiveFocus()
            page().view.add([Qt.resolvedUrl("../../app/desktop/icons/128/net.outremer.Outremer.png")])
            tryVerify(() => findChild(shell, "photo0") !== null)
            tabTo("editCaption")
            keyClick(Qt.Key_Return)
            compare(focusName(), "captionField")
            type("maap")
            keyClick(Qt.Key_Escape)
            compare(focusName(), "editCaption")
            compare(findChild(shell, "photo0").caption, "")
            keyClick(Qt.Key_Return)
            type("map")
            keyClick(Qt.Key_Return)
            compare(findChild(shell, "photo0").caption, "map")
            compare(focusName(), "editCaption") // the keyboard stays where it was
            tabTo("trashPhoto")
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(shell, "photo0") === null)
            compare(focusName(), "addPhoto")
        }
        function test_ctrlPages_leafThroughAllTabs() {
            const tabs = page().tabs.map(one => one.id)
            compare(tabs.length, 8)
            for (let i = 1; i <= tabs.length; ++i) {
                keyClick(Qt.Key_PageDown, Qt.ControlModifier)
                compare(page().tab, tabs[i % tabs.length])
                verify(page().view !== null)
                verify(page().view.activeFocus) // the keyboard is on the new tab
                verify(findChild(shell, "bookTab_" + page().tab).open)
            }
            keyClick(Qt.Key_PageUp, Qt.ControlModifier)
            compare(page().tab, "export")
        }
        function test_arrows_goFromBookmarkToBookmark() {
            tabTo("bookTab_story")
            keyClick(Qt.Key_Down)
            compare(page().tab, "chapters")
            compare(focusName(), "bookTab_chapters")
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            compare(page().tab, "export")
            compare(focusName(), "bookTab_export")
        }
        function test_theBook_isTurnedByKeys() {
            const book = findChild(shell, "storyBook")
            compare(book.leftPage, 0)
            keyClick(Qt.Key_Right)
            compare(book.leftPage, 2)
            keyClick(Qt.Key_End)
            compare(book.leftPage, book.last)
            verify(book.last > 4)
            keyClick(Qt.Key_Right)
            compare(book.leftPage, book.last)
            keyClick(Qt.Key_Home)
            compare(book.leftPage, 0)
            tabTo("toChapter0")
            keyClick(Qt.Key_Return)
            compare(book.leftPage, 2)
        }
        function test_theStory_canBeScrolledInstead() {
            tabTo("storyWays")
            keyClick(Qt.Key_Right)
            tryVerify(() => findChild(shell, "storyList") !== null)
            const list = findChild(shell, "storyList")
            list.forceActiveFocus()
            const before = list.contentY
            keyClick(Qt.Key_PageDown)
            verify(list.contentY > before)
            page().view.scrolls = false
        }
        function test_aNote_isWrittenDown_andRewritten() {
            page().tab = "evenings"
            const rows = page().book.evenings.rows
            const before = findChild(shell, "eveningList").currentItem.notes.length
            tabTo("noteField")
            type("Tea and Damascus")
            tabTo("writer1")
            keyClick(Qt.Key_Space)
            tabTo("keepNote")
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(shell, "eveningList").currentItem.notes.length === before + 1)
            const note = findChild(shell, "eveningList").currentItem.notes[before]
            compare(note.text, "Tea and Damascus")
            compare(note.person, "Anna")
            compare(findChild(shell, "noteField").text, "")
            verify(rows.count > 1)

            findChild(findChild(shell, "note" + before), "editNote").forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(focusName(), "noteEditor")
            keyClick(Qt.Key_End, Qt.ControlModifier)
            type("s")
            tabTo("saveNote")
            keyClick(Qt.Key_Return)
            tryVerify(() => findChild(shell, "eveningList").currentItem.notes[before].text === "Tea and Damascuss")
        }
        function test_aPoint_isKept() {
            page().tab = "lines"
            const list = findChild(shell, "lineList")
            const before = list.count
            tabTo("pointName")
            type("Here")
            keyClick(Qt.Key_Return)
            tryCompare(list, "count", before + 1)
            tabTo("goOn")
            keyClick(Qt.Key_Return)
            tryVerify(() => page().book.branches.rows.count === before + 2) // the line from the point, the point, the line that was left
        }
        function test_cards_areFiltered() {
            page().tab = "components"
            const grid = findChild(shell, "cardGrid")
            const all = grid.count
            verify(all > 20)
            page().book.components.kind = "nickname"
            verify(grid.count > 0 && grid.count < all)
            grid.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(grid.currentIndex, 1)
        }
        function test_aFileIsChosen_byKeys() {
            page().tab = "export"
            const card = findChild(shell, "export_markdown")
            for (let i = 0; i < 60 && !card.activeFocus; ++i)
                keyClick(Qt.Key_Tab)
            compare(focusName(), "saveButton")
            keyClick(Qt.Key_Return)
            compare(focusName(), "fileList")
            tabTo("fileName")
            verify(findChild(shell, "fileName").text.endsWith(".md"))
            keyClick(Qt.Key_Escape)
            verify(card.activeFocus) // back where it was
        }
        function test_playing_isAskedFor() {
            played.target = page()
            played.clear()
            tabTo("playButton")
            keyClick(Qt.Key_Return)
            compare(played.count, 1)
        }

        SignalSpy {
            id: played

            signalName: "play"
        }
    }
}
