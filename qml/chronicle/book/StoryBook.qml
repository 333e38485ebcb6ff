pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** The open book: two pages, turned by arrows, keys, wheel or a press on their side; beneath it the way to each chapter. */
FocusScope {
    id: root

    required property CampaignBook book
    property real reserved: 0 // at the right of the foot
    property int leftPage: 0 // the page on the left; even, 0 is the inside of the cover
    readonly property StoryPages pages: root.book.pages
    readonly property int last: root.pages.count - root.pages.count % 2
    readonly property real foot: Theme.control + Theme.gapSmall
    readonly property real paperHeight: Math.floor(Math.min(root.height - root.foot - 2 * cover.rim, (root.width - 2 * Theme.px(50)) / 2 * sheetLeft.proportion))
    readonly property real paperWidth: Math.floor(root.paperHeight / sheetLeft.proportion)

    function turnTo(page: int) {
        const goal = Math.max(0, Math.min(root.last, page - page % 2))
        if (goal !== root.leftPage)
            fade.restart()
        root.leftPage = goal
    }

    onLastChanged: root.turnTo(root.leftPage)

    BookSheet { id: sheetLeft; visible: false } // knows the paper's proportions

    Rectangle {
        id: cover

        readonly property real rim: Theme.px(9)

        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - root.foot - height) / 2
        width: 2 * root.paperWidth + 2 * rim
        height: root.paperHeight + 2 * rim
        radius: Theme.px(5)
        color: Theme.cardBackDeep
        border.width: Theme.line
        border.color: Theme.cardBack

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(4)
            radius: Theme.px(3)
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.faded(Theme.goldPale, 0.7)
        }
        Row {
            id: paper

            anchors.centerIn: parent

            Repeater {
                model: 2

                StorySheet {
                    required property int index

                    objectName: "sheet" + index
                    width: root.paperWidth
                    height: root.paperHeight
                    pages: root.pages
                    page: root.leftPage + index
                    onPicked: page => root.turnTo(page)

                    TapHandler { onTapped: root.turnTo(root.leftPage + (parent.index ? 2 : -2)) }
                }
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.hairline
            height: root.paperHeight
            color: Theme.pageShade
        }
    }
    NumberAnimation {
        id: fade

        target: paper
        property: "opacity"
        from: Theme.motion ? 0.25 : 1
        to: 1
        duration: Theme.slow
    }
    Repeater {
        model: 2

        BookArrow {
            required property int index

            objectName: index ? "nextPage" : "previousPage"
            x: index ? cover.x + cover.width + Theme.gapTiny : cover.x - width - Theme.gapTiny
            anchors.verticalCenter: cover.verticalCenter
            forward: index === 1
            enabled: index ? root.leftPage < root.last : root.leftPage > 0
            onClicked: root.turnTo(root.leftPage + (index ? 2 : -2))
        }
    }
    StoryContents {
        anchors.bottom: parent.bottom
        width: parent.width - root.reserved
        height: Theme.control
        contents: root.pages.contents
        page: root.leftPage + 1
        count: root.pages.count
        onPicked: page => root.turnTo(page)
    }
    WheelHandler {
        onWheel: event => root.turnTo(root.leftPage + (event.angleDelta.y < 0 ? 2 : event.angleDelta.y > 0 ? -2 : 0))
    }
    Item {
        focus: true
        Keys.onRightPressed: root.turnTo(root.leftPage + 2)
        Keys.onLeftPressed: root.turnTo(root.leftPage - 2)
        Keys.onPressed: event => {
            const goal = ({ [Qt.Key_PageDown]: root.leftPage + 2, [Qt.Key_PageUp]: root.leftPage - 2, [Qt.Key_End]: root.last, [Qt.Key_Home]: 0 })
            event.accepted = event.modifiers === Qt.NoModifier && event.key in goal
            if (event.accepted) root.turnTo(goal[event.key])
        }
    }
}
