import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** What every game lays over the board when a match is over; how it ended is the game's to tell. */
FocusScope {
    id: root

    required property Table table
    property real sheetWidth: Theme.px(560)
    default property alias body: column.data
    signal leave()
    signal again()
    signal putAside() // to look at the board once more

    focus: true

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
        width: Math.min(parent.width - 2 * Theme.gap, root.sheetWidth * Math.max(1, Theme.textScale))
        height: Math.min(parent.height - 2 * Theme.gap, implicitHeight)
        title: qsTr("The match is over")

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gap

            ColumnLayout {
                id: column

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gapSmall
            }
            Flow {
                id: buttons

                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: parent.width
                spacing: Theme.gap

                InkButton {
                    objectName: "leaveButton"
                    focus: true
                    primary: true
                    text: qsTr("To the start page")
                    onClicked: root.leave()
                }
                InkButton {
                    text: qsTr("Another match")
                    onClicked: root.again()
                }
                InkButton {
                    objectName: "putAsideButton"
                    text: qsTr("Look at the board")
                    onClicked: root.putAside()
                }
            }
        }
    }

    Keys.onEscapePressed: root.putAside()
}
