pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The map of the Levant: the land, the cities upon it, and a card about the one that is looked at. */
Item {
    id: root

    required property Table table
    required property MapPart part
    readonly property real side: Math.min(root.width, root.height)
    readonly property real unit: root.side / 490
    property CityMark pointedAt: null
    property CityMark inquired: null
    property CityMark located: null // by a name in the log, until something else is looked at or done
    readonly property CityMark shown: root.pointedAt ?? root.located ?? root.inquired

    function point(city: CityMark) {
        if (city.hovered)
            rest.city = city
        else if (root.pointedAt === city || rest.city === city)
            rest.city = root.pointedAt = null
    }
    function inquire(city: CityMark) {
        if (city.inquired)
            rest.city = root.pointedAt = null // the mouse may still lie on another
        root.inquired = city.inquired ? city : root.inquired === city ? null : root.inquired
    }

    function locate(cityId: string) {
        for (let i = 0; i < marks.count; ++i) {
            const mark = marks.itemAt(i) as CityMark
            if (mark.cityId === cityId)
                root.located = mark
        }
    }

    onPointedAtChanged: if (root.pointedAt !== null) root.located = null
    onInquiredChanged: if (root.inquired !== null) root.located = null

    Connections {
        target: root.table
        function onChoicesChanged() { root.located = null }
    }
    Timer { // a pointer that only passes by asks nothing
        id: rest

        property CityMark city: null

        interval: Theme.rest
        running: rest.city !== null
        onTriggered: root.pointedAt = rest.city
    }
    LevantLand {
        id: land

        anchors.centerIn: parent
        width: root.side
        height: root.side
        plan: root.part.plan
        inks: Theme.chart
        language: Preferences.language
        fontFamily: Theme.displayFamily

        Repeater {
            id: marks

            model: root.part.cities

            CityMark {
                id: mark

                x: Math.round(mapX / 1000 * root.side - width / 2)
                y: Math.round(mapY / 1000 * root.side - height / 2)
                table: root.table
                unit: root.unit
                onHoveredChanged: root.point(mark)
                onInquiredChanged: root.inquire(mark)
            }
        }
    }
    Rectangle { // around the city that was asked for
        objectName: "locatedRing"
        x: root.located ? land.x + root.located.x + (root.located.width - width) / 2 : 0
        y: root.located ? land.y + root.located.y + (root.located.height - height) / 2 : 0
        width: 92 * root.unit
        height: width
        visible: root.located !== null
        radius: width / 2
        color: Theme.faded(Theme.gold, 0.18)
        border.width: 4 * root.unit
        border.color: Theme.rubric

        Rectangle {
            anchors.fill: parent
            anchors.margins: 4 * root.unit
            radius: width / 2
            color: "transparent"
            border.width: 2 * root.unit
            border.color: Theme.gold
        }
    }
    CityCard {
        id: card

        readonly property real inset: 12 * root.unit

        x: land.x + land.width - card.inset - card.width
        y: land.y + land.height - card.inset - card.height
        visible: root.shown !== null
        city: root.shown
        unit: root.unit
    }
}
