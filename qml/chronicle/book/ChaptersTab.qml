pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The four chapters at the left, written, open or sealed; the chosen one at the right. */
BookLeaf {
    id: root

    objectName: "chaptersTab"
    required property CampaignBook book
    property int chosen: root.book.chapters.current

    title: qsTr("Chapters")
    subtitle: qsTr("What is sealed opens when its time comes, and not a name sooner.")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gapLarge

        ListView {
            id: list

            readonly property bool scrolls: list.contentHeight > list.height
            readonly property real margin: list.scrolls ? Theme.gapTiny : 0 // for the frame of what is chosen

            objectName: "chapterList"
            Layout.preferredWidth: Theme.px(250 + 90 * Math.max(0, Theme.textScale - 1))
            Layout.fillHeight: true
            focus: true
            activeFocusOnTab: true
            interactive: list.scrolls
            clip: list.scrolls
            spacing: Theme.gap
            model: root.book.chapters.rows
            currentIndex: root.chosen - 1
            onCurrentIndexChanged: if (currentIndex >= 0) root.chosen = currentIndex + 1

            Accessible.role: Accessible.List
            Accessible.name: root.title

            ScrollBar.vertical: InkScrollBar { }

            delegate: ChapterEntry {
                x: list.margin
                width: list.width - 2 * list.margin - (list.scrolls ? Theme.scrollBar : 0)
                chosen: root.chosen === number
                focused: ListView.view.activeFocus && chosen
                onPicked: {
                    list.currentIndex = number - 1
                    list.forceActiveFocus()
                }
            }
        }
        Rectangle {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.hairline
            color: Theme.rule
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: root.book.chapters.rows

                ChapterLeaf {
                    anchors.fill: parent
                    visible: root.chosen === number
                    book: root.book
                }
            }
        }
    }
}
