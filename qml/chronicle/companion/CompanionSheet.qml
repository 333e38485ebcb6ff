import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui

/** A leaf that scrolls when there is more on it than room; whatever the keyboard comes to is brought into view. */
Flickable {
    id: root

    default property alias lines: column.data
    property alias spacing: column.spacing
    readonly property Item focused: Window.window ? Window.window.activeFocusItem : null

    /** Scrolls so far that `item` is in view. */
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        const foot = top + item.height + 2 * Theme.gap
        root.contentY = Math.max(0, Math.min(root.contentY, top - 2 * Theme.gap), foot - root.height)
    }
    function holds(item: Item): bool {
        for (let one = item; one; one = one.parent)
            if (one === column) return true
        return false
    }

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.gapSmall
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: if (root.visible && root.focused && root.holds(root.focused)) root.reveal(root.focused)

    ScrollBar.vertical: InkScrollBar { }

    ColumnLayout {
        id: column

        x: Theme.gapTiny
        y: Theme.gapSmall
        width: root.width - Theme.scrollBar - 2 * Theme.gapSmall
        spacing: Theme.gapSmall
    }
}
