import QtQuick
import Outremer.Ui
import Outremer

/** What the user likes. Everything changes at once, so that there is nothing to confirm. */
FocusScope {
    id: root

    readonly property bool wide: Theme.textScale <= 1.2
    readonly property real column: Math.min(Theme.px(root.wide ? 590 : 900), (root.width - 2 * Theme.gapHuge) / (root.wide ? 2 : 1))
    readonly property real least: root.wide ? Math.max(look.implicitHeight, play.implicitHeight) : 0
    signal leave()

    PageBorder {
        anchors.fill: parent
        visible: scroll.contentHeight <= scroll.height
    }
    FollowingFlickable {
        id: scroll

        anchors.fill: parent
        contentHeight: sheets.y + sheets.height + Theme.gapLarge

        Grid {
            id: sheets

            x: Math.round((root.width - width) / 2)
            y: Math.max(Theme.gapLarge, Math.round((root.height - height) / 3))
            columns: root.wide ? 2 : 1
            spacing: Theme.gapLarge

            SettingsLook {
                id: look

                width: root.column
                height: Math.max(implicitHeight, root.least)
                focus: true
            }
            SettingsPlay {
                id: play

                width: root.column
                height: Math.max(implicitHeight, root.least)
            }
        }
    }

    Keys.onEscapePressed: root.leave()
}
