pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * A map: its ground is one picture, its places and roads can be pointed at. `mark` draws what stands at a place:
 * a delegate whose `modelData` is the ChartPlace and whose parent is a box of the place's reach. With `zoomable` the wheel,
 * + and - make it larger.
 */
FocusScope {
    id: root

    required property Table table
    required property var plan // a ChartPlan
    property var inks: Theme.chart
    property Component mark: plainMark
    property var route: [] // ids of roads that are shown as a way
    property bool zoomable: false
    property real zoom: 1
    readonly property real mostZoom: 3
    readonly property alias unit: ground.unit
    readonly property alias ground: ground
    readonly property real least: Theme.px(24) // a place is never smaller to a finger
    readonly property real letters: Theme.boardFont(14) * Math.sqrt(root.zoom)

    function spot(at: point): point {
        return Qt.point(ground.origin.x + at.x * ground.unit, ground.origin.y + at.y * ground.unit)
    }
    /** Makes it larger or smaller around a point of the item. */
    function zoomAt(factor: real, x: real, y: real) {
        const zoom = Math.max(1, Math.min(root.mostZoom, root.zoom * factor))
        const share = zoom / root.zoom
        const left = (view.contentX + x) * share - x
        const top = (view.contentY + y) * share - y
        root.zoom = zoom
        view.contentX = Math.max(0, Math.min(left, view.contentWidth - view.width))
        view.contentY = Math.max(0, Math.min(top, view.contentHeight - view.height))
    }

    Accessible.role: Accessible.Grouping

    Flickable {
        id: view

        anchors.fill: parent
        contentWidth: root.width * root.zoom
        contentHeight: root.height * root.zoom
        interactive: root.zoom > 1
        clip: root.zoom > 1
        boundsBehavior: Flickable.StopAtBounds

        ChartGround {
            id: ground

            width: view.contentWidth
            height: view.contentHeight
            plan: root.plan
            inks: root.inks
            ink: Theme.ink
            paper: Theme.parchmentLight
            family: Theme.displayFamily
            figures: Theme.textFamily
            letters: root.letters

            Repeater {
                model: root.plan.roads

                RoadHandle {
                    table: root.table
                    plan: root.plan
                    chart: Qt.size(ground.width, ground.height)
                    routed: root.route.includes(modelData.id)
                }
            }
            Repeater {
                model: root.plan.places

                PartThing {
                    id: place

                    required property var modelData
                    readonly property point spot: root.spot(place.modelData.at)

                    objectName: "place_" + place.modelData.id
                    x: Math.round(place.spot.x - width / 2)
                    y: Math.round(place.spot.y - height / 2)
                    width: Math.max(root.least, Math.round(2 * place.modelData.reach * root.unit))
                    height: width
                    radius: width / 2
                    table: root.table
                    thing: place.modelData

                    Repeater { // a Loader takes no bound component of another file
                        model: [place.modelData]
                        delegate: root.mark
                    }
                }
            }
        }
    }
    Component {
        id: plainMark

        TokenFace {
            required property var modelData
            readonly property string owner: modelData.colour

            anchors.fill: parent
            color: owner !== "" ? Theme.houseColour(owner) : Theme.parchmentLight
            ink: owner !== "" ? Theme.houseInk(owner) : Theme.ink
            edge: Theme.ink
            sign: modelData.sign
        }
    }
    WheelHandler {
        enabled: root.zoomable
        onWheel: event => root.zoomAt(event.angleDelta.y > 0 ? 1.25 : 0.8, event.x, event.y)
    }
    Connections { // the keyboard leads the eye
        target: root.zoom > 1 ? root.Window.window : null
        function onActiveFocusItemChanged() {
            const item = root.Window.activeFocusItem
            if (!item || !root.activeFocus)
                return
            const at = item.mapToItem(ground, item.width / 2, item.height / 2)
            view.contentX = Math.max(0, Math.min(at.x - view.width / 2, view.contentWidth - view.width))
            view.contentY = Math.max(0, Math.min(at.y - view.height / 2, view.contentHeight - view.height))
        }
    }
    Keys.onPressed: event => {
        const factor = event.key === Qt.Key_Plus || event.key === Qt.Key_Equal ? 1.25 : event.key === Qt.Key_Minus ? 0.8 : 0
        event.accepted = root.zoomable && factor > 0
        if (event.accepted)
            root.zoomAt(factor, root.width / 2, root.height / 2)
    }
}
