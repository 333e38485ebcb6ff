import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One game on the shelf. */
FocusScope {
    id: root

    required property int index
    required property string gameId
    required property string title
    required property string subtitle
    required property int minSeats
    required property int maxSeats
    required property bool canContinue
    signal arrange()
    signal resume()

    implicitHeight: panel.implicitHeight

    Panel {
        id: panel

        width: parent.width
        focus: true

        RowLayout {
            width: parent.width
            spacing: Theme.gapLarge

            GameEmblem {
                Layout.alignment: Qt.AlignVCenter
                implicitWidth: Theme.emblem
                implicitHeight: Theme.emblem
                game: root.gameId
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gapTiny

                InkText {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    font.family: Theme.displayFamily
                    font.pixelSize: Theme.fontTitle
                    text: root.title
                }
                InkText {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    color: Theme.inkSoft
                    text: root.subtitle
                }
                InkText {
                    font.pixelSize: Theme.fontSmall
                    color: Theme.inkSoft
                    text: qsTr("Players: %1–%2").arg(root.minSeats).arg(root.maxSeats)
                }
            }
            ColumnLayout {
                Layout.fillWidth: false
                Layout.preferredWidth: Theme.px(190) * Math.max(1, Theme.textScale) // the same on every shelf
                spacing: Theme.gapSmall

                InkButton {
                    objectName: "continueButton"
                    Layout.fillWidth: true
                    visible: root.canContinue
                    primary: true
                    focus: root.canContinue
                    text: qsTr("Continue")
                    onClicked: root.resume()
                }
                InkButton {
                    objectName: "newMatchButton"
                    Layout.fillWidth: true
                    primary: !root.canContinue
                    focus: !root.canContinue
                    text: qsTr("New match")
                    onClicked: root.arrange()
                }
            }
        }
    }
}
