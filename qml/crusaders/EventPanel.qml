pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The event of the round and what it changes until its end; in a campaign also trade and the Saracen commander. */
Item {
    id: root

    required property TrackPart tracks
    readonly property var event: root.tracks.event
    readonly property var commander: root.tracks.commander
    readonly property bool quiet: (root.event.over ?? false) && !root.event.lasting // nothing of it is left
    readonly property real unit: Math.min(root.width / 240, root.height / 136)

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.px(136)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Event")

    FaceUpCard {
        id: card

        objectName: "eventCard"
        width: 96 * root.unit
        height: parent.height
        visible: root.event.face?.name !== undefined
        face: root.event.face ?? ({})
        what: qsTr("Event of the round: %1").arg(root.event.face?.name ?? "")
    }
    CrusaderCardBack {
        anchors.fill: card
        visible: !card.visible
        noun: "event"
    }
    InkText {
        id: heading

        anchors.left: card.right
        anchors.leftMargin: 8 * root.unit
        anchors.right: parent.right
        height: 18 * root.unit
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        font.pixelSize: Math.max(1, Math.round(12.5 * root.unit))
        font.italic: true // not a heading of what is below
        color: Theme.inkSoft
        text: qsTr("Events to come: %1").arg(root.event.left ?? 0)
    }
    FitText {
        id: whole

        anchors.left: heading.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: campaign.top
        align: Qt.AlignLeft | Qt.AlignTop
        largest: 12.5 * root.unit
        smallest: 9 * root.unit
        color: root.quiet ? Theme.inkSoft : Theme.ink
        words: root.event.words ?? ""
    }
    FitText { // where not everything has room: the card itself can be looked at
        anchors.fill: whole
        visible: fits && !whole.fits
        align: Qt.AlignLeft | Qt.AlignTop
        largest: 12.5 * root.unit
        smallest: 8 * root.unit
        color: whole.color
        words: root.event.brief ?? ""
    }
    Column {
        id: campaign

        anchors.left: card.right
        anchors.leftMargin: 8 * root.unit
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 5 * root.unit
        spacing: 4 * root.unit

        CommanderLine {
            width: parent.width
            height: 36 * root.unit
            visible: root.commander.left !== undefined
            commander: root.commander
        }
        TradePrices {
            width: parent.width
            height: 34 * root.unit
            visible: root.tracks.prices.count > 0
            prices: root.tracks.prices
        }
    }
}
