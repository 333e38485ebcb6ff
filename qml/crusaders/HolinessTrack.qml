pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The holiness track, from left to right, with the players' shields upon it; at its end the turn order it makes (CR-TURN-01). */
Item {
    id: root

    required property TrackPart tracks
    readonly property real unit: root.height / 42
    readonly property real cellWidth: cells.width / Math.max(1, root.tracks.cells.count)

    implicitWidth: Theme.px(984)
    implicitHeight: Theme.px(42)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Holiness track")

    SignIcon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        width: 26 * root.unit
        height: width
        icon: "holiness"
        color: Theme.gold
    }
    InkText {
        anchors.left: sign.right
        anchors.leftMargin: 5 * root.unit
        width: 70 * root.unit
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.displayFamily
        font.pixelSize: Math.max(1, Math.round(17 * root.unit))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
        color: Theme.rubric
        text: qsTr("Holiness")
        Accessible.ignored: true
    }
    Row {
        id: cells

        x: 106 * root.unit
        width: order.x - x - 10 * root.unit
        height: parent.height

        Repeater {
            model: root.tracks.cells

            HolinessCell {
                width: root.cellWidth
                height: root.height
            }
        }
    }
    Repeater {
        model: root.tracks.markers

        Item {
            id: marker

            required property string owner
            required property int cell
            required property int place
            required property bool out
            required property string spoken

            x: cells.x + marker.cell * root.cellWidth
            width: root.cellWidth
            height: root.height
            opacity: marker.out ? 0.4 : 1

            Accessible.role: Accessible.StaticText
            Accessible.name: marker.spoken

            Behavior on x {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic }
            }

            Rectangle { // the shield stands off the cell
                x: shield.x + 2 * root.unit
                y: shield.y + 3 * root.unit
                width: shield.width
                height: shield.height * 0.86
                radius: width * 0.4
                color: Theme.faded(Theme.shadow, 0.4)
            }
            Shield {
                id: shield

                anchors.centerIn: parent
                width: Math.min(32 * root.unit, root.cellWidth * 0.74)
                height: width * 1.17
                house: marker.owner
            }
        }
    }
    TurnOrder {
        id: order

        anchors.right: parent.right
        height: parent.height
        markers: root.tracks.markers
    }
}
