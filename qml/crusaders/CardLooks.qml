pragma Singleton

import QtQuick
import Outremer

/** How the decks of Crusaders are told apart: each has its colour and its sign. The cards are painted with `palette`. */
QtObject {
    id: root

    readonly property var grounds: ({
        tactic: Theme.vignetteColour("banner"), building: Theme.vignetteColour("lance"), rescript: Theme.vignetteColour("helmet"),
        spy: Theme.toast, governor: Theme.vignetteColour("bow"), bull: Theme.houseColour("antioch"),
        event: Theme.vignetteColour("swords"), oath: Theme.cardBackDeep, commander: Theme.houseColour("saracens"), nickname: Theme.gold
    })
    readonly property CardPalette palette: CardPalette {
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
        grounds: root.grounds
        goods: Theme.goods
        goodInks: root.each(Object.keys(Theme.goods), id => Theme.goodInk(id))
        houses: root.each(Object.keys(Theme.houses), id => ({ field: Theme.houseColour(id), charge: Theme.houseCharge(id), path: Glyphs.charge(id) }))
        signs: Object.assign({}, ToolGlyphs.paths, MarkGlyphs.paths, CrusaderGlyphs.paths)
        displayFamily: Theme.displayFamily
        textFamily: Theme.textFamily
        scale: Theme.scale
    }

    // Of the options in a list, beside the palette.
    readonly property var choice: ({
        ground: Theme.faded(Theme.parchmentLight, 0.55), lit: Theme.parchmentLight, pressed: Theme.parchmentDeep, rule: Theme.rule,
        glow: Theme.glow, accent: Theme.accentText, gap: Theme.gapSmall, inset: Theme.gapTiny, line: Theme.line,
        radius: Theme.radius, scrollBar: Theme.scrollBar, words: Theme.sideFont(13), note: Theme.sideFont(11), key: Theme.fontTiny
    })

    function each(ids: var, value: var): var { return ids.reduce((all, id) => Object.assign(all, { [id]: value(id) }), {}) }
    /** The colour of a face's frame and head. */
    function ground(face: var): color {
        return face.saracen ? root.grounds.commander : root.grounds[face.noun] ?? Theme.cardBackDeep
    }
    function icon(face: var): string {
        return face.saracen ? "saracen" : face.noun ?? "unknown"
    }
}
