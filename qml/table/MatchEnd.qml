import QtQuick
import Outremer.Table

/** Lies over a board when all is over: the result of a match, or the end of a chapter, until it is put aside. */
Item {
    id: root

    required property Table table
    required property BoardPage board // null until it is there
    readonly property bool isEnded: root.table.phase === Table.Over && !root.table.replaying
    readonly property bool isChapter: root.table.campaign !== 0
    property bool putAside: false
    signal leave()
    signal again()
    signal readBook()
    signal nextChapter()
    signal endEvening()

    /** Takes the keyboard if there is something to be answered. */
    function settleFocus(): bool {
        const asks = result.visible ? result : chapter.visible ? chapter : null
        asks?.forceActiveFocus()
        return asks !== null
    }

    onBoardChanged: result.follow()

    Loader {
        id: result

        readonly property bool wanted: root.isEnded && !root.isChapter

        function follow() { root.board && result.wanted ? result.setSource(...root.board.result) : result.setSource("") }

        anchors.fill: parent
        visible: wanted && !root.putAside
        onWantedChanged: result.follow()
    }
    Connections {
        target: result.item as ResultSheet
        function onLeave() { root.leave() }
        function onAgain() { root.again() }
        function onPutAside() { root.putAside = true }
    }
    ChapterEnd {
        id: chapter

        anchors.fill: parent
        visible: root.isEnded && root.isChapter && !root.putAside
        table: root.table
        onPutAside: root.putAside = true
        onReadBook: root.readBook()
        onNextChapter: root.nextChapter()
        onEndEvening: root.endEvening()
    }
}
