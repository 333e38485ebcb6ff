import QtQuick
import QtQuick.Layouts
import Outremer

/** The whole program inside its window: a bar, one page at a time, and the table they share. */
FocusScope {
    id: root

    property string page: "home"
    property string beneath: "" // the page that stays below one that is looked at in passing
    property int campaign: 0    // whose book or table page is open
    property string fileToOpen: ""
    readonly property alias table: table
    readonly property alias plan: plan
    readonly property bool hasBook: table.campaign > 0 || root.campaign > 0
    readonly property var places: Object.keys(root.pages).filter(name => name !== "book" || root.hasBook)
    readonly property bool inPassing: root.page in root.asides
    readonly property string windowTitle: root.page === "table" ? qsTr("%1 – Outremer").arg(table.title) : "Outremer"
    readonly property var pages: ({
        home: ["HomePage.qml", { home: homeModel, shelf: shelfModel, backups: backups }],
        shelf: ["ShelfPage.qml", { model: shelfModel }],
        newMatch: ["NewMatchPage.qml", { plan: plan }],
        founding: ["FoundingPage.qml", {}],
        table: ["TablePage.qml", { table: table, guide: guide, counsel: counsel }],
        book: ["BookPage.qml", { campaign: root.campaign }],
        companion: ["CompanionPage.qml", { campaign: root.campaign }],
        trash: ["TrashPage.qml", { trash: trash }],
        backups: ["BackupsPage.qml", { backups: backups }],
        problem: ["ProblemPage.qml", { recovery: recovery }]
    })
    // Looked at in passing: the page beneath stays as it is.
    readonly property var asides: ({ settings: ["SettingsPage.qml", {}], rules: ["RulesPage.qml", {}] })
    readonly property var titles: ({
        table: table.title, newMatch: plan.title, founding: qsTr("New campaign"), settings: qsTr("Settings"),
        rules: qsTr("Rules"), trash: qsTr("Trash"), backups: qsTr("Backups"), shelf: qsTr("The shelf"),
        book: qsTr("The book"), companion: qsTr("At the real table")
    })

    function turnPage() {
        if (root.page in root.asides) // bindings follow the page only later
            return aside.setSource(...root.asides[root.page])
        aside.setSource("")
        if (root.beneath !== root.page || !loader.item)
            loader.setSource(...root.pages[root.page])
        else
            (loader.item as Item).forceActiveFocus()
        root.beneath = root.page
    }
    function openHome() {
        table.leave()
        Archive.open()
        root.page = Archive.state === Archive.Refused ? "problem" : "home"
    }
    function openShelf() {
        table.leave()
        root.page = "shelf"
    }
    function goBack() {
        if (root.inPassing)
            root.page = root.beneath
        else
            root.openHome()
    }
    function openPage(name: string) { root.page = name }
    function arrange(gameId: string) {
        plan.gameId = gameId
        root.page = "newMatch"
    }
    function sitDown(isOpen: bool) {
        if (!isOpen)
            return
        root.beneath = "" // a table page is made for one match
        root.page = "table"
        root.turnPage()
    }
    function begin() { root.sitDown(table.start(plan)) }
    function resume(gameId: string) { root.sitDown(table.resume(gameId)) }
    function resumeMatch(id: int) { root.sitDown(table.resumeMatch(id)) }
    function continueCampaign(id: int) { root.sitDown(table.openCampaign(id)) }
    function openBook(id: int) {
        table.leave()
        root.campaign = id
        root.page = "book"
    }
    function openCompanion(id: int) {
        root.campaign = id
        root.page = "companion"
    }
    /** Opens the rules at one of them. */
    function openRule(id: string) {
        toast.hide()
        root.page = "rules"
        aside.item.ruleId = id
    }
    /** Does what a key or the menu names. */
    function go(does: string) {
        const ways = {
            home: root.openHome, help: keys.open, quit: Qt.quit, fullScreen: root.fillScreen,
            book: () => root.openBook(table.campaign || root.campaign)
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

    onPageChanged: root.turnPage()
    Component.onCompleted: Archive.open()

    Binding { target: Theme; property: "dark"; value: Preferences.dark }
    Binding { target: Theme; property: "motion"; value: !Preferences.reducedMotion }
    Binding { target: Theme; property: "textScale"; value: Preferences.textSize / 100 }
    Binding { target: Theme; property: "scale"; value: Math.max(0.75, Math.min(root.width / 1280, root.height / 800)) }

    Table {
        id: table

        onExplained: (text, rules) => toast.show(text, rules)
        onChanged: toast.shown = false // it spoke of what was
    }
    ShelfModel { id: shelfModel }
    NewMatch { id: plan }
    HomeModel { id: homeModel }
    TrashModel { id: trash }
    BackupsModel { id: backups }
    Recovery { id: recovery }
    Guide {
        id: guide

        table: table
    }
    Counsel {
        id: counsel

        table: table
    }
    Connections {
        target: Archive
        function onSaid(text: string) { toast.show(text, []) }
        function onStateChanged() {
            if (Archive.state === Archive.Refused)
                root.page = "problem"
            else if (root.page === "problem" && Archive.state === Archive.Ready)
                root.page = "home"
            if (Archive.state === Archive.Ready && root.fileToOpen !== "") {
                guest.receive(root.fileToOpen)
                root.fileToOpen = ""
            }
        }
    }

    Parchment { anchors.fill: parent }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TopBar {
            Layout.fillWidth: true
            title: root.titles[root.page] ?? "Outremer"
            canGoBack: root.page !== "home" && root.page !== "problem"
            backText: root.inPassing ? qsTr("Back") : qsTr("To the start")
            places: root.places
            onBack: root.goBack()
            onGo: does => root.go(does)
        }
        Loader {
            id: loader

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: !root.inPassing
            visible: !root.inPassing
            enabled: !root.inPassing // it does not take the keyboard from below
            Component.onCompleted: root.turnPage()
            onLoaded: (loader.item as Item).forceActiveFocus()
        }
        Loader {
            id: aside

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: root.inPassing
            visible: root.inPassing
            onLoaded: (aside.item as Item).forceActiveFocus()
        }
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onArrange(gameId: string) { root.arrange(gameId) }
        function onResume(gameId: string) { root.resume(gameId) }
        function onResumeMatch(id: int) { root.resumeMatch(id) }
        function onContinueCampaign(id: int) { root.continueCampaign(id) }
        function onWriteDown(id: int) { root.openCompanion(id) }
        function onOpenBook(id: int) { root.openBook(id) }
        function onExportCampaign(id: int) { root.openBook(id); loader.item.tab = "export" }
        function onExportSheet() { root.openBook(root.campaign); loader.item.tab = "export" }
        function onOpenPage(name: string) { root.openPage(name) }
        function onFounded(id: int) { root.openHome() }
        function onBegin() { root.begin() }
        function onRulePicked(id: string) { root.openRule(id) }
        function onLeave() { root.openHome() }
        function onAgain() { root.arrange(table.gameId) }
        function onPlay() { root.continueCampaign(root.campaign) }
        function onTableForm() { root.openCompanion(root.campaign) }
        function onWritten() { root.openBook(root.campaign) }
        function onReadBook() { root.openBook(table.campaign) }
        function onNextChapter() { root.continueCampaign(table.campaign) }
        function onEndEvening() { table.endEvening(); root.openHome() }
    }
    Connections {
        target: aside.item
        ignoreUnknownSignals: true
        function onLeave() { root.goBack() }
    }
    Toast {
        id: toast

        onRulePicked: id => root.openRule(id)
        foot: root.page === "table" ? Theme.cardHeight + 2 * Theme.gapLarge : Theme.gapLarge // above the hand
    }
    Loader { // made when it is first wanted
        id: keys

        function open() {
            keys.source = "ShortcutsOverlay.qml"
            const sheet = keys.item as ShortcutsOverlay
            sheet.open()
        }

        anchors.fill: parent
    }
    Loader {
        id: guest

        function receive(path: string) {
            guest.source = "Guest.qml"
            const sheet = guest.item as Guest
            sheet.receive(path)
        }

        anchors.fill: parent
    }
    Connections {
        target: guest.item as Guest
        function onTaken(id: int) { root.openBook(id) }
    }
    ShellKeys {
        guide: guide
        counsel: counsel
        inMatch: root.page === "table"
        places: root.places
        onGo: does => root.go(does)
    }
}
