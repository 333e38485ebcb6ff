pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** Whether the chronicle is safe, and the copies that make it so. */
FocusScope {
    id: root

    required property BackupsModel backups
    readonly property bool isBusy: root.backups.busyText !== ""
    signal leave()

    Component.onDestruction: root.backups.clearResult()

    PageSheet {
        anchors.fill: parent
        title: qsTr("Backups")
        intro: qsTr("A backup counts only after it was checked, restored on trial and compared with the chronicle. The newest "
            + "of each of the last seven days and four weeks are kept.")

        BackupHealth {
            Layout.fillWidth: true
            focus: true
            backups: root.backups
            isBusy: root.isBusy
        }
        BackupResult {
            Layout.fillWidth: true
            visible: root.isBusy || title !== ""
            busyText: root.backups.busyText
            title: root.backups.resultTitle
            lines: root.backups.resultLines
            isGood: root.backups.resultIsGood
        }
        Repeater {
            model: root.backups

            BackupRow {
                Layout.fillWidth: true
                enabled: !root.isBusy
                onRestored: root.backups.restore(path)
            }
        }
        InkButton {
            objectName: "leaveButton"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gap
            enabled: !root.isBusy
            text: qsTr("Back to the start page")
            onClicked: root.leave()
        }
    }

    Keys.onEscapePressed: if (!root.isBusy) root.leave()
}
