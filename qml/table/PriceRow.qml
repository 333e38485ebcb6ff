import QtQuick
import Outremer.Ui
import Outremer.Table

/** A price as symbols in a row. */
PriceStrip {
    palette: Paints.palette

    Accessible.ignored: true
}
