pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** What stands about a city's picture: crown and commander to the left, goods and scars to the right; below,
 *  how strong it is, between the bishops. */
Item {
    id: root

    required property var city // a CityMark; two files cannot name each other
    readonly property real unit: root.city.unit
    readonly property real size: 14 * root.unit

    Grid {
        x: root.size - width
        y: (root.city.governed ? 20 : 34) * root.unit - height
        flow: Grid.TopToBottom
        layoutDirection: Qt.RightToLeft
        rows: root.city.governed ? 1 : 2 // more grow aside: above is the next city
        spacing: root.unit

        MapSign {
            height: root.size
            visible: root.city.capitalOf !== ""
            icon: "capital"
            color: Theme.houseColour(root.city.capitalOf)
            ink: Theme.houseInk(root.city.capitalOf)
        }
        MapSign {
            height: root.size
            visible: root.city.commander
            icon: "commander"
            color: Theme.houseColour("saracens")
            ink: Theme.houseInk("saracens")
        }
    }
    Grid {
        x: root.width - root.size
        y: 34 * root.unit - height
        flow: Grid.TopToBottom
        rows: 2
        spacing: root.unit

        Repeater {
            model: root.city.goods

            MapSign {
                required property string modelData

                height: root.size
                icon: modelData
                color: Theme.meansColour(modelData)
                ink: Theme.meansInk(modelData)
            }
        }
        MapSign {
            height: root.size
            visible: root.city.raiders > 0 || root.city.raidAhead
            icon: "raid"
            number: root.city.raiders > 0 ? root.city.raiders : ""
            color: Theme.danger
            ink: Theme.parchmentLight
        }
        MapSign {
            height: root.size
            visible: root.city.scarred || root.city.ruined
            icon: root.city.ruined ? "ruin" : "scar"
            color: Theme.chart.paper
            ink: Theme.rubric
        }
    }
    CityStrength {
        id: strength

        anchors.horizontalCenter: parent.horizontalCenter
        y: 34.8 * root.unit
        height: 14.5 * root.unit
        owner: root.city.ownerId
        units: root.city.units
        walls: root.city.walls
    }
    Row {
        anchors.right: strength.left
        y: strength.y
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: root.city.bishops

            BishopSign {
                visible: index % 2 === 0
                height: strength.height
                holy: modelData.owner === root.city.holyLand
            }
        }
    }
    Row {
        anchors.left: strength.right
        y: strength.y

        Repeater {
            model: root.city.bishops

            BishopSign {
                visible: index % 2 === 1
                height: strength.height
                holy: modelData.owner === root.city.holyLand
            }
        }
    }
}
