import QtQuick
import QtQuick.Controls.Basic
import Outremer

/** The story of the match, newest line last. */
Panel {
    id: root

    required property LogModel log

    title: qsTr("Chronicle")

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        model: root.log
        spacing: Theme.gapTiny
        boundsBehavior: Flickable.StopAtBounds
        onCountChanged: toEnd.restart()

        ScrollBar.vertical: InkScrollBar { }

        delegate: LogLine { width: ListView.view.width - Theme.scrollBar }

        Accessible.role: Accessible.List
        Accessible.name: root.title
    }
    Timer { // once the new lines have found their height
        id: toEnd

        interval: 0
        onTriggered: list.positionViewAtEnd()
    }
}
