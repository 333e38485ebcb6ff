pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The evenings at the left; at the right who was there, what was said, and photographs. Pictures can be dropped here. */
BookLeaf {
    id: root

    required property CampaignBook book
    property int chosen: 0

    title: qsTr("Evenings")
    subtitle: qsTr("What is written down here is quoted in the chronicle.")

    RowLayout {
        anchors.fill: parent
        enabled: !chooser.visible
        spacing: Theme.gapLarge

        ListView {
            id: list

            objectName: "eveningList"
            Layout.preferredWidth: Theme.px(240 + 60 * Math.max(0, Theme.textScale - 1))
            Layout.fillHeight: true
            focus: true
            activeFocusOnTab: true
            clip: contentHeight > height
            spacing: Theme.gapSmall
            model: root.book.evenings.rows
            currentIndex: root.chosen
            boundsBehavior: Flickable.StopAtBounds
            onCurrentIndexChanged: if (currentIndex >= 0) root.chosen = currentIndex

            ScrollBar.vertical: InkScrollBar { }

            Accessible.role: Accessible.List
            Accessible.name: root.title

            delegate: EveningEntry {
                width: ListView.view.width - Theme.gapSmall
                chosen: root.chosen === index
                focused: ListView.view.activeFocus && chosen
                onPicked: {
                    list.currentIndex = index
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
                model: root.book.evenings.rows

                EveningLeaf {
                    anchors.fill: parent
                    visible: root.chosen === index
                    evenings: root.book.evenings
                    onPhotoWanted: chooser.open()
                }
            }
        }
    }
    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => root.add(event.urls)
    }
    Rectangle {
        anchors.fill: parent
        visible: drop.containsDrag
        color: Theme.faded(Theme.accent, 0.16)
        border.width: Theme.line
        border.color: Theme.selected

        InkText {
            anchors.centerIn: parent
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            text: qsTr("Drop the picture to keep it with this evening")
        }
    }
    FileChooser {
        id: chooser

        parent: root // over all of the leaf
        title: qsTr("Choose a photograph")
        endings: ["jpg", "jpeg", "png", "gif", "webp", "bmp"]
        withCaption: true
        onChosen: (path, url, caption) => root.keep(url, caption)
    }

    function keep(url: url, caption: string) {
        const entry = list.currentItem as EveningEntry
        root.book.evenings.addPhoto(entry ? entry.evening : 0, url, caption)
    }
    function add(urls: var) { urls.forEach(one => root.keep(one, "")) }
}
