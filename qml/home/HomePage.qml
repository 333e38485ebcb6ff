pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** The start page: go on with the last thing played, choose another one, or begin something new. */
FocusScope {
    id: root

    required property HomeModel home
    required property ShelfModel shelf
    required property BackupsModel backups
    readonly property bool isWelcome: root.home.isEmpty
    readonly property Item face: welcome.count > 0 ? welcome.itemAt(0) : desk.count > 0 ? (desk.itemAt(0) as HomeDesk).face : null
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

    onFaceChanged: if (root.face) root.activeFocus ? root.face.forceActiveFocus() : root.face.focus = true // never from what lies above
    onActiveFocusChanged: if (root.activeFocus && root.face) root.face.focus = true

    Repeater { // most chronicles are open before anybody could read this
        model: patience.isOver && !root.home.isReady ? 1 : 0

        Waiting {
            anchors.centerIn: parent
            text: qsTr("Opening the chronicle…")
        }
    }
    Timer {
        id: patience

        property bool isOver: false

        interval: Theme.rest
        running: !root.home.isReady
        onTriggered: isOver = true
    }
    // What the chronicle holds decides which of the two is made; the window is there before it is open.
    Repeater {
        id: welcome

        model: root.home.isReady && root.isWelcome ? 1 : 0

        HomeWelcome {
            anchors.fill: parent
            foot: links.height
            onBeginCampaign: root.openPage("founding")
            onPlayMatch: root.openPage("shelf")
        }
    }
    Repeater {
        id: desk

        model: root.home.isReady && !root.isWelcome ? 1 : 0

        HomeDesk {
            anchors.fill: parent
            anchors.margins: Theme.gap
            anchors.leftMargin: Theme.gapLarge
            anchors.rightMargin: Theme.gapLarge
            anchors.bottomMargin: links.height + Theme.gap
            home: root.home
            shelf: root.shelf
            onGoOn: (id, kind, status) => root.goOn(id, kind, status)
            onOpenBook: id => root.openBook(id)
            onExportCampaign: id => root.exportCampaign(id)
            onResumeMatch: id => root.resumeMatch(id)
            onArrange: gameId => root.arrange(gameId)
            onFoundCampaign: root.openPage("founding")
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
