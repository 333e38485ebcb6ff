import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A card of the viewer's hand in a battle. */
Choosable {
    id: root

    required property string tactic
    required property string name
    required property var face
    required property string upper
    required property string lower
    required property real unit
    readonly property color ground: root.face.saracen ? Theme.houseColour("saracens") : CrusadersTheme.tactics
    readonly property real headHeight: Math.round(28 * root.unit)
    readonly property real halfHeight: (root.height - root.headHeight - 6 * root.unit) / 2

    objectName: "battleCard"
    what: ({ tactic: root.tactic })
    label: qsTr("%1. Upper half: %2 Lower half: %3").arg(root.name).arg(root.upper).arg(root.lower)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: root.hovered && root.selectable ? -4 * root.unit : 0
        anchors.bottomMargin: -anchors.topMargin
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.line
        border.color: root.ground

        Rectangle {
            width: parent.width
            height: root.headHeight
            radius: Theme.radius
            color: root.ground

            FitText {
                anchors.fill: parent
                anchors.leftMargin: 5 * root.unit
                anchors.rightMargin: 5 * root.unit
                family: Theme.displayFamily
                leading: 0.85
                largest: 16 * root.unit
                smallest: 9 * root.unit
                color: Theme.vignetteInk
                words: root.name
            }
        }
        FitText {
            x: 6 * root.unit
            y: root.headHeight + 2 * root.unit
            width: parent.width - 2 * x
            height: root.halfHeight
            leading: 0.92
            largest: 12.5 * root.unit
            smallest: 7 * root.unit
            words: root.upper
        }
        Rectangle {
            x: 8 * root.unit
            y: root.headHeight + root.halfHeight + 2 * root.unit
            width: parent.width - 2 * x
            height: Theme.hairline
            color: Theme.ruleStrong
        }
        FitText {
            x: 6 * root.unit
            y: root.headHeight + root.halfHeight + 3 * root.unit
            width: parent.width - 2 * x
            height: root.halfHeight
            leading: 0.92
            largest: 12.5 * root.unit
            smallest: 7 * root.unit
            words: root.lower
        }
    }
    Zoomable { face: root.face }
}
