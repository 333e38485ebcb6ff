pragma Singleton

import QtQuick
import Outremer.Looks

/**
 * Every colour, size, font and duration of the program.
 * By day: vellum and iron-gall ink with lapis, gold and rubric. By night: the black vellum of the "Black Hours".
 * `displayFamily` has no bold Cyrillic: never set it bold, and write numbers in `textFamily`.
 */
QtObject {
    id: root

    property bool dark: false
    property bool motion: true
    property real scale: 1
    property real textScale: 1 // what the user likes, 0.8 to 2
    property int handOverPause: 350 // until the next player can be meant by a click

    // Surfaces, from the table up to what lies on it.
    readonly property color page: dark ? "#181b23" : "#efe4c9"
    readonly property color pageShade: dark ? "#08090c" : "#cdb98c"
    readonly property color parchmentLight: dark ? "#262a35" : "#fdf8ea"
    readonly property color parchment: dark ? "#21252f" : "#f8f0dc"
    readonly property color parchmentDeep: dark ? "#2b303c" : "#eadcba"
    readonly property color well: dark ? "#13151b" : "#fdf8ea"
    readonly property color shadow: dark ? "#000000" : "#3a2812"

    // Ink and lines.
    readonly property color ink: dark ? "#efe5cd" : "#2a1d10"
    readonly property color inkSoft: dark ? "#bdb198" : "#624c31"
    readonly property color rule: dark ? "#4c4a47" : "#c8b48a"
    readonly property color ruleStrong: dark ? "#8f7c4e" : "#8c7142"
    readonly property color gold: dark ? "#d9b25c" : "#b98a2c"
    readonly property color goldPale: dark ? "#f3dc9c" : "#ecd08a"
    readonly property color rubric: dark ? "#ec8a70" : "#9c2a1b"

    // Meanings.
    readonly property color accent: dark ? "#3c5cb4" : "#263f87"
    readonly property color accentHover: dark ? "#4868c2" : "#33509f"
    readonly property color accentPressed: dark ? "#2f4a96" : "#1b2f69"
    readonly property color accentInk: "#fbf4e2"
    readonly property color accentText: dark ? "#a9bdf5" : "#263f87"
    readonly property color glow: dark ? "#e8bd55" : "#a87408"
    readonly property color selected: dark ? "#7f9cf0" : "#263f87"
    readonly property color focus: dark ? "#ffffff" : "#14100a"
    readonly property color danger: dark ? "#ec8a70" : "#9c2a1b"
    readonly property color good: dark ? "#86cfa6" : "#1f5c3c"

    // Things made of card, wax and paper.
    readonly property color card: dark ? "#2a2f3c" : "#fbf5e6"
    readonly property color cardEdge: dark ? "#6f6549" : "#8f7649"
    readonly property color cardBack: dark ? "#24366f" : "#263f87"
    readonly property color wax: dark ? "#b23a2c" : "#a8322a"
    readonly property color cardBackDeep: dark ? "#18244d" : "#1a2c63"
    readonly property color vignetteInk: "#fbf1d6"
    readonly property color vignetteShade: "#1c130a"
    readonly property color toast: dark ? "#343947" : "#2e2114"
    readonly property color toastInk: "#f6ecd4"
    readonly property color toastRule: "#d9b25c"

    // Steps of space; lines; corners.
    readonly property int gapTiny: px(4)
    readonly property int gapSmall: px(8)
    readonly property int gap: px(12)
    readonly property int gapLarge: px(20)
    readonly property int gapHuge: px(32)
    readonly property int hairline: Math.max(1, px(1))
    readonly property int line: Math.max(2, px(2))
    readonly property int notch: px(7)
    readonly property int radius: px(6)

    // Fixed measures.
    readonly property int control: px(Math.max(38, 14 + 24 * textScale)) // holds a line of large text too
    readonly property int sideControl: px(Math.max(38, 14 + 24 * Math.min(1.5, textScale))) // beside the board, with sideFont
    readonly property int controlMinWidth: px(96)
    readonly property int switchWidth: px(48)
    readonly property int switchHeight: px(24)
    readonly property int fieldWidth: px(240)
    readonly property int scrollBar: px(10)
    readonly property int scrollThumb: px(32)
    readonly property int toastWidth: px(520)
    readonly property int borderInset: px(14)
    readonly property int borderCorner: px(104)
    readonly property int blotch: px(420)
    readonly property int cardWidth: px(104)
    readonly property int cardHeight: px(148)
    readonly property int cardLift: px(10)
    readonly property int stripWidth: px(176)
    readonly property int stripHeight: px(24)
    readonly property int iconSmall: px(16)
    readonly property int icon: px(24)
    readonly property int shield: px(40)
    readonly property int marker: px(36)
    readonly property int emblem: px(96)

    readonly property string displayFamily: "EB Garamond 12" // the cut with Cyrillic
    readonly property string textFamily: "PT Serif"
    readonly property int fontTiny: px(11 * textScale)
    readonly property int fontSmall: px(13 * textScale)
    readonly property int fontNormal: px(15 * textScale)
    readonly property int fontControl: px(18 * textScale)
    readonly property int fontLarge: px(20 * textScale)
    readonly property int fontTitle: px(30 * textScale)
    readonly property int fontHuge: px(46 * textScale)

    readonly property int quick: motion ? 110 : 0
    readonly property int slow: motion ? 260 : 0
    readonly property int toastTime: 6000
    readonly property int rest: 250 // until a pointer means what it lies on
    readonly property int settle: 50 // after a move, until what can wait is done
    readonly property int blink: 530
    readonly property real disabledOpacity: 0.5

    readonly property var focusLook: ({ glow: glow, selected: selected, lozenge: goldPale, focus: focus, line: line,
        hairline: hairline, lozengeSize: gap, pause: slow })

    // Of the houses of all games, as their looks say.
    readonly property var look: dark ? Looks.night : Looks.day
    readonly property var houses: look.fields
    readonly property var houseTexts: look.texts
    readonly property var houseMetals: look.metals
    readonly property var lightHouses: Looks.light
    readonly property var housePlots: look.plots
    // What prices are paid with, likewise.
    readonly property var means: look.means

    // A map: its waters, lands and roads, and what is written there.
    readonly property var chart: dark
        ? { sea: "#141d33", shallows: "#27406b", wave: "#5d7fb8", land: "#33322f", sand: "#53452b", meadow: "#364a35",
            relief: "#6b5d40", shade: "#17161a", forest: "#3f7454", water: "#3b65a8", road: "#d0a45a", line: "#dccba2",
            gold: "#b08a3c", rubric: "#b4503f", paper: "#3a3732", stone: "#504b41", waterName: "#93b2e6" }
        : { sea: "#a9c2cb", shallows: "#dbe8e6", wave: "#4f7f97", land: "#f5ead0", sand: "#ecd39a", meadow: "#d3d6a0",
            relief: "#c9a877", shade: "#a98554", forest: "#4f7a4c", water: "#4a7fa5", road: "#93481f", line: "#3a2a18",
            gold: "#c9982f", rubric: "#9c2a1b", paper: "#fcf5e1", stone: "#f3e6c6", waterName: "#2d566b" }

    /** Words beside a board, where there is a little more room than upon it. */
    function sideFont(size: real): int { return px(size * Math.min(1.5, root.textScale)) }

    /** Letters on a board, where room is measured: the user's text size counts only so far. */
    function boardFont(size: real): int { return px(size * Math.min(1.2, root.textScale)) }
    /** The colour of what is paid with: a good, a coin. */
    function meansColour(id: string): color { return root.means[id] ?? root.ink }
    /** What is drawn upon that colour. */
    function meansInk(id: string): color { return root.look.meansInks[id] ?? "#2a1d10" }
    /** A measure in pixels at the present scale. */
    function px(size: real): int { return Math.round(size * root.scale) }
    /** The field colour of a house; a plain one for a stranger. */
    function houseColour(id: string): color { return root.houses[id] ?? "#6b6257" }
    /** What is written or drawn upon the house's colour. */
    function houseInk(id: string): color { return id in root.lightHouses ? "#2a1d10" : "#fdf6e4" }
    /** The charge on a house's colour: in a metal of its own, or in ink. */
    function houseCharge(id: string): color { return root.houseMetals[id] ?? root.houseInk(id) }
    /** The house's colour when it is text on parchment. */
    function houseText(id: string): color { return root.houseTexts[id] ?? root.inkSoft }
    /** The house's colour as a line or a bar of a plot. */
    function housePlot(id: string): color { return root.housePlots[id] ?? root.houseText(id) }
    /** Whether the house's colour would be lost on parchment, so that it wants an outline. */
    function isPale(id: string): bool { return root.houseColour(id).hslLightness > 0.8 }
    function faded(tint: color, opacity: real): color { return Qt.alpha(tint, opacity) }
}
