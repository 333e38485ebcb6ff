pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The ceremony after a chapter: how the dynasties stand, what was revealed, and the choice of the one in turn. */
Rectangle {
    id: root

    required property Table table
    required property AftermathPart part
    readonly property var stages: [
        { id: "interlude", text: qsTr("Interlude") }, { id: "nicknames", text: qsTr("Nicknames") },
        { id: "heirlooms", text: qsTr("Heirlooms") }, { id: "over", text: qsTr("Into the book") }
    ]

    color: Theme.page
    radius: Theme.radius

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.displayFamily
            font.pixelSize: Theme.boardFont(34)
            fontSizeMode: Text.HorizontalFit
            text: qsTr("After the chapter “%1”").arg(root.part.chapterTitle)
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gapLarge

            Repeater {
                model: root.stages

                StageStep {
                    required property var modelData

                    text: modelData.text
                    current: modelData.id === root.part.stage
                }
            }
        }
        Item { // not a layout: the words of a choice are measured at the width they have, once
            id: body

            readonly property real aside: Math.round(root.width * 0.34)

            Layout.fillWidth: true
            Layout.fillHeight: true

            Column {
                width: body.aside
                spacing: Theme.gapSmall

                Repeater {
                    model: root.part.dynasties

                    DynastyStanding { width: body.aside }
                }
            }
            AftermathChoices {
                id: choices

                x: body.aside + Theme.gap
                width: body.width - x
                visible: root.part.choices.count > 0
                table: root.table
                part: root.part
            }
            Panel {
                x: choices.x
                y: choices.visible ? choices.height + Theme.gap : 0
                width: choices.width
                height: body.height - y
                title: qsTr("Revealed")

                ListView {
                    id: deeds

                    anchors.fill: parent
                    clip: true
                    model: root.part.deeds
                    spacing: Theme.gapTiny
                    boundsBehavior: Flickable.StopAtBounds
                    onCountChanged: positionViewAtEnd()

                    ScrollBar.vertical: InkScrollBar { }
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("What was revealed")

                    delegate: DeedLine { width: ListView.view.width - Theme.scrollBar }
                }
            }
        }
    }
}
