pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The single matches: those that wait to be continued, and on demand those that are over. */
Panel {
    id: root

    required property HomeModel home
    property bool showsFinished: false
    readonly property var last: root.home.last
    readonly property int lastMatch: root.home.lastKind === "match" ? root.last.matchId : 0
    readonly property int finished: root.home.matches.count - root.home.matches.unfinished
    readonly property int waiting: root.home.matches.unfinished - (root.lastMatch > 0 ? 1 : 0)
    signal resumeMatch(int id)

    visible: root.waiting + root.finished > 0
    title: root.showsFinished || root.waiting === 0 ? qsTr("Matches") : qsTr("Unfinished matches")
    bottomPadding: Theme.gap

    ColumnLayout {
        width: parent.width
        spacing: Theme.gapTiny

        Repeater {
            model: root.home.matches

            MatchRow {
                objectName: "match_" + matchId
                Layout.fillWidth: true
                visible: matchId !== root.lastMatch && (!isOver || root.showsFinished)
                onClicked: root.resumeMatch(matchId)
                onTrash: root.home.matches.putIntoTrash(matchId)
            }
        }
        HomeLink {
            objectName: "finishedButton"
            visible: root.finished > 0
            sign: root.showsFinished ? "minus" : "plus"
            text: root.showsFinished ? qsTr("Hide the finished ones") : qsTr("Show the finished ones: %1").arg(root.finished)
            onClicked: root.showsFinished = !root.showsFinished
        }
    }
}
