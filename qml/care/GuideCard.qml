pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer

/** A hint beside the board. It asks for nothing: one can play on, drag it aside, or put it away. */
Item {
    id: root

    required property Guide guide
    signal rulePicked(string id)

    implicitWidth: Theme.px(272 + 330 * Math.max(0, Theme.textScale - 1)) // large words need lines of their length
    implicitHeight: column.implicitHeight + Theme.gapLarge + Theme.gap

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1: %2").arg(root.guide.title).arg(root.guide.text)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.gapTiny
        anchors.bottomMargin: -Theme.gapTiny
        radius: Theme.radius
        color: Theme.faded(Theme.shadow, 0.25)
    }
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

        x: Theme.gapLarge
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gapSmall

        RowLayout {
            spacing: Theme.gapSmall

            CrusaderIcon {
                Layout.preferredWidth: Theme.icon
                Layout.preferredHeight: Theme.icon
                icon: "help"
                color: Theme.gold
            }
            InkText {
                objectName: "guideTitle"
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                color: Theme.rubric
                text: root.guide.title
            }
        }
        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            lineHeight: 1.08
            font.pixelSize: Theme.fontSmall
            text: root.guide.text
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapTiny

            Repeater {
                model: root.guide.rules

                RuleChip {
                    required property string modelData

                    ink: Theme.accentText
                    letters: Theme.fontTiny
                    rule: modelData
                    onPicked: root.rulePicked(modelData)
                }
            }
        }
        InkButton {
            objectName: "gotItButton"
            Layout.fillWidth: true
            primary: true
            text: qsTr("Got it")
            hint: Shortcuts.cap("guide")
            onClicked: root.guide.gotIt()
        }
        InkButton {
            objectName: "noMoreHintsButton"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: -Theme.gapTiny
            implicitHeight: Theme.px(26) * Math.max(1, Theme.textScale)
            quiet: true
            text: qsTr("Show no more hints")
            onClicked: root.guide.stop()
        }
    }
    HoverHandler { cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.ArrowCursor }
    DragHandler { id: drag }
}
