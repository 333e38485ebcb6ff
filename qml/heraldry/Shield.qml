import QtQuick
import Outremer

/** A heater shield in a house's colour with its charge: of Kingdoms, of Crusaders, or a number before a state is chosen. */
Item {
    id: root

    required property string house
    readonly property real unit: Math.max(0.001, Math.min(root.width / 120, root.height / 141))
    readonly property bool rimmed: root.unit > 0.2

    implicitWidth: Theme.shield
    implicitHeight: Math.round(root.implicitWidth * 1.17)

    Accessible.ignored: true

    component Piece: Glyph {
        anchors.fill: parent
        boxWidth: 120
        boxHeight: 141
    }

    Piece {
        path: Glyphs.shield
        color: Theme.houseColour(root.house)
        outline: Theme.vignetteShade
        outlineWidth: root.rimmed ? 9 * root.unit : 1
    }
    Piece {
        path: Glyphs.shieldHalf
        visible: root.rimmed
        color: Theme.faded(Theme.vignetteShade, 0.16)
    }
    Piece {
        path: Glyphs.shield
        visible: root.rimmed
        outline: Theme.goldPale
        outlineWidth: 4.5 * root.unit
    }
    Piece {
        path: Glyphs.charge(root.house)
        color: Theme.houseCharge(root.house)
        outline: Theme.faded(Theme.vignetteShade, 0.45)
        outlineWidth: root.rimmed ? 2 * root.unit : 0
    }
}
