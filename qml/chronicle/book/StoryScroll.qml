pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Outremer.Ui
import Outremer.Chronicle

/** The chronicle on one long page. */
BookLeaf {
    id: root

    required property CampaignBook book
    readonly property real measure: Math.min(list.width - Theme.scrollBar, Theme.px(640) * Math.max(1, Theme.textScale * 0.9))

    title: qsTr("The chronicle")

    ListView {
        id: list

        objectName: "storyList"
        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        clip: true
        model: root.book.story
        cacheBuffer: Theme.px(1200)
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false

        ScrollBar.vertical: InkScrollBar { }

        Accessible.role: Accessible.Pane
        Accessible.name: root.title

        delegate: StoryRow {
            x: (list.width - Theme.scrollBar - width) / 2
            width: root.measure
            book: root.book
        }

        Keys.onDownPressed: list.scroll(Theme.px(60))
        Keys.onUpPressed: list.scroll(-Theme.px(60))
        Keys.onPressed: event => {
            const steps = ({ [Qt.Key_PageDown]: list.height, [Qt.Key_PageUp]: -list.height, [Qt.Key_Space]: list.height * 0.9 })
            event.accepted = event.modifiers === Qt.NoModifier && event.key in steps
            if (event.accepted) list.scroll(steps[event.key])
        }
        function scroll(by: real) {
            list.contentY += by
            list.returnToBounds()
        }
    }
}
