import QtQuick
import Outremer

/** The board of Crusaders, of a match by itself or of a campaign's chapter. */
Item {
    id: root

    required property Table table

    CrusadersBoard {
        id: board

        table: root.table
    }
}
