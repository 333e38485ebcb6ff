import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** Something that scrolls when it is taller than its place, and keeps whatever the keyboard is at in view. */
Flickable {
    id: root

    readonly property Item focusItem: root.Window.activeFocusItem
    property real margin: Theme.gap
    property bool reads: false // it is a text: the keyboard comes here to scroll it
    readonly property real end: Math.max(0, root.contentHeight - root.height)

    contentWidth: width
    clip: contentHeight > height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: root.reads && root.interactive
    T.ScrollBar.vertical: InkScrollBar {}

    FocusFrame {
        parent: root
        anchors.margins: 3 * Theme.line
        focused: root.reads && root.activeFocus
    }

    /** Scrolls as little as is needed to have all of `item` in view. */
    function show(item: Item) {
        const top = item.mapToItem(root.contentItem, 0, 0).y
        const wanted = Math.max(Math.min(root.contentY, top - root.margin), top + item.height + root.margin - root.height)
        root.contentY = Math.max(0, Math.min(wanted, root.end))
    }
    function holds(item: Item): bool {
        return item !== null && (item.parent === root.contentItem || root.holds(item.parent))
    }

    Keys.enabled: root.reads
    Keys.onDownPressed: root.contentY = Math.min(root.contentY + Theme.control, root.end)
    Keys.onUpPressed: root.contentY = Math.max(root.contentY - Theme.control, 0)
    onFocusItemChanged: if (root.interactive && root.holds(root.focusItem)) root.show(root.focusItem)
}
