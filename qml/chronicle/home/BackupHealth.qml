import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** How the chronicle stands, and what can be done for it. */
FocusScope {
    id: root

    required property BackupsModel backups
    required property bool isBusy
    readonly property bool isGood: root.backups.health === "good"

    implicitHeight: panel.implicitHeight

    Panel {
        id: panel

        width: parent.width
        focus: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                SignIcon {
                    Layout.alignment: Qt.AlignTop
                    implicitWidth: Theme.px(36)
                    implicitHeight: Theme.px(36)
                    icon: root.isGood ? "check" : "warning"
                    color: root.isGood ? Theme.good : Theme.rubric
                }
                InkText {
                    objectName: "healthText"
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    font.family: Theme.displayFamily
                    font.pixelSize: Theme.fontTitle
                    text: root.backups.healthText
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap

                InkButton {
                    objectName: "makeButton"
                    focus: true
                    primary: true
                    enabled: !root.isBusy
                    text: qsTr("Make a backup now")
                    onClicked: root.backups.make()
                }
                InkButton {
                    objectName: "checkButton"
                    enabled: !root.isBusy
                    text: qsTr("Check the chronicle")
                    onClicked: root.backups.check()
                }
                InkButton {
                    objectName: "folderButton"
                    quiet: true
                    text: qsTr("Open the folder")
                    onClicked: Qt.openUrlExternally(root.backups.folder)
                }
            }
            InkSwitch {
                objectName: "dailySwitch"
                Layout.fillWidth: true
                enabled: !root.isBusy
                text: qsTr("Make one by itself when an evening ends, once a day")
                checked: root.backups.daily
                onToggled: root.backups.daily = checked
            }
        }
    }
}
