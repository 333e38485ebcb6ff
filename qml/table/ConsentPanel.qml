pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/**
 * Taking back what undo cannot: something came to light since, so everybody at the table has to agree. The old line of the
 * match is kept.
 */
FocusScope {
    id: root

    required property Table table
    property var steps: [] // RewindSteps
    property int picked: -1
    property var agreed: ({})
    readonly property bool unanimous: people.count > 0 && Object.keys(root.agreed).length === people.count
    signal done()

    function begin() {
        root.steps = root.table.pastSteps(30)
        root.picked = root.steps.length > 0 ? 0 : -1
        root.agreed = {}
        list.forceActiveFocus()
    }
    function agree(seatId: string) {
        const now = Object.assign({}, root.agreed)
        if (now[seatId])
            delete now[seatId]
        else
            now[seatId] = true
        root.agreed = now
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.45)

        MouseArea { anchors.fill: parent } // nothing below it is meant
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapHuge, Theme.px(620))
        height: Math.min(parent.height - 2 * Theme.gapLarge, Theme.px(560))
        title: qsTr("Take back with the table’s consent")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gap

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                color: Theme.inkSoft
                text: qsTr("Choose the step to go back to. What was played after it is kept as a line of its own.")
            }
            ListView {
                id: list

                objectName: "pastSteps"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                focus: true
                activeFocusOnTab: true
                model: root.steps
                currentIndex: root.picked
                boundsBehavior: Flickable.StopAtBounds
                onCurrentIndexChanged: root.picked = currentIndex

                ScrollBar.vertical: InkScrollBar { }
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Steps of the match, newest first")

                delegate: PastStep {
                    required property int index
                    required property var modelData // a RewindStep

                    width: ListView.view.width - Theme.scrollBar
                    seatId: modelData.seatId
                    text: modelData.text
                    picked: index === root.picked
                    onChosen: root.picked = index
                }
                FocusFrame { focused: list.activeFocus }
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: qsTr("Everybody who agrees presses their shield:")
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                Repeater {
                    id: people

                    model: root.visible ? root.table.seats.people : []

                    ShieldToggle {
                        required property var modelData // a SeatedPlayer

                        objectName: "consent_" + modelData.seatId
                        implicitWidth: Theme.px(38)
                        implicitHeight: Theme.px(45)
                        house: modelData.seatId
                        label: qsTr("%1 agrees").arg(modelData.name)
                        on: root.agreed[modelData.seatId] === true
                        onToggled: root.agree(modelData.seatId)
                    }
                }
                Item { Layout.fillWidth: true }
                InkButton {
                    text: qsTr("Leave it")
                    onClicked: root.done()
                }
                InkButton {
                    objectName: "rewindButton"
                    primary: true
                    enabled: root.unanimous && root.picked >= 0
                    text: qsTr("Take back")
                    onClicked: {
                        root.done()
                        root.table.rewind(root.steps[root.picked].step)
                    }
                }
            }
        }
    }

    Keys.onEscapePressed: root.done()
}
