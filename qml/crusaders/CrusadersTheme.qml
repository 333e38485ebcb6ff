pragma Singleton

import QtQuick
import Outremer.Ui

/** The colours of Crusaders that no other game has. */
QtObject {
    readonly property color rope: Theme.dark ? "#d09b68" : "#7b4a1f"
    // The grounds of its decks.
    readonly property color tactics: Theme.dark ? "#7c1a30" : "#8f1a33"
    readonly property color buildings: Theme.dark ? "#5d3c1e" : "#704822"
    readonly property color rescripts: Theme.dark ? "#6f5312" : "#86640f"
    readonly property color governors: Theme.dark ? "#27437f" : "#2b4c8c"
    readonly property color events: Theme.dark ? "#24543a" : "#2a6442"
}
