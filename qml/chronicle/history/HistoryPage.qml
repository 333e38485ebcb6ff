pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Every match the group has played, of every game: who wins, who beats whom, and evening by evening. */
FocusScope {
    id: root

    readonly property GroupHistory history: GroupHistory { }
    signal leave()

    objectName: "historyPage"

    Accessible.role: Accessible.Pane
    Accessible.name: leaf.title

    BookLeaf {
        id: leaf

        anchors.fill: parent
        anchors.margins: Theme.gap
        focus: true
        title: qsTr("What we have played")
        subtitle: root.history.isEmpty ? "" : root.history.summary

        Row {
            parent: leaf.tools
            spacing: Theme.gapSmall
            visible: !root.history.isEmpty

            InkPicker {
                objectName: "historyGame"
                width: Theme.px(150) * Theme.textScale
                label: qsTr("Game")
                choices: root.history.gameChoices
                value: root.history.game
                onPicked: value => root.history.game = value
            }
            InkPicker {
                objectName: "historyPerson"
                width: Theme.px(150) * Theme.textScale
                label: qsTr("Player")
                choices: root.history.personChoices
                value: root.history.person
                onPicked: value => root.history.person = value
            }
            ChoiceRow {
                objectName: "historyBots"
                label: qsTr("Plays with bots")
                values: [qsTr("With bots"), qsTr("People only")]
                current: root.history.withoutBots ? 1 : 0
                onPicked: index => root.history.withoutBots = index === 1
            }
            InkButton {
                objectName: "historyExport"
                text: qsTr("For BG Stats")
                onClicked: root.chooseFile()
            }
        }
        InkText {
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.px(520))
            visible: root.history.isEmpty
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Nothing has been played yet. Every match and every chapter will be remembered here.")
        }
        BookScroll {
            objectName: "historyScroll"
            anchors.fill: parent
            anchors.bottomMargin: notice.visible ? notice.height + Theme.gap : 0
            focus: true
            enabled: !chooser.visible
            visible: !root.history.isEmpty
            label: leaf.title

            HistoryFigures {
                width: parent.width
                history: root.history
            }
            PanelTitle {
                width: parent.width
                text: qsTr("Evenings")
            }
            Repeater {
                model: root.history.evenings

                HistoryEvening {
                    required property var modelData

                    width: parent.width
                    date: modelData.date
                    where: modelData.where
                    who: modelData.who
                    plays: modelData.plays
                }
            }
            InkButton {
                objectName: "historyOlder"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.history.hasOlder
                text: qsTr("Older evenings")
                onClicked: root.history.showOlder()
            }
        }
        HistoryNotice {
            id: notice

            anchors.bottom: parent.bottom
            width: parent.width
            message: root.history.message
            isAsking: root.history.isAsking
            onAgreed: root.history.replace()
            onDismissed: root.history.dismiss()
        }
    }
    FileChooser {
        id: chooser

        title: qsTr("Where shall the file go?")
        saves: true
        endings: ["bgsplay"]
        onChosen: path => root.history.save(path)
    }

    function chooseFile() {
        chooser.fileName = root.history.suggestedName
        chooser.folder = root.history.folder
        chooser.open()
    }

    Keys.onEscapePressed: root.leave()
}
