import QtQuick
import Outremer.Table
import Outremer.Chronicle

/** Every page by its name: its file, what it is made from, and how it is called in the bar. */
Item {
    id: root

    property int campaign: 0 // whose book or table page is open
    readonly property alias table: table
    readonly property alias plan: plan
    readonly property alias guide: guide
    readonly property alias counsel: counsel
    readonly property bool hasBook: table.campaign > 0 || root.campaign > 0
    readonly property var places: Object.keys(root.pages).filter(name => name !== "book" || root.hasBook)
    readonly property var pages: ({
        home: ["qrc:/qt/qml/Outremer/Chronicle/HomePage.qml", { home: homeModel, shelf: shelfModel, backups: backups }],
        shelf: ["qrc:/qt/qml/Outremer/Table/ShelfPage.qml", { model: shelfModel }],
        newMatch: ["qrc:/qt/qml/Outremer/Table/NewMatchPage.qml", { plan: plan }],
        founding: ["qrc:/qt/qml/Outremer/Chronicle/FoundingPage.qml", {}],
        table: ["qrc:/qt/qml/Outremer/Table/TablePage.qml", { table: table, guide: guide, counsel: counsel }],
        book: ["qrc:/qt/qml/Outremer/Chronicle/BookPage.qml", { campaign: root.campaign }],
        companion: ["qrc:/qt/qml/Outremer/Chronicle/CompanionPage.qml", { campaign: root.campaign }],
        history: ["qrc:/qt/qml/Outremer/Chronicle/HistoryPage.qml", {}],
        trash: ["qrc:/qt/qml/Outremer/Chronicle/TrashPage.qml", { trash: trash }],
        backups: ["qrc:/qt/qml/Outremer/Chronicle/BackupsPage.qml", { backups: backups }],
        problem: ["qrc:/qt/qml/Outremer/Chronicle/ProblemPage.qml", { recovery: recovery }]
    })
    // Looked at in passing: the page beneath stays as it is.
    readonly property var asides: ({ settings: ["SettingsPage.qml", {}], rules: ["RulesPage.qml", {}] })
    readonly property var titles: ({
        table: table.title, newMatch: plan.title, founding: qsTr("New campaign"), settings: qsTr("Settings"),
        rules: qsTr("Rules"), trash: qsTr("Trash"), backups: qsTr("Backups"), shelf: qsTr("The shelf"),
        book: qsTr("The book"), history: qsTr("What we have played"), companion: qsTr("At the real table")
    })

    Table { id: table }
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
}
