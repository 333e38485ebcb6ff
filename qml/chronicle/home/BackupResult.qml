pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** What is being done, or how it ended: a heading of our own and the small print of the store. */
Panel {
    id: root

    property string busyText: ""
    required property var lines
    required property bool isGood

    padding: Theme.gap
    topPadding: Theme.gap

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.busyText !== "" ? root.busyText : root.title

    background: Cartouche {
        color: Theme.parchmentLight
        stroke: root.busyText !== "" ? Theme.gold : root.isGood ? Theme.good : Theme.danger
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.gapTiny

        Waiting {
            objectName: "waiting"
            Layout.fillWidth: true
            visible: root.busyText !== ""
            text: root.busyText
        }
        RowLayout {
            Layout.fillWidth: true
            visible: root.busyText === ""
            spacing: Theme.gapSmall

            SignIcon {
                Layout.alignment: Qt.AlignTop
                implicitWidth: Theme.px(20)
                implicitHeight: Theme.px(20)
                icon: root.isGood ? "check" : "warning"
                color: root.isGood ? Theme.good : Theme.danger
            }
            InkText {
                objectName: "resultTitle"
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                text: root.title
            }
        }
        Scroller {
            Layout.fillWidth: true
            visible: root.busyText === ""
            reads: true
            implicitHeight: Math.min(report.implicitHeight, Theme.px(170))
            contentHeight: report.implicitHeight

            Column {
                id: report

                width: parent.width - Theme.gapLarge
                spacing: Theme.gapTiny

                Repeater {
                    model: root.lines

                    InkText {
                        required property string modelData
                        required property int index

                        width: report.width
                        wrapMode: Text.Wrap
                        font.pixelSize: index === 0 ? Theme.fontNormal : Theme.fontSmall
                        color: index === 0 ? Theme.ink : Theme.inkSoft
                        text: modelData
                    }
                }
            }
        }
    }
}
