pragma Singleton

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** How the decks of Crusaders are told apart: each has its colour and its sign. The cards are painted with `palette`. */
QtObject {
    id: root

    readonly property var grounds: ({
        tactic: CrusadersTheme.tactics, building: CrusadersTheme.buildings, rescript: CrusadersTheme.rescripts,
        spy: Theme.toast, governor: CrusadersTheme.governors, bull: Theme.houseColour("antioch"),
        event: CrusadersTheme.events, oath: Theme.cardBackDeep, commander: Theme.houseColour("saracens"), nickname: Theme.gold
    })
    readonly property PaintPalette palette: ThemePalette { grounds: root.grounds }

    /** The colour of a face's frame and head. */
    function ground(face: var): color {
        return face.saracen ? root.grounds.commander : root.grounds[face.noun] ?? Theme.cardBackDeep
    }
    function icon(face: var): string {
        return face.saracen ? "saracen" : face.noun ?? "unknown"
    }
}
