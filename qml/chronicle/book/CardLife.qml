import QtQuick
import Outremer.Ui
import Outremer.Crusaders
import Outremer.Chronicle

/** The chosen card in full, and its life. */
BookScroll {
    id: root

    property CardTile card: null
    readonly property bool isThere: root.card !== null
    readonly property bool hasFace: (root.card?.face?.name ?? "") !== ""

    label: root.isThere ? root.card.name : ""
    spacing: Theme.gap

    Item {
        width: parent.width
        height: face.height + Theme.gapSmall
        visible: root.hasFace

        CrusaderCard {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gapTiny
            width: Theme.px(236)
            height: Theme.px(330)
            face: root.card?.face ?? ({})
        }
    }
    InkText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontLarge
        color: Theme.rubric
        text: root.card?.name ?? ""
    }
    InkText {
        width: parent.width
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: Theme.inkSoft
        text: root.isThere ? (root.card.origin || qsTr("In play from the beginning")) : ""
    }
    StoryItems {
        width: parent.width
        lines: root.card?.deeds ?? []
    }
    InkText {
        width: parent.width
        visible: root.isThere && root.card.deeds.length === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        text: qsTr("Nothing has been told of it yet.")
    }
}
