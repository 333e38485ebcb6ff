pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** One evening: who was there, what was played, the words and the pictures of it. */
BookScroll {
    id: root

    required property EveningsPart evenings
    required property int index
    required property var evening
    required property int number
    required property var date
    required property var place
    required property var present
    required property var played
    required property var notes
    required property var photos
    signal photoWanted()

    label: heading.text
    spacing: Theme.gap

    InkText {
        id: heading

        width: parent.width
        wrapMode: Text.WordWrap
        font.pixelSize: Math.round(Theme.fontLarge * 1.15)
        text: root.number > 0 ? qsTr("Evening %1, %2").arg(root.number).arg(root.date) : qsTr("Apart from the evenings")
    }
    Flow {
        width: parent.width
        spacing: Theme.gapLarge

        BookFact {
            width: Math.min(implicitWidth, parent.width)
            icon: "capital"
            title: qsTr("Where")
            text: root.place ?? ""
        }
        BookFact {
            width: Math.min(implicitWidth, parent.width)
            icon: "person"
            title: qsTr("Who was there")
            text: root.present.join(", ")
        }
        BookFact {
            width: Math.min(implicitWidth, parent.width)
            icon: "book"
            title: qsTr("What was played")
            text: root.played ?? ""
        }
    }
    PanelTitle {
        width: parent.width
        text: qsTr("Voices from the table")
    }
    Repeater {
        model: root.notes

        EveningNote {
            required property int index
            required property var modelData

            objectName: "note" + index
            width: parent.width
            text: modelData.text
            who: modelData.person
            date: modelData.date
            onRewritten: text => root.evenings.rewriteNote(modelData.id, text)
        }
    }
    NoteWriter {
        width: parent.width
        writers: root.evenings.writers
        onWritten: (who, text) => { if (root.evenings.addNote(root.evening, who, text)) clear() }
    }
    PanelTitle {
        width: parent.width
        text: qsTr("Photographs")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.photos.length // by number: an entry whose words change keeps the keyboard

            PhotoEntry {
                required property int index
                readonly property var photo: root.photos[index] ?? ({})

                objectName: "photo" + index
                url: photo.url ?? ""
                caption: photo.caption ?? ""
                onCaptioned: caption => root.evenings.captionPhoto(photo.id, caption)
                onPutAway: {
                    addPhoto.forceActiveFocus() // before the entry goes
                    root.evenings.putPhotoIntoTrash(photo.id)
                }
            }
        }
    }
    Row {
        id: adding

        width: parent.width
        spacing: Theme.gap

        InkButton {
            id: addPhoto

            objectName: "addPhoto"
            text: qsTr("Add a photograph")
            onClicked: root.photoWanted()
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, adding.width - addPhoto.width - adding.spacing)
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            font.italic: true
            color: Theme.inkSoft
            text: root.evenings.isCopying ? qsTr("The picture is being copied…") : qsTr("or drop one onto this page")
        }
    }
}
