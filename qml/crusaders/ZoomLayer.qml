import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** Lies once over a page and shows the card of `Zoom` large: beside its source and inside the window, or pinned in the
 *  middle until it is closed. */
FocusScope {
    id: root

    readonly property real cardWidth: Math.min(Theme.px(320) * Math.max(1, Math.min(1.5, Theme.textScale)), root.height * 0.7)
    property rect from: Qt.rect(0, 0, 0, 0) // where the source is
    readonly property real rightX: root.from.x + root.from.width + Theme.gap
    readonly property real leftX: root.from.x - Theme.gap - card.width
    readonly property bool hasRoom: root.rightX + card.width <= root.width - Theme.gapSmall // to the right of the source
    property Item keeper: null // what had the keyboard as its card was shown
    readonly property Item keyboard: root.Window.activeFocusItem

    /** The item around `item`, or itself, that has the keyboard. */
    function holderOf(item: Item, height: int): Item {
        return item === null || height === 0 ? null
            : item.activeFocus && item.activeFocusOnTab ? item : root.holderOf(item.parent, height - 1)
    }
    function place() {
        if (Zoom.source !== null)
            root.from = root.mapFromItem(Zoom.source, 0, 0, Zoom.source.width, Zoom.source.height)
    }
    function inside(at: real, size: real, room: real): real {
        return Math.round(Math.max(Theme.gapSmall, Math.min(room - size - Theme.gapSmall, at)))
    }
    /** The Zoomable of an item that holds the keyboard, at most so many items inside it. */
    function zoomableIn(item: Item, depth: int): Item {
        const inside = depth > 0 ? Array.from(item.children) : []
        return inside.find(each => each.visible && (each as Zoomable)?.known)
            ?? inside.map(each => root.zoomableIn(each, depth - 1)).find(each => each !== null) ?? null
    }
    function zoom() {
        const spot = (root.keyboard?.activeFocusOnTab ? root.zoomableIn(root.keyboard, 3) : null) as Zoomable
        spot?.showing ? Zoom.hide() : spot?.show()
    }

    visible: Zoom.shown
    z: 100

    onKeyboardChanged: if (root.keeper?.activeFocus === false) Zoom.leave(Zoom.source)
    onWidthChanged: root.place()
    onHeightChanged: root.place()

    Connections {
        target: Zoom
        function onFaceChanged() {
            root.keeper = root.holderOf(Zoom.source, 4)
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
        sequence: "Z"
        enabled: !Zoom.pinned
        onActivated: root.zoom()
    }
    Shortcut {
        sequence: "Escape"
        enabled: Zoom.shown
        onActivated: Zoom.hide()
    }
}
