import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** How strong a city is: its troops on the owner's colour, its walls beside them. */
Row {
    id: root

    required property string owner
    required property int units
    required property int walls

    spacing: -Math.max(1, root.height / 14)

    Accessible.ignored: true

    MapSign {
        height: root.height
        icon: root.owner === "saracens" ? "saracen" : "troop"
        number: root.units
        letters: 0.86
        color: Theme.houseColour(root.owner)
        ink: Theme.houseInk(root.owner)
    }
    MapSign {
        height: root.height
        icon: "wall"
        number: root.walls
        bold: false
        color: Theme.chart.stone
        ink: Theme.chart.line
    }
}
