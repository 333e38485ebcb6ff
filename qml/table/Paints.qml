pragma Singleton

import QtQuick
import Outremer.Ui

/** What painted things of every game share. */
QtObject {
    readonly property PaintPalette palette: ThemePalette {}

    // Of the options in a list, beside the palette.
    readonly property var choice: ({
        ground: Theme.faded(Theme.parchmentLight, 0.55), lit: Theme.parchmentLight, pressed: Theme.parchmentDeep, rule: Theme.rule,
        glow: Theme.glow, accent: Theme.accentText, gap: Theme.gapSmall, inset: Theme.gapTiny, line: Theme.line,
        radius: Theme.radius, scrollBar: Theme.scrollBar, words: Theme.sideFont(13), note: Theme.sideFont(11), key: Theme.fontTiny
    })
}
