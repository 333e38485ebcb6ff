import QtQuick
import QtQuick.Templates as T
import Outremer.Ui
import Outremer.Table
import Outremer

/** The rules of a game under the headings of their sections. */
ListView {
    id: root

    required property RulesModel rules
    readonly property string here: root.rules.sectionAt(Math.max(0, root.indexAt(Theme.gap, root.contentY + Theme.gap)))

    /** Makes a rule the current one and brings it into view. */
    function goTo(row: int, mode: int) {
        root.currentIndex = row
        root.positionViewAtIndex(row, mode)
        root.forceLayout()
        root.positionViewAtIndex(row, ListView.Contain) // heights are guessed until they are seen
    }
    function turn(pages: real) {
        const end = Math.max(0, root.contentHeight - root.height)
        root.contentY = root.originY + Math.max(0, Math.min(end, root.contentY - root.originY + pages * root.height))
    }

    model: root.rules
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    cacheBuffer: 0 // what is made ahead of need would be cancelled at the next letter

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rules")
    Accessible.focusable: true

    T.ScrollBar.vertical: InkScrollBar { }

    delegate: RuleEntry { width: ListView.view.width - Theme.scrollBar }

    onHeightChanged: if (root.currentIndex > 0) root.goTo(root.currentIndex, ListView.Center)
    Keys.onPressed: event => {
        const pages = { [Qt.Key_PageDown]: 0.9, [Qt.Key_PageUp]: -0.9, [Qt.Key_Home]: -1e6, [Qt.Key_End]: 1e6 }
        event.accepted = event.key in pages
        if (event.accepted)
            root.turn(pages[event.key])
    }
}
