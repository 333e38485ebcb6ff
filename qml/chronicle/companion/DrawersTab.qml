pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** What is drawn at the table, and at the right what to do with it, the newest first. */
RowLayout {
    id: root

    required property DrawersModel model
    signal rulePicked(string rule)

    spacing: Theme.gapLarge

    CompanionSheet {
        Layout.preferredWidth: root.width * 0.5
        Layout.fillHeight: true
        spacing: Theme.gap

        DrawerBox {
            Layout.fillWidth: true
            title: qsTr("Event")
            icon: "event"
            shown: root.model.eventName
            rest: qsTr("Left in the deck: %1").arg(root.model.eventsLeft)

            InkButton {
                objectName: "revealEvent"
                primary: true
                enabled: root.model.eventsLeft > 0
                text: qsTr("Reveal the event")
                onClicked: root.model.revealEvent()
            }
        }
        DrawerBox {
            Layout.fillWidth: true
            title: qsTr("Target of the raid")
            icon: root.model.target !== "" ? root.model.target : "raid"
            tint: root.model.target !== "" ? Theme.meansColour(root.model.target) : Theme.inkSoft
            shown: root.model.targetName
            rest: qsTr("Face down: %1. Bonuses of the Saracen track: %2").arg(root.model.targetsLeft).arg(root.model.uncovered)

            InkButton {
                objectName: "newTarget"
                enabled: root.model.targetsLeft > 0 || root.model.target !== ""
                text: qsTr("New target")
                onClicked: root.model.newTarget()
            }
        }
        DrawerBox {
            Layout.fillWidth: true
            visible: root.model.hasAutoma
            title: qsTr("Automa")
            icon: "bot"
            shown: qsTr("Orders by lot")
            rest: qsTr("Its token goes down in placements %1. Mark the outer cells where a player’s token lies.").arg(root.model.automaTurns)

            AutomaCross {
                width: parent.width
                model: root.model.cross
                onTaken: (order, isTaken) => root.model.setTaken(order, isTaken)
            }
            InkButton {
                objectName: "placeAutoma"
                text: qsTr("Place its token")
                onClicked: root.model.placeAutoma()
            }
            InkButton {
                text: qsTr("Planning is over")
                onClicked: root.model.endPlanning()
            }
            InkButton {
                text: qsTr("Activation is over")
                onClicked: root.model.endActivation()
            }
        }
    }
    Rectangle {
        Layout.fillHeight: true
        implicitWidth: Theme.hairline
        color: Theme.rule
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        PanelTitle { Layout.fillWidth: true; text: qsTr("What to do") }
        InkText {
            Layout.fillWidth: true
            visible: root.model.said.count === 0
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.italic: true
            color: Theme.inkSoft
            text: qsTr("The deck and the tokens are shuffled. Begin the round with its event.")
        }
        CompanionSheet {
            id: sheet

            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: root.model.said

                SayingLine {
                    required property bool isNew

                    Layout.fillWidth: true
                    isOld: !isNew
                    onRulePicked: rule => root.rulePicked(rule)
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            InkButton {
                objectName: "undoDraw"
                enabled: root.model.canUndo
                text: qsTr("Take back")
                onClicked: root.model.undo()
            }
            InkButton {
                quiet: true
                danger: true
                text: qsTr("Shuffle anew")
                onClicked: ask.before(qsTr("Shuffle everything anew? What was drawn tonight is forgotten."), qsTr("Shuffle"), () => root.model.shuffle())
            }
        }
    }
    AskFirst { id: ask }
}
