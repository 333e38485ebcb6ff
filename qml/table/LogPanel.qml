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
        onCountChanged: Qt.callLater(list.positionViewAtEnd)

        ScrollBar.vertical: InkScrollBar { }

        delegate: LogLine { width: list.width - Theme.scrollBar }

        Accessible.role: Accessible.List
        Accessible.name: root.title
    }
}
