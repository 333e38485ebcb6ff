import QtQuick
import Outremer.Ui

/** A plate with bitten corners: the shape of panels and buttons. */
BittenPlate {
    color: Theme.parchment
    stroke: Theme.ruleStrong
    strokeWidth: Theme.hairline
    notch: Theme.notch

    Accessible.ignored: true
}
