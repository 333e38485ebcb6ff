import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer

/** The whole program inside its window: a bar, one page at a time, and the ways from page to page. */
FocusScope {
    id: root

    property alias page: stage.page
    property alias campaign: list.campaign
    property string fileToOpen: ""
    readonly property alias table: list.table
    readonly property alias plan: list.plan
    readonly property ShellSheets sheets: (over.item as ShellOver)?.sheets ?? null
    readonly property string windowTitle: root.page === "table" ? qsTr("%1 – Outremer").arg(root.table.title) : "Outremer"

    function openHome() {
        root.table.leave()
        Archive.open()
        root.page = Archive.state === Archive.Refused ? "problem" : "home"
    }
    function openShelf() {
        root.table.leave()
        root.page = "shelf"
    }
    function goBack() {
        if (stage.inPassing)
            root.page = stage.beneath
        else
            root.openHome()
    }
    function openPage(name: string) { root.page = name }
    function arrange(gameId: string) {
        root.plan.gameId = gameId
        root.page = "newMatch"
    }
    function sitDown(isOpen: bool) { if (isOpen) stage.renew("table") } // a table page is made for one match
    function begin() { root.sitDown(root.table.start(root.plan)) }
    function resume(gameId: string) { root.sitDown(root.table.resume(gameId)) }
    function resumeMatch(id: int) { root.sitDown(root.table.resumeMatch(id)) }
    function continueCampaign(id: int) { root.sitDown(root.table.openCampaign(id)) }
    function goOnByPresentRules() { root.sitDown(root.table.goOnByPresentRules()) }
    function endEvening() {
        root.table.endEvening()
        root.openHome()
    }
    function openBook(id: int) {
        root.table.leave()
        root.campaign = id
        root.page = "book"
    }
    function exportBook(id: int) {
        root.openBook(id)
        stage.item.tab = "export"
    }
    function openCompanion(id: int) {
        root.campaign = id
        root.page = "companion"
    }
    /** Opens the rules at one of them. */
    function openRule(id: string) {
        root.sheets?.hush()
        root.page = "rules"
        stage.aside.ruleId = id
    }
    /** Does what a key or the menu names. */
    function go(does: string) {
        const ways = {
            home: root.openHome, help: () => root.sheets.openKeys(), quit: Qt.quit, fullScreen: root.fillScreen,
            book: () => root.openBook(root.table.campaign || root.campaign)
        }
        if (does in ways)
            ways[does]()
        else
            root.page = does
    }
    function fillScreen() {
        const isFull = root.Window.visibility === Window.FullScreen
        root.Window.window.visibility = isFull ? Window.AutomaticVisibility : Window.FullScreen
    }
    /** Where the chronicle stands decides where one can be. */
    function followArchive() {
        if (Archive.state === Archive.Refused)
            root.page = "problem"
        else if (root.page === "problem" && Archive.state === Archive.Ready)
            root.page = "home"
        if (Archive.state === Archive.Ready && root.fileToOpen !== "") {
            root.sheets.receive(root.fileToOpen)
            root.fileToOpen = ""
        }
    }

    Binding { target: Theme; property: "dark"; value: Preferences.dark }
    Binding { target: Theme; property: "motion"; value: !Preferences.reducedMotion }
    Binding { target: Theme; property: "textScale"; value: Preferences.textSize / 100 }
    Binding { target: Theme; property: "scale"; value: Math.max(0.75, Math.min(root.width / 1280, root.height / 800)) }

    PageList { id: list }
    Connections { // the window is there first; what the chronicle holds follows
        id: firstFrame

        target: root.Window.window
        function onFrameSwapped() {
            firstFrame.enabled = false
            over.setSource("ShellOver.qml", { shell: root, list: list })
            Archive.open()
        }
    }
    Connections {
        target: Archive
        function onStateChanged() { root.followArchive() }
    }

    Parchment { anchors.fill: parent }

    TopBar {
        id: bar

        width: parent.width
        height: implicitHeight
        title: list.titles[root.page] ?? "Outremer"
        canGoBack: root.page !== "home" && root.page !== "problem"
        backText: stage.inPassing ? qsTr("Back") : qsTr("To the start")
        places: list.places
        onBack: root.goBack()
        onGo: does => root.go(does)
    }
    PageStage {
        id: stage

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        list: list
    }
    PageWishes {
        shell: root
        page: stage.item
        aside: stage.aside
    }
    Loader { // nothing is said and no key is pressed before the window is there
        id: over

        anchors.fill: parent
    }
}
