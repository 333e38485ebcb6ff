import QtQuick
import QtQuick.Layouts
import Outremer

/** The whole program inside its window: a bar, one page at a time, and the table they share. */
FocusScope {
    id: root

    property string page: "shelf"
    property string fileToOpen: ""
    readonly property alias table: table
    readonly property alias plan: plan
    readonly property string windowTitle: root.page === "table" ? qsTr("%1 – Outremer").arg(table.title) : "Outremer"

    function turnPage() {
        const pages = {
            shelf: ["ShelfPage.qml", { model: shelfModel }],
            newMatch: ["NewMatchPage.qml", { plan: plan }],
            table: ["TablePage.qml", { table: table }]
        }
        loader.setSource(...pages[root.page])
    }
    function openShelf() {
        shelfModel.refresh()
        root.page = "shelf"
    }
    function arrange(gameId: string) {
        plan.gameId = gameId
        root.page = "newMatch"
    }
    function begin() {
        if (table.start(plan))
            root.page = "table"
    }
    function resume(gameId: string) {
        if (table.resume(gameId))
            root.page = "table"
    }

    onPageChanged: root.turnPage()

    Binding { target: Theme; property: "dark"; value: Preferences.dark }
    Binding { target: Theme; property: "scale"; value: Math.max(0.75, Math.min(root.width / 1280, root.height / 800)) }

    Table {
        id: table

        onExplained: (text, rules) => toast.show(text, rules)
        onChanged: toast.shown = false // it spoke of what was
    }
    ShelfModel { id: shelfModel }
    NewMatch { id: plan }

    Parchment { anchors.fill: parent }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TopBar {
            Layout.fillWidth: true
            title: root.page === "table" ? table.title : root.page === "newMatch" ? plan.title : "Outremer"
            canGoBack: root.page !== "shelf"
            onBack: root.openShelf()
        }
        Loader {
            id: loader

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            Component.onCompleted: root.turnPage()
            onLoaded: (loader.item as Item).forceActiveFocus()
        }
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onArrange(gameId: string) { root.arrange(gameId) }
        function onResume(gameId: string) { root.resume(gameId) }
        function onBegin() { root.begin() }
        function onLeave() { root.openShelf() }
        function onAgain() { root.arrange(table.gameId) }
    }

    Toast {
        id: toast

        onRulePicked: id => toast.show(table.ruleText(id), [id])
        foot: root.page === "table" ? Theme.cardHeight + 2 * Theme.gapLarge : Theme.gapLarge // above the hand
    }
}
