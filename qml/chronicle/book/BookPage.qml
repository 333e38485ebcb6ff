import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The book of a campaign: bookmarks at the left, one tab at a time. Ctrl+PgUp and Ctrl+PgDn leaf through the tabs. */
FocusScope {
    id: root

    objectName: "bookPage"
    required property int campaign
    property string tab: "story"
    readonly property alias book: book
    readonly property alias view: loader.item
    readonly property var tabs: [
        { id: "story", icon: "book", name: qsTr("Story"), page: "StoryView.qml" },
        { id: "chapters", icon: "sealed", name: qsTr("Chapters"), page: "ChaptersTab.qml" },
        { id: "dynasties", icon: "governor", name: qsTr("Dynasties"), page: "DynastiesTab.qml" },
        { id: "components", icon: "tactic", name: qsTr("Cards"), page: "ComponentsTab.qml" },
        { id: "evenings", icon: "clock", name: qsTr("Evenings"), page: "EveningsTab.qml" },
        { id: "statistics", icon: "level", name: qsTr("Statistics"), page: "StatisticsTab.qml" },
        { id: "lines", icon: "undo", name: qsTr("Kept points"), page: "LinesTab.qml" },
        { id: "export", icon: "print", name: qsTr("Print and save"), page: "ExportTab.qml" }
    ]
    readonly property int current: root.tabs.findIndex(one => one.id === root.tab)
    signal play() // go on with this campaign, or begin its next chapter
    signal tableForm() // write down a chapter that was played at a real table

    /** Leafs on by so many tabs. */
    function leaf(by: int) {
        root.tab = root.tabs[(root.current + by + root.tabs.length) % root.tabs.length].id
    }
    function openTab() { loader.setSource(root.tabs[root.current].page, { book: book }) }

    onCurrentChanged: root.openTab()
    Component.onCompleted: root.openTab()

    CampaignBook {
        id: book

        campaign: root.campaign
        onFailed: text => toast.show(text, [])
    }
    Shortcut {
        sequences: ["Ctrl+PgDown"]
        onActivated: root.leaf(1)
    }
    Shortcut {
        sequences: ["Ctrl+PgUp"]
        onActivated: root.leaf(-1)
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.rightMargin: Theme.gapLarge
        spacing: 0

        ColumnLayout {
            Layout.preferredWidth: Theme.px(176 + 95 * Math.max(0, Theme.textScale - 1))
            Layout.fillWidth: false
            Layout.fillHeight: true
            spacing: Theme.gapSmall

            BookTabs {
                id: marks

                Layout.fillWidth: true
                tabs: root.tabs
                current: root.current
                onPicked: index => root.tab = root.tabs[index].id
            }
            Item { Layout.fillHeight: true }
            InkButton {
                objectName: "playButton"
                Layout.fillWidth: true
                Layout.rightMargin: Theme.gap
                visible: !book.isOver && book.problem === ""
                primary: true
                text: book.isPlaying ? qsTr("Play on") : qsTr("Begin chapter %1").arg(book.nextRoman)
                onClicked: root.play()
            }
            InkButton {
                objectName: "tableFormButton"
                Layout.fillWidth: true
                Layout.rightMargin: Theme.gap
                visible: !book.isOver && !book.isPlaying && book.problem === ""
                text: qsTr("Played at a table")
                onClicked: root.tableForm()
            }
        }
        Loader {
            id: loader

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            visible: book.problem === ""
            onLoaded: if (!marks.activeFocus) (loader.item as Item).forceActiveFocus()
        }
        BookLeaf {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: book.problem !== ""
            title: qsTr("This book cannot be opened")
            subtitle: book.problem
        }
    }
    Toast { id: toast }
}
