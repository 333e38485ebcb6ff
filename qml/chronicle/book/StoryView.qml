pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** The chronicle to read: as pages to turn, or as one long page to scroll, which suits large letters and screen readers. */
FocusScope {
    id: root

    objectName: "storyView"
    required property CampaignBook book
    property bool scrolls: Theme.textScale > 1.2

    FocusScope {
        id: sheet

        anchors.fill: parent
        focus: true

        Repeater {
            model: root.scrolls ? 0 : 1

            StoryBook {
                objectName: "storyBook"
                anchors.fill: sheet
                book: root.book
                focus: true
                reserved: ways.width + Theme.gap
            }
        }
        Repeater {
            model: root.scrolls ? 1 : 0

            StoryScroll {
                objectName: "storyScroll"
                anchors.fill: sheet
                book: root.book
                focus: true
            }
        }
    }
    ChoiceRow {
        id: ways

        objectName: "storyWays"
        anchors.right: parent.right
        anchors.rightMargin: root.scrolls ? Theme.px(32) : 0
        y: root.scrolls ? Theme.px(22) : root.height - height // beside the heading, or at the foot
        label: qsTr("How to read")
        values: [qsTr("Pages"), qsTr("Scroll")]
        current: root.scrolls ? 1 : 0
        onPicked: index => root.scrolls = index === 1
    }
}
