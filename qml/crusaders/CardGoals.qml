pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** What a governor or a bull gives influence for: each goal with its steps, how many and for how much. */
Item {
    id: root

    required property var goals
    required property color ground
    required property color ink
    required property real unit
    readonly property real needed: (root.goals.length * 104 + (root.goals.length - 1) * 20) * root.unit
    readonly property bool fits: column.implicitHeight <= root.height + 1 && root.needed > 0

    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Repeater {
            model: root.goals

            Column {
                id: goal

                required property int index
                required property var modelData
                readonly property var steps: goal.modelData.steps
                readonly property real cell: Math.min(64 * root.unit, goal.width / Math.max(1, goal.steps.length) - 6 * root.unit)

                width: column.width

                FitText {
                    width: parent.width
                    height: Math.round(20 * root.unit)
                    visible: goal.index > 0
                    slanted: true
                    largest: 15 * root.unit
                    smallest: 10 * root.unit
                    color: Theme.rubric
                    words: qsTr("or")
                }
                FitText {
                    width: parent.width
                    height: Math.round((goal.steps.length > 0 ? 44 : 96) * root.unit)
                    largest: 17 * root.unit
                    smallest: 10 * root.unit
                    words: goal.steps.length > 0 ? goal.modelData.what : goal.modelData.text
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Math.round(6 * root.unit)

                    Repeater {
                        model: goal.steps

                        Rectangle {
                            id: step

                            required property var modelData

                            width: Math.round(goal.cell)
                            height: Math.round(60 * root.unit)
                            radius: Math.round(5 * root.unit)
                            color: Theme.parchmentDeep
                            border.width: Theme.hairline
                            border.color: Theme.gold

                            FitText {
                                x: Theme.hairline
                                width: parent.width - 2 * x
                                height: parent.height * 0.48
                                largest: 19 * root.unit
                                smallest: 8 * root.unit
                                words: qsTr("%1+").arg(step.modelData.least)
                            }
                            Rectangle {
                                anchors.bottom: parent.bottom
                                width: parent.width
                                height: Math.round(parent.height * 0.52)
                                radius: parent.radius
                                color: root.ground

                                Row {
                                    anchors.centerIn: parent
                                    spacing: Math.round(3 * root.unit)

                                    InkText {
                                        font.bold: true
                                        font.pixelSize: Math.max(1, Math.round(20 * root.unit))
                                        color: root.ink
                                        text: step.modelData.points
                                        Accessible.ignored: true
                                    }
                                    CrusaderIcon {
                                        visible: step.width > 46 * root.unit
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: Math.round(18 * root.unit)
                                        height: width
                                        icon: "influence"
                                        color: root.ink
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
