import QtQuick
import Outremer

/** Bishops of one player in a city, of one level as far as that is known; gilded where theirs is the holy land. */
MapSign {
    required property var modelData
    required property int index
    required property bool holy

    icon: modelData.level === 2 ? "bishop2" : "bishop"
    number: modelData.count > 1 ? modelData.count : ""
    radius: height * 0.28
    color: Theme.houseColour(modelData.owner)
    ink: Theme.houseInk(modelData.owner)
    border.color: holy ? Theme.gold : Theme.levant.line
    border.width: Math.max(1, height / (holy ? 8 : 14))
}
