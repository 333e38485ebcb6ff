import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** The small ways out of the start page: what lies in the trash, whether all is safe, settings, rules, help. */
Flow {
    id: root

    required property BackupsModel backups
    property bool hasChronicle: true
    signal openPage(string name)

    /** As wide as all of them in one line. */
    readonly property real lineWidth: Array.from(root.children).reduce((sum, link) => sum + (link.visible ? link.implicitWidth + root.spacing : 0), 0)

    spacing: Theme.gapTiny

    HomeLink {
        objectName: "backupsLink"
        visible: root.hasChronicle && text !== ""
        sign: root.backups.health === "good" ? "check" : "warning"
        signColour: root.backups.health === "good" ? Theme.good : Theme.rubric
        text: root.backups.healthText
        onClicked: root.openPage("backups")
    }
    HomeLink {
        objectName: "historyLink"
        visible: root.hasChronicle
        sign: "hegemony"
        text: qsTr("What we have played")
        onClicked: root.openPage("history")
    }
    HomeLink {
        objectName: "trashLink"
        visible: root.hasChronicle
        sign: "trash"
        text: qsTr("Trash")
        onClicked: root.openPage("trash")
    }
    HomeLink {
        objectName: "rulesLink"
        sign: "book"
        text: qsTr("Rules")
        onClicked: root.openPage("rules")
    }
    HomeLink {
        objectName: "settingsLink"
        sign: "settings"
        text: qsTr("Settings")
        onClicked: root.openPage("settings")
    }
    HomeLink {
        objectName: "helpLink"
        sign: "help"
        text: qsTr("Keys")
        onClicked: root.openPage("help")
    }
}
