import QtQuick
import Outremer.Ui

/** A drawn sign by its name: a good, an order, a terrain, a piece, a mark. Stays sharp at any size. */
Glyph {
    required property string icon

    implicitWidth: Theme.icon
    implicitHeight: Theme.icon
    color: Theme.ink
    path: SignGlyphs.path(icon)
}
