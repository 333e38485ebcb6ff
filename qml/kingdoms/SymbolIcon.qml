import QtQuick
import Outremer.Ui

/** A troop symbol: lance, bow, swords, helmet or banner. Told apart by shape; the colour only helps. */
Glyph {
    id: root

    required property string symbol

    path: Glyphs.symbol(root.symbol)
    implicitWidth: Theme.icon
    implicitHeight: Theme.icon
    color: Theme.symbolColour(root.symbol)
}
