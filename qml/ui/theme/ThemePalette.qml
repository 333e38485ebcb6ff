import QtQuick
import Outremer.Ui

/** What pictures are painted with, as the theme has it. A game adds the grounds of its decks. */
PaintPalette {
    id: root

    function each(ids: var, value: var): var { return ids.reduce((all, id) => Object.assign(all, { [id]: value(id) }), {}) }

    card: Theme.card
    edge: Theme.cardEdge
    shadow: Theme.faded(Theme.shadow, Theme.dark ? 0.30 : 0.12)
    deep: Theme.parchmentDeep
    gold: Theme.gold
    goldPale: Theme.goldPale
    rubric: Theme.rubric
    ink: Theme.ink
    inkSoft: Theme.inkSoft
    light: Theme.vignetteInk
    shade: Theme.vignetteShade
    means: Theme.means
    meansInks: root.each(Object.keys(Theme.means), id => Theme.meansInk(id))
    houses: root.each(Object.keys(Theme.houses), id => ({ field: Theme.houseColour(id), charge: Theme.houseCharge(id), path: Glyphs.charge(id) }))
    signs: Object.assign({}, ToolGlyphs.paths, MarkGlyphs.paths, SignGlyphs.paths)
    displayFamily: Theme.displayFamily
    textFamily: Theme.textFamily
    scale: Theme.scale
}
