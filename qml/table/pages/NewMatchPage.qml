pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Arranging a match: how many sit down, who they are, what is agreed. */
FocusScope {
    id: root

    required property NewMatch plan
    signal begin()

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapHuge, Theme.px(1040))
        spacing: Theme.gap

        Panel {
            Layout.fillWidth: true
            title: qsTr("Around the table")

            ColumnLayout {
                width: parent.width
                spacing: Theme.gap

                RowLayout {
                    spacing: Theme.gap

                    InkText { text: qsTr("Players") }
                    ChoiceRow {
                        objectName: "seatCountRow"
                        label: qsTr("Players")
                        values: root.plan.seatCounts
                        current: root.plan.seatCount - root.plan.minSeats
                        onPicked: index => root.plan.seatCount = root.plan.minSeats + index
                    }
                }
                Repeater {
                    model: root.plan

                    SeatSetup {
                        Layout.fillWidth: true
                        onRenamed: name => root.plan.setPlayerName(index, name)
                        knowsStyles: root.plan.knowsStyles
                        onKindPicked: kind => root.plan.setKind(index, kind)
                        onStylePicked: style => root.plan.setStyle(index, style)
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: root.plan.options.length > 0
            title: qsTr("Agreed before the match")

            GridLayout {
                width: parent.width
                columns: 2
                columnSpacing: Theme.gapLarge
                rowSpacing: Theme.gapSmall

                Repeater {
                    model: root.plan.options

                    SetupChoice {
                        Layout.fillWidth: true
                        current: root.plan.agreed[modelData.index]
                        onPicked: value => root.plan.setOption(modelData.index, value)
                    }
                }
            }
        }
        InkButton {
            objectName: "beginButton"
            Layout.alignment: Qt.AlignHCenter
            focus: true
            primary: true
            text: qsTr("Begin")
            onClicked: root.begin()
        }
    }
}
