import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle
import Outremer

/** What lies over every page at times: a message, the list of keys, a campaign that has come as a file, a question. */
Item {
    id: root

    required property Table table
    property alias foot: toast.foot
    signal rulePicked(string id)
    signal taken(int campaign)
    signal rulesAgreed()

    function hush() { toast.hide() }
    function openKeys() {
        keys.source = "ShortcutsOverlay.qml" // made when it is first wanted
        const sheet = keys.item as ShortcutsOverlay
        sheet.open()
    }
    function receive(path: string) {
        guest.source = "qrc:/qt/qml/Outremer/Chronicle/Guest.qml"
        const sheet = guest.item as Guest
        sheet.receive(path)
    }

    Toast {
        id: toast

        onRulePicked: id => root.rulePicked(id)
    }
    Connections {
        target: root.table
        function onExplained(text: string, rules: var) { toast.show(text, rules) }
        function onChanged() { toast.hide() } // it spoke of what was
        function onOlderRulesFound(question: string) {
            rules.source = "qrc:/qt/qml/Outremer/Table/OlderRules.qml"
            const sheet = rules.item as OlderRules
            sheet.ask(question)
        }
    }
    Connections {
        target: Archive
        function onSaid(text: string) { toast.show(text, []) }
    }
    Loader {
        id: keys

        anchors.fill: parent
    }
    Loader {
        id: guest

        anchors.fill: parent
    }
    Connections {
        target: guest.item as Guest
        function onTaken(id: int) { root.taken(id) }
    }
    Loader {
        id: rules

        anchors.fill: parent
    }
    Connections {
        target: rules.item as OlderRules
        function onAgreed() { root.rulesAgreed() }
    }
}
