import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** A chapter is written: on to the book, to the next chapter, or to bed. It can be put aside to look at the table. */
FocusScope {
    id: root

    required property Table table
    signal putAside()
    signal readBook()
    signal nextChapter()
    signal endEvening()

    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.45)

        MouseArea { anchors.fill: parent } // nothing below it is meant
    }
    Panel {
        anchors.centerIn: parent
        focus: true
        width: Math.min(parent.width - 2 * Theme.gapHuge, Theme.px(740) * Math.max(1, Theme.textScale))
        title: root.table.isLastChapter ? qsTr("The campaign is over") : qsTr("The chapter is written")

        ColumnLayout {
            width: parent.width
            spacing: Theme.gap

            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                text: root.table.winnersText === "" ? qsTr("Nobody has won") : qsTr("Victory: %1").arg(root.table.winnersText)
            }
            InkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                color: Theme.inkSoft
                text: root.table.endingText
            }
            Repeater {
                model: Standings { sourceModel: root.table.seats }

                SeatRibbon { Layout.fillWidth: true }
            }
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gapSmall
                spacing: Theme.gap

                InkButton {
                    objectName: "readBookButton"
                    focus: true
                    primary: true
                    text: qsTr("Read the book")
                    onClicked: root.readBook()
                }
                InkButton {
                    objectName: "nextChapterButton"
                    visible: !root.table.isLastChapter
                    text: qsTr("The next chapter")
                    onClicked: root.nextChapter()
                }
                InkButton {
                    objectName: "endEveningButton"
                    text: qsTr("End the evening")
                    onClicked: root.endEvening()
                }
                InkButton {
                    text: qsTr("Look at the table")
                    onClicked: root.putAside()
                }
            }
        }
    }
}
