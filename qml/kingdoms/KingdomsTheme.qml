pragma Singleton

import QtQuick
import Outremer.Ui

/** The troop symbols of Kingdoms: their outlines in a 96-unit square, their colours, and how a vignette groups them. */
QtObject {
    id: root

    readonly property var order: ["lance", "bow", "swords", "helmet", "banner"] // weakest to strongest
    // Where a vignette puts its one to five symbols: centre x and y, size; the strongest comes last.
    readonly property var places: [
        [], [[0.5, 0.53, 0.72]], [[0.3, 0.55, 0.52], [0.7, 0.55, 0.52]],
        [[0.25, 0.67, 0.46], [0.75, 0.67, 0.46], [0.5, 0.41, 0.54]],
        [[0.2, 0.7, 0.4], [0.8, 0.7, 0.4], [0.5, 0.76, 0.4], [0.5, 0.36, 0.5]],
        [[0.2, 0.33, 0.38], [0.8, 0.33, 0.38], [0.22, 0.73, 0.4], [0.78, 0.73, 0.4], [0.5, 0.53, 0.54]]
    ]
    readonly property var colours: Theme.dark
        ? { lance: "#d09b68", bow: "#8fb0f0", swords: "#79c494", helmet: "#e6c35c", banner: "#f2646f" }
        : { lance: "#7b4a1f", bow: "#2c5499", swords: "#2c6b3f", helmet: "#92690b", banner: "#a51532" }
    readonly property var grounds: Theme.dark
        ? { lance: "#5d3c1e", bow: "#27437f", swords: "#24543a", helmet: "#6f5312", banner: "#7c1a30" }
        : { lance: "#704822", bow: "#2b4c8c", swords: "#2a6442", helmet: "#86640f", banner: "#8f1a33" }
    readonly property var paths: ({
        lance: "M1 87.2L59.7 28.6L67.4 36.3L8.8 95Z"
            + "M56.8 31.4L58.6 14.8C68.5 6.3 81.9 4.2 94 2C91.8 14.1 89.7 27.5 81.2 37.4L64.6 39.2Z"
            + "M40.2 31.7L45.5 26.4L69.6 50.5L64.3 55.8Z",
        bow: "M33 2C58 13 73 30 73 48C73 66 58 83 33 94L28 87C50 76 62 62 62 48C62 34 50 20 28 9Z"
            + "M27 8L32.5 8L32.5 88L27 88ZM8 44L84 44L84 52L8 52ZM75 35L96 48L75 61L80 48Z"
            + "M1 37L11 37L19 45L19 51L11 59L1 59L8 48Z",
        swords: "M24.3 61.9L78.1 8.2L91.8 2.2L85.8 15.9L32.1 69.7Z"
            + "M11.9 56.6C13.4 52.4 16.9 50.2 20.4 50.9C22.5 57.3 36.7 71.5 43.1 73.6"
            + "C43.8 77.1 41.6 80.6 37.4 82.1C33.2 75 19 60.8 11.9 56.6ZM11.2 77.1L24.7 63.7L30.3 69.3L16.9 82.8Z"
            + "M11.2 75.6C15.2 75.6 18.4 78.8 18.4 82.8C18.4 86.7 15.2 90 11.2 90C7.3 90 4 86.7 4 82.8"
            + "C4 78.8 7.3 75.6 11.2 75.6ZM63.9 69.7L50.8 56.6L58.6 48.8L71.7 61.9Z"
            + "M37.4 43.2L10.2 15.9L4.2 2.2L17.9 8.2L45.2 35.4Z"
            + "M58.6 82.1C54.4 80.6 52.2 77.1 52.9 73.6C59.3 71.5 73.5 57.3 75.6 50.9"
            + "C79.1 50.2 82.6 52.4 84.1 56.6C77 60.8 62.8 75 58.6 82.1ZM79.1 82.8L65.7 69.3L71.3 63.7L84.8 77.1Z"
            + "M84.8 75.6C88.7 75.6 92 78.8 92 82.8C92 86.7 88.7 90 84.8 90C80.8 90 77.6 86.7 77.6 82.8"
            + "C77.6 78.8 80.8 75.6 84.8 75.6Z",
        helmet: "M17 17C30 7 66 7 79 17L83 54C83 66 81 76 77 86C62 93 34 93 19 86C15 76 13 66 13 54Z"
            + "M20 36L19 46L42 46L42 36ZM54 36L54 46L77 46L76 36ZM38.5 52L38.5 84L42 84.5L42 52Z"
            + "M54 52L54 84.5L57.5 84L57.5 52ZM25 56L21 61L25 66L29 61ZM31.5 67L27.5 72L31.5 77L35.5 72Z"
            + "M71 56L67 61L71 66L75 61ZM64.5 67L60.5 72L64.5 77L68.5 72Z",
        banner: "M12 10L20.5 10L20.5 95L12 95ZM16.2 0L23 9L16.2 18L9.5 9Z"
            + "M20 15C38 7 58 23 93 13L79 36L93 59C58 69 38 53 20 61Z"
            + "M44 21L44 32.5L33 32.5L33 41.5L44 41.5L44 53L53 54L53 41.5L64 41.5L64 32.5L53 32.5L53 22Z"
    })

    function path(symbol: string): string { return root.paths[symbol] ?? "" }
    function colour(symbol: string): color { return root.colours[symbol] ?? Theme.ink }
    /** The ground of a card's vignette. */
    function ground(symbol: string): color { return root.grounds[symbol] ?? Theme.cardBackDeep }
}
