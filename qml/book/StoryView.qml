import QtQuick
import Outremer

/** The chronicle to read: as pages to turn, or as one long page to scroll, which suits large letters and screen readers. */
FocusScope {
    id: root

    objectName: "storyView"
    required property CampaignBook book
    property bool scrolls: Theme.textScale > 1.2

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: root.scrolls ? scroll : spread
    }
    Component {
        id: spread

        StoryBook {
            objectName: "storyBook"
            book: root.book
            focus: true
            reserved: ways.width + Theme.gap
        }
    }
    Component {
        id: scroll

        StoryScroll {
            objectName: "storyScroll"
            book: root.book
            focus: true
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
