import QtQuick
import Outremer.Ui

/** The ornament of a page's top left corner: a lapis boss and two sprays of ivy. */
Illumination {
    units: Qt.size(104, 104)
    pieces: [
        { path: Glyphs.vine, outline: Theme.gold, width: 1.6 },
        { path: Glyphs.vineBlue, fill: Theme.accent },
        { path: Glyphs.vineRed, fill: Theme.rubric },
        { path: Glyphs.vineDots, fill: Theme.gold },
        { path: "M18 3L33 18L18 33L3 18Z", fill: Theme.accent, outline: Theme.gold, width: 2 },
        { path: "M18 9A4 4 0 0 1 21 15A4 4 0 0 1 27 18A4 4 0 0 1 21 21A4 4 0 0 1 18 27"
            + "A4 4 0 0 1 15 21A4 4 0 0 1 9 18A4 4 0 0 1 15 15A4 4 0 0 1 18 9Z", fill: Theme.goldPale }
    ]
}
