pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Beside a real table: the set-up, the drawers, two calculators, and the chapter to be written down. */
FocusScope {
    id: root

    required property int campaign
    property int tab: 0
    readonly property var tabs: [
        { id: "setup", icon: "table", text: qsTr("Set-up") },
        { id: "drawers", icon: "event", text: qsTr("Drawers") },
        { id: "raid", icon: "raid", text: qsTr("Raid") },
        { id: "battle", icon: "battle", text: qsTr("Battle") },
        { id: "form", icon: "note", text: qsTr("Write down") }
    ]
    signal written()
    signal openBook(int campaign)
    signal exportSheet()

    function explain(rule: string) { toast.show(form.ruleText(rule), [rule]) }

    ChapterFormModel {
        id: form

        campaign: root.campaign
        onRefused: why => toast.show(why, [])
        onWritten: root.written()
    }
    DrawersModel { id: drawers; campaign: root.campaign }
    ChecklistModel { id: checklist; campaign: root.campaign }
    RaidCalculator { id: raid; chapter: form.chapter }
    BattleCalculator { id: battle; chapter: form.chapter }
    Connections {
        target: drawers
        function onDrawn() {
            raid.set("uncovered", drawers.uncovered)
            raid.set("event", drawers.eventId)
            battle.set("uncovered", drawers.uncovered)
        }
    }
    Component.onDestruction: form.save()

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        spacing: 0

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.gapHuge
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(80 + 110 * Math.max(1, Theme.textScale))
            spacing: Theme.gapSmall

            Repeater {
                model: root.tabs

                BookmarkTab {
                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    objectName: "tab-" + modelData.id
                    focus: index === 0
                    text: modelData.text
                    icon: modelData.icon
                    chosen: index === root.tab
                    onTapped: root.tab = index
                    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus()
                    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            padding: Theme.gapLarge

            Item {
                anchors.fill: parent

                InkText {
                    anchors.centerIn: parent
                    width: parent.width
                    visible: !form.isReady
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: form.problem !== "" ? form.problem : qsTr("The chronicle is being opened…")
                }
                ChecklistTab {
                    anchors.fill: parent
                    visible: form.isReady && root.tab === 0
                    model: checklist
                    onExportSheet: root.exportSheet()
                }
                DrawersTab {
                    anchors.fill: parent
                    visible: form.isReady && root.tab === 1
                    model: drawers
                    onRulePicked: rule => root.explain(rule)
                }
                CalculatorTab {
                    anchors.fill: parent
                    visible: form.isReady && root.tab === 2
                    name: "raid"
                    title: qsTr("Will the city hold?")
                    model: raid
                    onRulePicked: rule => root.explain(rule)
                }
                CalculatorTab {
                    anchors.fill: parent
                    visible: form.isReady && root.tab === 3
                    name: "battle"
                    title: qsTr("Who wins the battle?")
                    model: battle
                    onRulePicked: rule => root.explain(rule)
                }
                FormTab {
                    anchors.fill: parent
                    visible: form.isReady && root.tab === 4
                    model: form
                    onOpenBook: root.openBook(root.campaign)
                }
            }
        }
    }
    Toast { id: toast; onRulePicked: id => root.explain(id) }
}
