import QtQuick
import Outremer

/** A heater shield in a house's colour with its charge: of Kingdoms, of Crusaders, or a number before a state is chosen. */
Escutcheon {
    required property string house

    implicitWidth: Theme.shield
    implicitHeight: Math.round(implicitWidth * 1.17)
    field: Theme.houseColour(house)
    charge: Theme.houseCharge(house)
    path: Glyphs.charge(house)
    shade: Theme.vignetteShade
    rim: Theme.goldPale

    Accessible.ignored: true
}
