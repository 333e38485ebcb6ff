import QtQuick
import QtQuick.Layouts
import Outremer

/** The whole program inside its window: a bar, one page at a time, and the table they share. */
FocusScope {
    id: root

    property string page: "shelf"
    readonly property alias table: table
    readonly property alias plan: plan
    readonly property string windowTitle: root.page === "table" ? qsTr("%1 – Outremer").arg(table.title) : "Outremer"

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

    Binding { target: Theme; property: "dark"; value: Preferences.dark }
    Binding { target: Theme; property: "scale"; value: Math.max(0.75, Math.min(root.width / 1280, root.height / 800)) }

    Table {
        id: table

        onExplained: (text, rules) => toast.show(text, rules)
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
            sourceComponent: root.page === "table" ? tablePage : root.page === "newMatch" ? newMatchPage : shelfPage
            onLoaded: item.forceActiveFocus()
        }
    }

    Component {
        id: shelfPage

        ShelfPage {
            model: shelfModel
            onArrange: gameId => root.arrange(gameId)
            onResume: gameId => root.resume(gameId)
        }
    }
    Component {
        id: newMatchPage

        NewMatchPage {
            plan: root.plan
            onBegin: root.begin()
        }
    }
    Component {
        id: tablePage

        TablePage {
            table: root.table
            onLeave: root.openShelf()
            onAgain: root.arrange(table.gameId)
        }
    }

    Toast { id: toast }
}
