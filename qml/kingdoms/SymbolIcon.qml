import QtQuick
import Outremer.Ui
import Outremer.Kingdoms

/** A troop symbol: lance, bow, swords, helmet or banner. Told apart by shape; the colour only helps. */
Glyph {
    id: root

    required property string symbol

    path: KingdomsTheme.path(root.symbol)
    implicitWidth: Theme.icon
    implicitHeight: Theme.icon
    color: KingdomsTheme.colour(root.symbol)
}
