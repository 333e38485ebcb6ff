pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Crusaders

/** How the last battle ended, as a strip along the upper edge; it unrolls on demand, and goes when it was read. */
FocusScope {
    id: root

    required property TalePart tale
    property bool unrolled: false
    readonly property var report: root.tale.report

    implicitHeight: strip.height + (root.unrolled ? details.height : 0)
    visible: root.report.title !== undefined

    onVisibleChanged: root.unrolled = false

    Accessible.role: Accessible.Notification
    Accessible.name: root.report.verdict ?? ""

    Cartouche {
        id: strip

        width: parent.width
        height: Theme.px(44)
        color: Theme.parchmentLight
        stroke: Theme.rubric
        strokeWidth: Theme.line

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gapSmall
            spacing: Theme.gapSmall

            Shield {
                implicitWidth: Theme.px(28)
                implicitHeight: Theme.px(33)
                house: root.report.winner ?? ""
            }
            FitText {
                Layout.fillWidth: true
                Layout.fillHeight: true
                align: Qt.AlignLeft | Qt.AlignVCenter
                family: Theme.displayFamily
                largest: Theme.px(20)
                smallest: Theme.px(10)
                color: Theme.rubric
                words: root.report.verdict ?? ""
            }
            InkButton {
                objectName: "unrollReport"
                Layout.maximumWidth: Theme.px(160)
                Layout.maximumHeight: strip.height
                quiet: true
                text: root.unrolled ? qsTr("Less") : qsTr("What happened")
                onClicked: root.unrolled = !root.unrolled
            }
            InkButton {
                objectName: "closeReport"
                Layout.maximumWidth: Theme.px(110)
                Layout.maximumHeight: strip.height
                quiet: true
                text: qsTr("Close")
                onClicked: root.tale.closeReport()
            }
        }
    }
    Cartouche {
        id: details

        anchors.top: strip.bottom
        anchors.topMargin: -Theme.line
        width: parent.width
        height: lines.implicitHeight + 2 * Theme.gap
        visible: root.unrolled
        color: Theme.parchmentLight
        stroke: Theme.rubric
        strokeWidth: Theme.line

        MouseArea { anchors.fill: parent } // nothing below it is meant

        ColumnLayout {
            id: lines

            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            spacing: Theme.gapTiny

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                font.italic: true
                color: Theme.inkSoft
                text: root.report.title ?? ""
            }
            Repeater {
                model: root.tale.reportLines

                BattleLine {
                    Layout.fillWidth: true
                    unit: Theme.scale
                }
            }
        }
    }
}
