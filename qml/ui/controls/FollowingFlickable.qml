import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A page higher than its window: it scrolls, and follows the keyboard to where it goes. */
Flickable {
    id: root

    function follow(item: Item) {
        const top = item.mapToItem(root.contentItem, 0, 0).y
        const least = top + item.height + Theme.gapLarge - root.height
        root.contentY = Math.max(0, Math.min(Math.max(root.contentY, least), top - Theme.gapLarge))
    }
    function holds(item: Item): bool {
        return item !== null && (item === root.contentItem || root.holds(item.parent))
    }

    clip: root.contentHeight > root.height
    boundsBehavior: Flickable.StopAtBounds

    T.ScrollBar.vertical: InkScrollBar { }

    Connections {
        target: root.Window.window
        function onActiveFocusItemChanged() {
            const item = root.Window.activeFocusItem
            if (root.holds(item))
                root.follow(item)
        }
    }
}
