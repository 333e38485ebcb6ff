import QtQuick
import Outremer.Ui

/** A small plate on the map with a sign and perhaps a number: a good, a bishop, a governor, raiders. */
SignPlate {
    required property string icon

    path: SignGlyphs.path(icon)
    family: Theme.textFamily
    border: Theme.chart.line

    Accessible.ignored: true
}
