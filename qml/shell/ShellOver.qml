import QtQuick
import Outremer.Ui
import Outremer

/** What lies over every page at times, and the keys that work on every page. */
Item {
    id: root

    required property var shell // the Shell, which has this
    required property PageList list
    readonly property alias sheets: sheets

    ShellSheets {
        id: sheets

        anchors.fill: parent
        table: root.list.table
        foot: root.shell.page === "table" ? Theme.cardHeight + 2 * Theme.gapLarge : Theme.gapLarge // above the hand
        onRulePicked: id => root.shell.openRule(id)
        onTaken: id => root.shell.openBook(id)
        onRulesAgreed: root.shell.goOnByPresentRules()
    }
    ShellKeys {
        guide: root.list.guide
        counsel: root.list.counsel
        inMatch: root.shell.page === "table"
        places: root.list.places
        onGo: does => root.shell.go(does)
    }
}
