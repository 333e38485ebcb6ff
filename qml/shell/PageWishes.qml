import QtQuick

/** What a page may ask for, and where in the shell that leads. A page has only those of these signals that it needs. */
Item {
    id: root

    required property var shell // the Shell, which is made of this among others
    required property Item page
    required property Item aside

    Connections {
        target: root.page
        ignoreUnknownSignals: true
        function onArrange(gameId: string) { root.shell.arrange(gameId) }
        function onResume(gameId: string) { root.shell.resume(gameId) }
        function onResumeMatch(id: int) { root.shell.resumeMatch(id) }
        function onContinueCampaign(id: int) { root.shell.continueCampaign(id) }
        function onWriteDown(id: int) { root.shell.openCompanion(id) }
        function onOpenBook(id: int) { root.shell.openBook(id) }
        function onExportCampaign(id: int) { root.shell.exportBook(id) }
        function onExportSheet() { root.shell.exportBook(root.shell.campaign) }
        function onOpenPage(name: string) { root.shell.openPage(name) }
        function onFounded(id: int) { root.shell.openHome() }
        function onBegin() { root.shell.begin() }
        function onRulePicked(id: string) { root.shell.openRule(id) }
        function onLeave() { root.shell.openHome() }
        function onAgain() { root.shell.arrange(root.shell.table.gameId) }
        function onPlay() { root.shell.continueCampaign(root.shell.campaign) }
        function onTableForm() { root.shell.openCompanion(root.shell.campaign) }
        function onWritten() { root.shell.openBook(root.shell.campaign) }
        function onReadBook() { root.shell.openBook(root.shell.table.campaign) }
        function onNextChapter() { root.shell.continueCampaign(root.shell.table.campaign) }
        function onEndEvening() { root.shell.endEvening() }
    }
    Connections {
        target: root.aside
        ignoreUnknownSignals: true
        function onLeave() { root.shell.goBack() }
    }
}
