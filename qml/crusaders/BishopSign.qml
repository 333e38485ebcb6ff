import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** Bishops of one player in a city, of one level as far as that is known; gilded where theirs is the holy land. */
MapSign {
    required property var modelData
    required property int index
    required property bool holy

    icon: modelData.level === 2 ? "bishop2" : "bishop"
    number: modelData.count > 1 ? modelData.count : ""
    angular: true
    color: Theme.houseColour(modelData.owner)
    ink: Theme.houseInk(modelData.owner)
    border: holy ? Theme.gold : Theme.chart.line
    borderWidth: holy ? 1 / 8 : 1 / 14
}
