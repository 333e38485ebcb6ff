import QtQuick
import QtQuick.Layouts
import Outremer

/** The start page: go on with the last thing played, choose another one, or begin something new. */
FocusScope {
    id: root

    required property HomeModel home
    required property ShelfModel shelf
    required property BackupsModel backups
    readonly property bool isWelcome: root.home.isEmpty
    readonly property Item face: !root.home.isReady ? null : root.isWelcome ? welcome : root.home.lastKind !== "" ? card : lists
    signal continueCampaign(int id)
    signal writeDown(int id) // what was played at a real table
    signal openBook(int id)
    signal exportCampaign(int id)
    signal resumeMatch(int id)
    signal arrange(string gameId)
    signal openPage(string name)

    /** Goes on with a campaign where it is played; a chapter that was begun here is finished here. */
    function goOn(id: int, kind: string, status: string) {
        const isAtTable = kind === "table" && status !== "playing" && status !== "aftermath"
        isAtTable ? root.writeDown(id) : root.continueCampaign(id)
    }

    objectName: "homePage"

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Start page")

    onFaceChanged: if (root.face) root.enabled ? root.face.forceActiveFocus() : root.face.focus = true // never from below
    onActiveFocusChanged: if (root.activeFocus && root.face) root.face.focus = true

    PageBorder {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        visible: root.isWelcome
    }
    Waiting {
        anchors.centerIn: parent
        visible: !root.home.isReady
        text: qsTr("Opening the chronicle…")
    }
    Scroller {
        anchors.fill: parent
        anchors.bottomMargin: links.height
        visible: root.isWelcome
        contentHeight: Math.max(height, welcome.implicitHeight + 2 * Theme.gapHuge)

        WelcomePanel {
            id: welcome

            anchors.centerIn: parent
            width: parent.width - 4 * Theme.gapHuge
            onBeginCampaign: root.openPage("founding")
            onPlayMatch: root.openPage("shelf")
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: links.height + Theme.gap
        visible: root.home.isReady && !root.isWelcome
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
                onFoundCampaign: root.openPage("founding")
            }
            HomeShelf {
                Layout.fillWidth: true
                shelf: root.shelf
                onArrange: gameId => root.arrange(gameId)
            }
        }
    }
    HomeLinks {
        id: links

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.isWelcome ? Theme.gapHuge : Theme.gapTiny
        x: root.isWelcome ? Math.round((root.width - width) / 2) : Theme.gapLarge
        width: Math.min(lineWidth, root.width - 2 * Theme.gapLarge)
        backups: root.backups
        hasChronicle: !root.isWelcome
        onOpenPage: name => root.openPage(name)
    }
}
