pragma Singleton

import QtQuick

/** The drawings of Crusaders as SVG paths in a 96-unit square, by name. */
QtObject {
    readonly property var paths: ({
        unknown: "M48 8A40 40 0 0 1 48 88A40 40 0 0 1 48 8Z"
    })
}
