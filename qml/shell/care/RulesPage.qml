import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer
import Outremer.Looks

/** The rules of every game: searched while one types, leafed through by section, opened at one rule from anywhere. */
FocusScope {
    id: root

    property string gameId: ""
    property string ruleId: "" // to open at; empty: at the beginning, ready to search
    signal leave()

    function open(id: string) {
        field.clear()
        const row = rules.open(id)
        if (row < 0)
            return
        list.goTo(row, ListView.Center)
        list.forceActiveFocus()
    }
    function stepBack() {
        if (field.text === "")
            return root.leave()
        field.clear()
        field.forceActiveFocus()
    }

    RulesModel {
        id: rules

        gameId: root.gameId === "" ? Looks.shelf[0] : root.gameId
        search: field.text
        onShownChanged: list.goTo(0, ListView.Beginning)
    }
    Timer { // once the list is there
        id: later

        interval: 0
        onTriggered: root.open(root.ruleId)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        anchors.topMargin: Theme.gap
        spacing: Theme.gap

        GridLayout {
            Layout.fillWidth: true
            columns: games.implicitWidth + Theme.px(320) < root.width ? 2 : 1
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gapSmall

            ChoiceRow {
                id: games

                objectName: "rulesGameRow"
                label: qsTr("Game")
                values: rules.gameTitles
                current: rules.gameIndex
                onPicked: index => rules.gameIndex = index
            }
            InkField {
                id: field

                objectName: "rulesSearch"
                Layout.fillWidth: true
                focus: true
                placeholderText: qsTr("Search: words of a rule, or its number")
                maximumLength: 80
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.forceActiveFocus()
                Keys.onEnterPressed: list.forceActiveFocus()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Panel {
                Layout.preferredWidth: Theme.px(270) * Math.min(1.4, Theme.textScale)
                Layout.fillHeight: true
                padding: Theme.gap
                title: qsTr("Sections")

                RuleSections {
                    objectName: "ruleSections"
                    anchors.fill: parent
                    model: rules.sections
                    here: list.here
                    onPicked: row => list.goTo(row, ListView.Beginning)
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                padding: Theme.gap

                RuleList {
                    id: list

                    objectName: "ruleList"
                    anchors.fill: parent
                    rules: rules
                }
                InkText {
                    objectName: "nothingFound"
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.gapHuge
                    visible: rules.count === 0
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    color: Theme.inkSoft
                    text: qsTr("No rule of this game has all these words. Try fewer of them.")
                }
            }
        }
    }

    onRuleIdChanged: later.restart()
    Keys.onEscapePressed: root.stepBack()
}
