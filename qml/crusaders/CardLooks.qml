pragma Singleton

import QtQuick
import Outremer

/** How the decks of Crusaders are told apart: each has its colour, its sign and its heraldic line of division. */
QtObject {
    id: root

    readonly property var grounds: ({
        tactic: Theme.vignetteColour("banner"), building: Theme.vignetteColour("lance"), rescript: Theme.vignetteColour("helmet"),
        spy: Theme.toast, governor: Theme.vignetteColour("bow"), bull: Theme.houseColour("antioch"),
        event: Theme.vignetteColour("swords"), oath: Theme.cardBackDeep, commander: Theme.houseColour("saracens"), nickname: Theme.gold
    })
    // Tiles of the line of division, drawn from right to left; %1 a quarter of a tile, %2 a half, %4 the
    // whole, %3 its depth.
    readonly property var lines: ({
        tactic: "l-%2 %3l-%2 -%3", building: "h-%1v%3h-%2v-%3h-%1", rescript: "h-%2h-%2", spy: "q-%2 -%3 -%4 0",
        governor: "q-%2 %3 -%2 0q0 %3 -%2 0", bull: "c0 %3 -%2 %3 -%2 %3s-%2 0 -%2 -%3", event: "q-%1 %3 -%2 0q-%1 -%3 -%2 0",
        oath: "h-%1l-%1 %3l-%1 -%3h-%1", commander: "l-%2 %3l-%2 -%3", nickname: "q-%2 %3 -%2 %3q0 0 -%2 -%3"
    })
    readonly property var tiles: ({ governor: 6, oath: 3, commander: 4, bull: 5, building: 5, nickname: 3 })
    readonly property var numerals: ["0", "I", "II", "III", "IV", "V"]

    /** The colour of a face's frame and head. */
    function ground(face: var): color {
        return face.saracen ? root.grounds.commander : root.grounds[face.noun] ?? Theme.cardBackDeep
    }
    /** What is drawn upon the ground. */
    function ink(face: var): color {
        return Theme.dark && face.noun === "nickname" ? Theme.vignetteShade : Theme.vignetteInk
    }
    function icon(face: var): string {
        return face.quality ?? (face.saracen ? "saracen" : face.noun ?? "unknown")
    }
    function hasLevel(face: var): bool {
        return face.level !== undefined && !face.realm && !face.saracen
    }
    /** The goods that name a card's colours, or that a rescript stands for. */
    function colours(face: var): var { return face.colours ?? face.goods ?? [] }
    /** What a card says, part by part; `apart`: its trigger stands by itself. */
    function parts(face: var, apart: bool): var {
        if (apart && face.goals)
            return []
        const parts = face.upper !== undefined ? [face.upper, face.lower] : [apart && face.effect ? face.effect : face.text ?? ""]
        return parts.filter(part => part !== "")
    }
    /** The outline of a head `w` wide and `h` high, whose lower edge is the deck's line, `d` deep. */
    function head(noun: string, w: real, h: real, d: real): string {
        const count = root.tiles[noun] ?? 8
        const tile = (root.lines[noun] ?? "h-%2h-%2").replace(/%1/g, w / count / 4).replace(/%2/g, w / count / 2)
            .replace(/%3/g, d).replace(/%4/g, w / count)
        return "M0 0H%1V%2".arg(w).arg(h) + tile.repeat(count) + "Z"
    }
}
