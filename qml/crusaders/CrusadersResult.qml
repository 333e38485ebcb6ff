pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer

/** How a match of Crusaders ended: why, who won, where everybody's influence came from, and the bulls turned up. */
FocusScope {
    id: root

    required property Table table
    required property CrusadersBoard board
    property bool putAside: false
    readonly property var result: root.board.result
    signal leave()
    signal again()

    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.45)

        MouseArea { // nothing below it is meant
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Panel {
        anchors.centerIn: parent
        focus: true
        width: Math.min(parent.width - 2 * Theme.gap, Theme.px(860))
        height: Math.min(parent.height - 2 * Theme.gap, implicitHeight)
        title: qsTr("The match is over")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gapSmall

            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                text: root.result.ending
            }
            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                visible: text !== ""
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.result.conditions.join(" · ")
            }
            Flickable {
                id: flick

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: table.implicitHeight
                clip: true
                contentHeight: table.implicitHeight
                boundsBehavior: Flickable.StopAtBounds

                ScrollBar.vertical: InkScrollBar { visible: flick.contentHeight > flick.height + 1 }

                ResultTable {
                    id: table

                    width: flick.width - Theme.scrollBar
                    result: root.result
                }
            }
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
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

    Keys.onEscapePressed: root.putAside = true
}
