pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/**
 * A card of Crusaders as its face says (app/crusaders/cardfaces.h), at any size: tiny on the table, with its text in the
 * hand, with everything when it is shown large. A face without a name is a card that nobody may know: its back.
 */
Item {
    id: root

    property var face: ({})
    property bool compact: false
    readonly property string density: root.compact || root.width < Theme.px(60) || root.height < Theme.px(96) ? "tiny"
        : root.width < Theme.px(200) ? "normal" : "large"
    readonly property bool known: (root.face?.name ?? "") !== ""
    readonly property real radius: Math.round(Math.min(root.width / 14, Theme.px(12)))
    readonly property bool complete: !root.known
        || (small.count > 0 ? (small.itemAt(0) as CrusaderCardSmall)?.complete ?? false
            : large.count > 0 && ((large.itemAt(0) as CrusaderCardLarge)?.complete ?? false))

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.face?.label ?? ""

    CardShadow {
        anchors.fill: parent
        radius: root.radius
        visible: root.known
    }
    Rectangle {
        anchors.fill: parent
        visible: root.known
        radius: root.radius
        color: root.known ? CardLooks.ground(root.face) : Theme.card
        border.width: Theme.hairline
        border.color: Theme.cardEdge

        Rectangle {
            anchors.fill: parent
            anchors.margins: content.anchors.margins
            radius: Math.max(0, root.radius - anchors.margins)
            color: Theme.card
        }
    }
    Item {
        id: content

        anchors.fill: parent
        anchors.margins: root.known ? Math.max(Theme.hairline * 2, Math.round(root.width / 40)) : 0

        Repeater {
            id: small

            model: root.known && root.density !== "large" ? 1 : 0

            CrusaderCardSmall {
                anchors.fill: content
                face: root.face
                tiny: root.density === "tiny"
            }
        }
        Repeater {
            id: large

            model: root.known && root.density === "large" ? 1 : 0

            CrusaderCardLarge {
                anchors.fill: content
                face: root.face
            }
        }
        Repeater {
            model: root.known ? 0 : 1

            CrusaderCardBack {
                anchors.fill: content
                noun: root.face?.noun ?? ""
                level: root.face?.level ?? 0
            }
        }
    }
}
