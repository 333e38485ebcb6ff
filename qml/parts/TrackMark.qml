import QtQuick
import Outremer.Ui
import Outremer.Table

/** Somebody's marker on a track; it walks to its step, or is simply there. */
PartThing {
    id: root

    required property var row // a TrackMarker
    required property TrackSteps steps
    required property size area
    readonly property rect spot: root.steps.spot(root.row.step, root.row.place, root.row.among, root.area)
    property bool walks: false

    objectName: "marker_" + root.row.id
    x: root.spot.x
    y: root.spot.y
    width: root.spot.width
    height: root.spot.height
    radius: width / 2
    thing: root.row
    hint: root.row.label
    Component.onCompleted: root.walks = true

    Behavior on x {
        enabled: Theme.motion && root.walks
        NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: Theme.motion && root.walks
        NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic }
    }

    Shield {
        anchors.centerIn: parent
        height: parent.height
        width: Math.round(height / 1.17)
        visible: !root.row.hollow
        house: root.row.colour
    }
    TokenFace {
        anchors.fill: parent
        visible: root.row.hollow
        hollow: true
        color: Theme.houseColour(root.row.colour)
        edge: Theme.ink
    }
}
