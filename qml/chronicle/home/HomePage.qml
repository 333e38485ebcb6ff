pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** The start page: go on with the last thing played, choose another one, or begin something new. */
FocusScope {
    id: root

    required property HomeModel home
    required property ShelfModel shelf
    required property BackupsModel backups
    readonly property bool isWelcome: root.home.isEmpty
    readonly property var content: loader.item // HomeWelcome or HomeDesk
    readonly property Item face: root.content?.face ?? null
    property Item links: null
    readonly property real foot: root.links?.height ?? 0
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

    /** Gives the keyboard to the face, but does not take it from what lies above. */
    function faceUp() {
        loader.focus = true
        if (root.face)
            root.face.focus = true
    }

    Component.onCompleted: root.home.isShown = true
    Component.onDestruction: root.home.isShown = false
    onFaceChanged: root.faceUp()
    onActiveFocusChanged: if (root.activeFocus) root.faceUp()

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
    // What the chronicle holds decides which of the two is made. The window is there before that is known, and before
    // their files are read.
    Loader {
        id: loader

        readonly property string wanted: !root.home.isReady ? "" : root.isWelcome ? "HomeWelcome.qml" : "HomeDesk.qml"

        function renew() {
            loader.setSource(loader.wanted, root.isWelcome ? { foot: Qt.binding(() => root.foot) }
                : { home: root.home, shelf: root.shelf })
        }

        anchors.fill: parent
        anchors.margins: root.isWelcome ? 0 : Theme.gap
        anchors.leftMargin: root.isWelcome ? 0 : Theme.gapLarge
        anchors.rightMargin: root.isWelcome ? 0 : Theme.gapLarge
        anchors.bottomMargin: root.isWelcome ? 0 : root.foot + Theme.gap
        onWantedChanged: loader.renew()
        Component.onCompleted: loader.renew()
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onBeginCampaign() { root.openPage("founding") }
        function onPlayMatch() { root.openPage("shelf") }
        function onGoOn(id: int, kind: string, status: string) { root.goOn(id, kind, status) }
        function onOpenBook(id: int) { root.openBook(id) }
        function onExportCampaign(id: int) { root.exportCampaign(id) }
        function onResumeMatch(id: int) { root.resumeMatch(id) }
        function onArrange(gameId: string) { root.arrange(gameId) }
        function onFoundCampaign() { root.openPage("founding") }
    }
    Repeater { // where they are depends on what the chronicle holds: they do not move once they are seen
        model: root.home.isReady ? 1 : 0
        onItemAdded: (index, item) => root.links = item
        onItemRemoved: root.links = null

        HomeLinks {
            anchors.bottom: root.bottom
            anchors.bottomMargin: root.isWelcome ? Theme.gapHuge : Theme.gapTiny
            x: root.isWelcome ? Math.round((root.width - width) / 2) : Theme.gapLarge
            width: Math.min(lineWidth, root.width - 2 * Theme.gapLarge)
            backups: root.backups
            hasChronicle: !root.isWelcome
            onOpenPage: name => root.openPage(name)
        }
    }
}
