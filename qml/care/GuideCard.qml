pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer

/** A hint beside the board. It asks for nothing: one can play on or put it away; what does not fit is scrolled. */
Item {
    id: root

    required property Guide guide
    signal rulePicked(string id)

    implicitWidth: Theme.px(272)
    implicitHeight: column.implicitHeight + 2 * Theme.gap

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1: %2").arg(root.guide?.title ?? "").arg(root.guide?.text ?? "")

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: Theme.gold
        strokeWidth: Theme.line

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            color: "transparent"
            stroke: Theme.rule
        }
    }
    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gapTiny

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            CrusaderIcon {
                Layout.preferredWidth: Theme.iconSmall
                Layout.preferredHeight: Theme.iconSmall
                icon: "help"
                color: Theme.gold
            }
            InkText {
                objectName: "guideTitle"
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.boardFont(18)
                color: Theme.rubric
                text: root.guide?.title ?? ""
            }
        }
        Flickable {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: words.implicitHeight
            Layout.minimumHeight: Theme.px(40)
            contentHeight: words.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: InkScrollBar { visible: flick.contentHeight > flick.height + 1 }

            Column {
                id: words

                width: flick.width - Theme.scrollBar
                spacing: Theme.gapTiny

                InkText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.boardFont(13)
                    text: root.guide?.text ?? ""
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gapTiny

                    Repeater {
                        model: root.guide?.rules ?? []

                        RuleChip {
                            required property string modelData

                            ink: Theme.accentText
                            letters: Theme.boardFont(11)
                            rule: modelData
                            onPicked: root.rulePicked(modelData)
                        }
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapTiny

            InkButton {
                objectName: "gotItButton"
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.px(30) * Math.max(1, Math.min(1.5, Theme.textScale))
                leftPadding: Theme.gapSmall
                primary: true
                text: qsTr("Got it")
                hint: Shortcuts.cap("guide")
                onClicked: root.guide.gotIt()
            }
            InkButton {
                objectName: "noMoreHintsButton"
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.px(30) * Math.max(1, Math.min(1.5, Theme.textScale))
                leftPadding: Theme.gapSmall
                quiet: true
                text: qsTr("No more hints")
                Accessible.name: qsTr("Show no more hints")
                onClicked: root.guide.stop()
            }
        }
    }
}
