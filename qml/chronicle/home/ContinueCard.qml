pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The last thing played, ready to go on: where it stopped, who sits there, and the one button one came for. */
FocusScope {
    id: root

    required property string kind // "campaign" or "match"
    required property var entry   // a row of that kind's model
    required property Recap recap
    readonly property bool isCampaign: root.kind === "campaign"
    readonly property bool isOver: root.entry.isOver ?? false
    signal proceed()
    signal openBook()
    signal renamed(string title)
    signal exportIt()
    signal trash()

    implicitHeight: Theme.px(400)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.isCampaign ? root.entry.title ?? "" : root.entry.gameTitle ?? ""

    Cartouche {
        anchors.fill: parent
        notch: Theme.notch * 1.8
        color: Theme.parchment
        stroke: Theme.gold
        strokeWidth: Theme.line

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny + Theme.line
            notch: Theme.notch * 1.8
            color: "transparent"
            stroke: Theme.ruleStrong
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge + Theme.gapTiny
        anchors.topMargin: Theme.gapLarge
        spacing: Theme.gapSmall

        ContinueHead {
            id: head

            Layout.fillWidth: true
            title: root.isCampaign ? root.entry.title ?? "" : root.entry.gameTitle ?? ""
            subtitle: root.isCampaign ? root.entry.statusText ?? "" : qsTr("Single match, steps: %1").arg(root.entry.steps ?? 0)
            when: root.isCampaign ? root.entry.lastEvening ?? "" : qsTr("Last played: %1").arg(root.entry.when ?? "")
            canRename: root.isCampaign
            onRenamed: title => root.renamed(title)
            onOpenBook: root.openBook()
            onExportIt: root.exportIt()
            onTrash: root.trash()
        }
        PanelTitle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapTiny
            text: root.isCampaign ? qsTr("Previously in the chronicle") : qsTr("Where the match stopped")
        }
        RecapText {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.px(84)
            recap: root.recap
            game: root.isCampaign ? "campaign" : root.entry.game ?? ""
        }
        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gapTiny

            Repeater {
                model: root.entry.seats ?? []

                SeatLine {
                    required property var modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    house: modelData.house
                    name: modelData.name
                    isBot: modelData.isBot
                    holder: modelData.isBot ? qsTr("bot") : modelData.holder !== "" ? modelData.holder : qsTr("player")
                }
            }
        }
        RowLayout {
            Layout.topMargin: Theme.gapTiny
            spacing: Theme.gap

            InkButton {
                objectName: "continueButton"
                Layout.preferredWidth: Math.max(implicitWidth, Theme.px(260))
                Layout.preferredHeight: Theme.px(46)
                focus: true
                primary: true
                text: root.isOver ? qsTr("Open the book") : qsTr("Continue")
                hint: root.isOver ? "" : qsTr("Enter")
                onClicked: root.isOver ? root.openBook() : root.proceed()
            }
            InkButton {
                objectName: "cardBookButton"
                Layout.preferredHeight: Theme.px(46)
                visible: root.isCampaign && !root.isOver
                text: qsTr("The book")
                onClicked: root.openBook()
            }
        }
    }
}
