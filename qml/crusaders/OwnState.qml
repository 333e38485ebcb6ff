pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The board of the state nearest to the screen: treasury, goods, buildings and spies, each to be chosen where it can. */
Item {
    id: root

    required property Table table
    required property StateBrief row
    required property StatesPart states
    readonly property real unit: Math.min(root.width / 360, root.height / 150)
    readonly property real gap: Math.round(5 * root.unit)
    readonly property real inset: Math.round(11 * root.unit)
    readonly property real treasury: Math.round(96 * root.unit)
    readonly property real upper: Math.round(60 * root.unit) // where the buildings begin
    readonly property real spies: root.width - Math.round(97 * root.unit) // and where the spies do

    implicitWidth: Theme.px(360)
    implicitHeight: Theme.px(150)

    Accessible.role: Accessible.Pane
    Accessible.name: root.row.spoken

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.faded(Theme.parchmentDeep, 0.5)
        border.width: Theme.hairline
        border.color: Theme.rule
    }
    Rectangle {
        width: Math.round(4 * root.unit)
        height: root.height
        radius: width / 2
        color: Theme.houseColour(root.row.realm)
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.vignetteShade, 0.4)
    }
    OwnTreasury {
        x: root.inset
        y: root.gap
        width: root.treasury
        height: root.upper - 2 * root.gap
        table: root.table
        row: root.row
        unit: root.unit
    }
    OwnGoods {
        x: root.inset + root.treasury
        y: root.gap
        width: root.spies - x - root.gap
        height: root.upper - 2 * root.gap + Math.round(3 * root.unit)
        table: root.table
        stocks: root.row.stocks
    }
    Row {
        x: root.inset
        y: root.upper + Math.round(3 * root.unit)
        height: root.height - y - root.gap
        spacing: root.gap

        Repeater {
            id: buildings

            model: root.states.buildings

            BuildingSlot {
                width: (root.spies - root.inset - root.gap) / buildings.count - root.gap
                height: parent?.height ?? 0 // none while it is being taken away
                table: root.table
            }
        }
    }
    Column {
        x: root.spies
        y: root.gap
        width: root.width - x - root.gap
        spacing: root.gap

        Repeater {
            id: places

            model: root.states.spies

            SpyStrip {
                width: parent?.width ?? 0
                height: (root.height - root.gap) / places.count - root.gap
                table: root.table
            }
        }
    }
}
