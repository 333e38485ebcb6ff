pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Beside every board: the players, what is asked, the log and the way back. */
Item {
    id: root

    required property Table table
    property alias players: playersPlace.data // how this board shows its players
    property alias choices: choicesPlace.data // how it says what is asked
    property bool resultHidden: false
    readonly property real foot: logButton.height + (counselButton.visible ? counselButton.height + Theme.gapSmall : 0)
        + (undo.visible ? undo.implicitHeight + Theme.gapSmall : 0) + 2 * Theme.gapSmall
    // For what is asked, which comes first; the log keeps the rest, and the buttons below it stay in the window.
    readonly property real room: Math.max(Theme.px(160), root.height - playersPlace.height
        - (openly.visible ? openly.implicitHeight + Theme.gapSmall : 0) - Math.max(Theme.px(150), root.foot))
    property Guide guide: null
    property Counsel counsel: null
    property Hindsight hindsight: null
    readonly property bool looksBack: root.hindsight?.isOpen ?? false
    readonly property bool counselled: (root.counsel?.shown ?? false) || (root.counsel?.thinking ?? false)
    readonly property bool guided: (root.guide?.shown ?? false) && !root.counselled
    readonly property bool covered: root.guided || root.counselled || root.looksBack // something lies where the log is
    readonly property bool crowded: !root.covered && story.height < Theme.px(96) // not two lines of the log would fit
    property bool logOpen: false // over the rest, where there is no room beside it
    signal showResult()
    signal ask()
    signal linkPicked(string noun, string id)
    signal rulePicked(string id)
    signal seatPicked(int seat)

    onCrowdedChanged: root.logOpen = false

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gapSmall

        ColumnLayout {
            id: playersPlace

            Layout.fillWidth: true
            spacing: Theme.gapTiny
        }
        RowLayout {
            Layout.fillWidth: true
            visible: root.table.phase === Table.BotThinking
            spacing: Theme.gapSmall

            InkText {
                objectName: "thinking"
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.italic: true
                color: Theme.accentText
                text: root.table.thinkingText
            }
            InkButton {
                objectName: "skipButton"
                visible: !root.table.hurrying
                quiet: true
                text: qsTr("Skip")
                onClicked: root.table.skipBots()
            }
        }
        OldContent {
            Layout.fillWidth: true
            table: root.table
        }
        OpenQuestion {
            id: openly

            Layout.fillWidth: true
            visible: (root.table.askedOpenly || root.table.canConceal) && !root.table.replaying
            table: root.table
        }
        Column { // not a layout: what it holds measures itself first
            id: choicesPlace

            Layout.fillWidth: true
            visible: root.table.phase === Table.Choosing && !root.table.replaying
        }
        Item { // the hint takes the place of the log: it covers nothing that a choice needs
            id: story

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: logButton.implicitHeight

            LogPanel {
                anchors.fill: parent
                visible: !root.covered && !root.crowded
                table: root.table
                onLinkPicked: (noun, id) => root.linkPicked(noun, id)
            }
            InkButton {
                id: logButton

                objectName: "logButton"
                anchors.bottom: parent.bottom
                width: parent.width
                implicitHeight: Theme.sideControl
                fontSize: Theme.sideFont(18)
                visible: root.crowded
                text: root.logOpen ? qsTr("Close the log") : qsTr("Read the log")
                onClicked: root.logOpen = !root.logOpen
            }
            GuideCard {
                objectName: "guideCard"
                width: parent.width
                height: Math.min(implicitHeight, parent.height)
                visible: root.guided
                guide: root.guide
                onRulePicked: id => root.rulePicked(id)
            }
            CounselCard {
                objectName: "counselCard"
                width: parent.width
                height: Math.min(implicitHeight, parent.height)
                visible: root.counselled
                counsel: root.counsel
            }
            HindsightCard {
                objectName: "hindsightCard"
                anchors.fill: parent
                visible: root.looksBack
                hindsight: root.hindsight
            }
        }
        InkButton {
            id: counselButton

            objectName: "counselButton"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.px(32) * Math.max(1, Math.min(1.5, Theme.textScale))
            fontSize: Theme.sideFont(18)
            visible: (root.counsel?.possible ?? false) && !root.counselled
            quiet: true
            text: qsTr("Ask for counsel")
            hint: Shortcuts.cap("counsel")
            onClicked: root.counsel.ask()
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: root.table.saveProblem !== ""
            spacing: Theme.gapTiny

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                font.pixelSize: Theme.fontSmall
                color: Theme.danger
                text: root.table.saveProblem
            }
            InkButton {
                objectName: "retryButton"
                Layout.fillWidth: true
                text: qsTr("Try again")
                onClicked: root.table.retry()
            }
            InkButton {
                objectName: "rescueButton"
                Layout.fillWidth: true
                visible: root.table.isFileAstray
                text: qsTr("Write it to a new file")
                onClicked: root.table.rescue()
            }
            InkButton {
                objectName: "readAgainButton"
                Layout.fillWidth: true
                visible: root.table.isFileAstray
                text: qsTr("Read the file that is there")
                onClicked: root.table.readAgain()
            }
        }
        UndoButton {
            id: undo

            Layout.fillWidth: true
            table: root.table
            brief: root.guided || Theme.textScale > 1.5
            askTable: root.table.stepCount > 0 && root.table.phase === Table.Choosing
            onAsk: root.ask()
        }
        InkButton {
            Layout.fillWidth: true
            visible: root.resultHidden
            text: qsTr("Show the result")
            onClicked: root.showResult()
        }
    }
    Repeater {
        model: root.logOpen ? 1 : 0

        LogPanel {
            width: root.width
            height: story.y + logButton.y - Theme.gapSmall
            table: root.table
            onLinkPicked: (noun, id) => root.linkPicked(noun, id)
        }
    }
}
