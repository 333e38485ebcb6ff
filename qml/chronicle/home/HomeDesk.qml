import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** The start page of somebody who has played: what was played last, and beside it everything else. */
RowLayout {
    id: root

    required property HomeModel home
    required property ShelfModel shelf
    readonly property Item face: root.home.lastKind !== "" ? card : lists
    signal goOn(int id, string kind, string status)
    signal openBook(int id)
    signal exportCampaign(int id)
    signal resumeMatch(int id)
    signal arrange(string gameId)
    signal foundCampaign()

    spacing: Theme.gapLarge

    ContinueCard {
        id: card

        objectName: "continueCard"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: Theme.px(790)
        visible: root.home.lastKind !== ""
        kind: root.home.lastKind
        entry: root.home.last
        recap: root.home.recap
        onProceed: isCampaign ? root.goOn(entry.campaignId, entry.kind, entry.status) : root.resumeMatch(entry.matchId)
        onOpenBook: root.openBook(entry.campaignId)
        onExportIt: root.exportCampaign(entry.campaignId)
        onRenamed: title => root.home.campaigns.rename(entry.campaignId, title)
        onTrash: isCampaign ? root.home.campaigns.putIntoTrash(entry.campaignId)
            : root.home.matches.putIntoTrash(entry.matchId)
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: Theme.px(410)
        Layout.maximumWidth: card.visible ? Theme.px(440) : Theme.px(860)
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap

        HomeLists {
            id: lists

            Layout.fillWidth: true
            Layout.fillHeight: true
            home: root.home
            onContinueCampaign: (id, kind, status) => root.goOn(id, kind, status)
            onOpenBook: id => root.openBook(id)
            onExportCampaign: id => root.exportCampaign(id)
            onResumeMatch: id => root.resumeMatch(id)
            onFoundCampaign: root.foundCampaign()
        }
        HomeShelf {
            Layout.fillWidth: true
            shelf: root.shelf
            onArrange: gameId => root.arrange(gameId)
        }
    }
}
