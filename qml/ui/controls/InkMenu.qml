import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A menu on a slip of parchment; arrows walk, Enter chooses, Escape closes. */
T.Menu {
    id: root

    implicitWidth: implicitBackgroundWidth
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: Theme.gapSmall
    padding: Theme.gapTiny + 2 * Theme.hairline
    overlap: Theme.hairline

    delegate: InkMenuItem {}
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: false
        currentIndex: root.currentIndex
    }
    background: Cartouche {
        implicitWidth: Theme.px(250)
        color: Theme.parchmentLight
        stroke: Theme.gold
    }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }
}
