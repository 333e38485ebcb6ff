import QtQuick
import QtQuick.Layouts
import Outremer

/** The board of Crusaders, of a match by itself or of a campaign's chapter. */
BoardPage {
    id: root

    side: sidePanel

    CrusadersBoard {
        id: board

        table: root.table
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    SidePanel {
        id: sidePanel

        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(272)
        Layout.fillHeight: true
        table: root.table
    }
}
