import QtQuick
import Outremer

/** Lies once over a page and shows the card of `Zoom` large: beside its source and inside the window, or pinned in the
 *  middle until it is closed. */
FocusScope {
    id: root

    readonly property real cardWidth: Math.min(Theme.px(320) * Math.max(1, Math.min(1.5, Theme.textScale)), root.height * 0.7)
    property rect from: Qt.rect(0, 0, 0, 0) // where the source is
    readonly property real rightX: root.from.x + root.from.width + Theme.gap
    readonly property real leftX: root.from.x - Theme.gap - card.width
    readonly property bool hasRoom: root.rightX + card.width <= root.width - Theme.gapSmall // to the right of the source

    function place() {
        if (Zoom.source !== null)
            root.from = root.mapFromItem(Zoom.source, 0, 0, Zoom.source.width, Zoom.source.height)
    }
    function inside(at: real, size: real, room: real): real {
        return Math.round(Math.max(Theme.gapSmall, Math.min(room - size - Theme.gapSmall, at)))
    }

    visible: Zoom.shown
    z: 100

    onWidthChanged: root.place()
    onHeightChanged: root.place()

    Connections {
        target: Zoom
        function onFaceChanged() {
            root.place()
            if (Zoom.pinned)
                root.forceActiveFocus()
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: Zoom.pinned
        color: Theme.faded(Theme.shadow, 0.45)

        MouseArea { // nothing below it is meant
            anchors.fill: parent
            hoverEnabled: true
            onClicked: Zoom.hide()
        }
    }
    CrusaderCard {
        id: card

        objectName: "zoomedCard"
        x: root.inside(Zoom.pinned ? (root.width - width) / 2 : root.hasRoom ? root.rightX : root.leftX, width, root.width)
        y: root.inside(Zoom.pinned ? (root.height - height) / 2 : root.from.y + (root.from.height - height) / 2, height, root.height)
        width: root.cardWidth
        height: width * 450 / 320
        face: Zoom.face ?? ({})

        Accessible.role: Accessible.ToolTip
        Accessible.name: Zoom.face?.label ?? ""
        Accessible.focusable: Zoom.pinned
    }
    Shortcut {
        sequence: "Escape"
        enabled: Zoom.shown
        onActivated: Zoom.hide()
    }
}
