pragma Singleton

import QtQuick
import Outremer.Looks

/** Ornaments as SVG paths, and the charges of arms in a box of 120 by 140. */
QtObject {
    id: root

    readonly property string wax: "M50 4C58.5 4 66.8 7.5 74.4 12C82 16.6 89.7 22.5 93.2 30.3"
        + "C96.7 38 95.6 47.5 94.3 56.4"
        + "C92.9 65.2 91 74.1 85.5 80.8C80 87.4 71.4 92.2 63 94.3C54.6 96.4 45.9 95.3 37.4 92.9"
        + "C28.9 90.5 20.1 87.1 14.6 80.7C9.1 74.3 7.1 65.1 5.9 56.3C4.7 47.6 4.2 38.4 7.7 30.7"
        + "C11.2 23 18.4 17 25.8 12.4C33.2 7.7 41.5 4.1 50 4Z"
    readonly property var charges: Looks.charges
    readonly property string vine: "M32 24C42 33 52 34 60 29C67 24 77 26 76 34C75 40 67 40 68 34M60 29"
        + "C70 23 84 30 92 27M44 31C48 35 48 40 45 45"
        + "M24 32C33 42 34 52 29 60C24 67 26 77 34 76C40 75 40 67 34 68M29 60C23 70 30 84 27 92M31 44C35 48 40 48 45 45"
    readonly property string vineBlue: "M92 27C94.2 25.1 92.9 22 96 20.8C97.8 22.1 98 23.7 97.3 24.2"
        + "C99.6 23.5 102.1 24.4 103.9 25.3C102.5 26.7 100.3 28.3 97.8 28.2C98.7 28.5 98.9 30.1 97.5 31.9"
        + "C94.3 31.5 94.6 28.3 92 27Z"
        + "M27 92C25.1 94.2 22 92.9 20.8 96C22.1 97.8 23.7 98 24.2 97.3C23.5 99.6 24.4 102.1 25.3 103.9"
        + "C26.7 102.5 28.3 100.3 28.2 97.8C28.5 98.7 30.1 98.9 31.9 97.5C31.5 94.3 28.3 94.6 27 92Z"
    readonly property string vineRed: "M45 45C48.4 45.7 50.4 42.3 53.7 44.3C53.7 47 52.4 48.4 51.4 48"
        + "C53.7 49.7 54.7 52.7 55.1 55.1C52.7 54.7 49.7 53.7 48 51.4C48.4 52.4 47 53.7 44.3 53.7"
        + "C42.3 50.4 45.7 48.4 45 45Z"
    readonly property string vineDots: "M61 36.2A1.8 1.8 0 0 1 61 39.8A1.8 1.8 0 0 1 61 36.2ZM84 33.2"
        + "A1.8 1.8 0 0 1 84 36.8A1.8 1.8 0 0 1 84 33.2ZM38 59.2A1.8 1.8 0 0 1 38 62.8A1.8 1.8 0 0 1 38 59.2Z"
        + "M35 82.2A1.8 1.8 0 0 1 35 85.8A1.8 1.8 0 0 1 35 82.2Z"

    readonly property string cross: "M51 51Q50.5 32.7 39 16L81 16Q69.5 32.7 69 51L69 51Q87.3 50.5 104 39L104 81Q87.3 69.5 69 69L69 69"
        + "Q69.5 87.3 81 104L39 104Q50.6 87.3 51 69L51 69Q32.7 69.5 16 81L16 39Q32.7 50.6 51 51Z"
    readonly property string star: "M60 14L66.5 44.3L86.2 33.8L75.7 53.5L106 60L75.7 66.5L86.2 86.2L66.5 75.7L60 106L53.5 75.7"
        + "L33.8 86.2L44.3 66.5L14 60L44.3 53.5L33.8 33.8L53.5 44.3Z"
    // Of a seat that is no house yet.
    readonly property var numerals: ({
        "seat-1": "M44 28H76V36H44ZM44 88H76V96H44ZM55 34H65V90H55Z",
        "seat-2": "M34 28H86V36H34ZM34 88H86V96H34ZM43 34H53V90H43ZM67 34H77V90H67Z",
        "seat-3": "M24 28H96V36H24ZM24 88H96V96H24ZM33 34H43V90H33ZM55 34H65V90H55ZM77 34H87V90H77Z",
        "seat-4": "M22 28H44V36H22ZM22 88H44V96H22ZM28 34H38V90H28ZM50 28H73V36H68L78 74L88 36H83V28H102V36H98L83 96H73"
            + "L57 36H50Z"
    })

    /** The charge a house bears on its shield. */
    function charge(id: string): string { return root.charges[id] ?? root.numerals[id] ?? "" }
}
