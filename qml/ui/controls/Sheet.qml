import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A titled sheet laid over the page; it goes at Esc or at a click beside it. What does not fit is scrolled. */
Covering {
    id: root

    property string title: ""
    property real bodyWidth: Theme.px(560)
    readonly property real room: root.parent ? root.parent.height - 2 * Theme.gapLarge - root.topPadding - root.bottomPadding : 0
    default property alias body: column.data

    parent: T.Overlay.overlay
    x: root.parent ? Math.round((root.parent.width - root.width) / 2) : 0
    y: root.parent ? Math.round((root.parent.height - root.height) / 2) : 0
    width: Math.min(root.bodyWidth + 2 * root.padding, (root.parent?.width ?? 0) - 2 * Theme.gapLarge)
    height: Math.min(column.implicitHeight, root.room) + root.topPadding + root.bottomPadding
    padding: Theme.gapHuge
    rightPadding: padding - Theme.scrollBar // the bar has a place of its own beside the body
    topPadding: Math.round(Theme.fontLarge * 1.4) + 2 * Theme.gapLarge

    T.Overlay.modal: Rectangle { color: Theme.faded(Theme.shadow, 0.45) }

    background: Cartouche {
        notch: Theme.notch * 2

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            notch: Theme.notch * 2
            color: "transparent"
            stroke: Theme.gold
        }
        PanelTitle {
            y: Theme.gapLarge
            x: root.padding
            width: parent.width - 2 * x
            text: root.title
        }
    }
    Flickable {
        id: scroll

        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        T.ScrollBar.vertical: InkScrollBar { }

        Column {
            id: column

            width: scroll.width - Theme.scrollBar
            spacing: Theme.gap
        }
        Keys.onUpPressed: scroll.flick(0, Theme.px(600))
        Keys.onDownPressed: scroll.flick(0, -Theme.px(600))
    }
}
