import QtQuick
import Outremer.Ui

/** Lies over an item and says what it is: a golden halo if it may be chosen, a lapis frame with a lozenge if chosen,
 *  a ring apart from the edge if the keyboard is there. */
FocusHalo {
    anchors.fill: parent
    radius: Theme.radius
    look: Theme.focusLook

    Accessible.ignored: true
}
