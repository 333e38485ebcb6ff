import QtQuick
import Outremer

/** A price as goods symbols in a row. */
PriceStrip {
    palette: CardLooks.palette

    Accessible.ignored: true
}
