pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A deck beside its market: sign, levels and how many cards it has; what was discarded last peeps out from under it. */
Item {
    id: root

    required property Table table
    required property string key
    required property string noun
    required property string levels
    required property int count
    required property string deck
    required property var face
    required property var discardFace
    required property int discards
    required property string label
    readonly property var kind: ({ noun: root.noun, saracen: root.key === "saracens" })
    readonly property color ground: CardLooks.ground(root.kind)
    readonly property bool seen: (root.face.name ?? "") !== ""
    readonly property var shown: root.seen ? root.face : root.discardFace

    Accessible.role: Accessible.StaticText
    Accessible.name: root.label
    Accessible.ignored: root.deck !== ""

    Rectangle { // the discard
        anchors.fill: plate
        anchors.topMargin: plate.height / 2
        anchors.bottomMargin: -Theme.hairline * 3
        anchors.leftMargin: Theme.hairline * 2
        anchors.rightMargin: Theme.hairline * 2
        radius: plate.radius
        visible: root.discards > 0
        color: Theme.card
        border.width: Theme.hairline
        border.color: root.ground
    }
    Rectangle {
        id: plate

        width: root.width
        height: root.height - Theme.hairline * 3
        radius: Theme.hairline * 4
        border.width: Theme.hairline
        border.color: Theme.goldPale
        opacity: root.count > 0 ? 1 : 0.45
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.ground, 1.1) }
            GradientStop { position: 1; color: Qt.darker(root.ground, 1.35) }
        }

        SignIcon {
            x: Math.round(parent.width * 0.07)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Math.min(parent.width * 0.42, parent.height * 0.66))
            height: width
            icon: CardLooks.icon(root.kind)
            color: Theme.goldPale
        }
        FitText {
            x: Math.round(parent.width * 0.48)
            y: Math.round(parent.height * 0.06)
            width: parent.width - x - Theme.hairline * 2
            height: Math.round(parent.height * 0.38)
            largest: Theme.px(11)
            smallest: Theme.px(6)
            bold: true
            color: Theme.goldPale
            words: root.levels.replace("–", "–\u2060") // a range stays on its line
        }
        Rectangle {
            x: Math.round(parent.width * 0.5)
            y: root.levels === "" ? Math.round((parent.height - height) / 2) : Math.round(parent.height * 0.48)
            width: parent.width - x - Theme.hairline * 3
            height: Math.round(Math.min(parent.height * 0.42, width * 0.75))
            radius: height / 2
            color: Theme.card

            InkText {
                anchors.centerIn: parent
                font.pixelSize: Math.max(1, Math.round(Math.min(parent.height * 0.78, parent.width * 0.55)))
                font.bold: true
                text: root.count
                Accessible.ignored: true
            }
        }
    }
    SignIcon { // everybody has seen the top card
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.hairline * 2
        width: Math.round(root.height * 0.36)
        height: width
        visible: root.seen
        icon: "eye"
        color: Theme.accentInk
    }
    Repeater {
        model: root.deck !== "" ? 1 : 0

        Choosable {
            anchors.fill: plate
            objectName: "deck_" + root.deck
            table: root.table
            what: ({ deck: root.deck })
            label: root.label

            Zoomable { face: root.shown }
        }
    }
    Repeater {
        model: root.deck === "" ? 1 : 0

        Item {
            anchors.fill: plate

            Zoomable { face: root.shown }
        }
    }
}
