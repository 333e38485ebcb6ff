pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer

/** How the match ended, over the board; it can be put aside to look at the table once more. */
FocusScope {
    id: root

    required property Table table
    property bool putAside: false
    signal leave()
    signal again()

    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.45)

        MouseArea { anchors.fill: parent } // nothing below it is meant
    }
    Panel {
        anchors.centerIn: parent
        focus: true
        width: Math.min(parent.width - 2 * Theme.gapHuge, Theme.px(560))
        title: qsTr("The match is over")

        ColumnLayout {
            width: parent.width
            spacing: Theme.gap

            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                text: qsTr("Victory: %1").arg(root.table.winnersText)
            }
            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                color: Theme.inkSoft
                text: root.table.endingText
            }
            Repeater {
                model: root.table.seats

                SeatRibbon { Layout.fillWidth: true }
            }
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: Theme.gapSmall
                spacing: Theme.gap

                InkButton {
                    objectName: "leaveButton"
                    focus: true
                    primary: true
                    text: qsTr("To the shelf")
                    onClicked: root.leave()
                }
                InkButton {
                    text: qsTr("Another match")
                    onClicked: root.again()
                }
                InkButton {
                    text: qsTr("Look at the board")
                    onClicked: root.putAside = true
                }
            }
        }
    }
}
