import QtQuick
import Outremer.Ui

/** A heater shield in a house's colour with its charge, or a number before a house is chosen. */
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
