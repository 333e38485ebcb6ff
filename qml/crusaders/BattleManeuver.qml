import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** One of the four maneuvers: the card with its two halves, or the place where it will lie. */
Item {
    id: root

    required property int number
    required property string side
    required property string owner
    required property bool isPlayed
    required property bool isNext
    required property bool isAsked
    required property bool isLost
    required property string tactic
    required property string name
    required property var face
    required property string upper
    required property string lower
    required property bool upperOpen
    required property bool lowerOpen
    required property bool upperAtEnd
    required property bool lowerAtEnd
    required property var coverFace
    required property Table table
    required property real unit
    readonly property real headHeight: Math.round(22 * root.unit)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.isPlayed ? qsTr("Maneuver %1: %2").arg(root.number).arg(root.name) : qsTr("Maneuver %1").arg(root.number)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.isPlayed ? Theme.card : Theme.faded(Theme.parchmentDeep, 0.45)
        border.width: root.isNext || root.isAsked ? Theme.line : Theme.hairline
        border.color: root.isNext || root.isAsked ? Theme.glow : root.isPlayed ? Theme.cardEdge : Theme.rule
    }
    Rectangle {
        width: parent.width
        height: root.headHeight
        radius: Theme.radius
        visible: root.isPlayed
        color: Theme.houseColour(root.owner)
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.vignetteShade, 0.5)

        FitText {
            x: 28 * root.unit
            width: parent.width - 2 * x
            height: parent.height
            family: Theme.displayFamily
            largest: 17 * root.unit
            smallest: 10 * root.unit
            color: Theme.houseInk(root.owner)
            words: root.name
        }
        Zoomable { face: root.face }
    }
    Lozenge {
        x: 5 * root.unit
        y: (root.headHeight - height) / 2
        size: 20 * root.unit
        color: Theme.goldPale
        edge: Theme.vignetteShade

        InkText {
            anchors.centerIn: parent
            font.pixelSize: Math.round(11 * root.unit)
            font.bold: true
            color: Theme.vignetteShade
            text: root.number
        }
    }
    Column {
        anchors.centerIn: parent
        visible: !root.isPlayed
        opacity: root.isNext ? 1 : 0.5

        Shield {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 32 * root.unit
            height: 38 * root.unit
            house: root.owner
        }
        InkText {
            anchors.horizontalCenter: parent.horizontalCenter
            font.pixelSize: Math.round(12 * root.unit)
            font.italic: true
            color: Theme.inkSoft
            text: root.isNext ? qsTr("a card is being chosen") : qsTr("maneuver %1").arg(root.number)
        }
    }
    Column {
        id: halves

        readonly property real halfHeight: (root.height - root.headHeight - halves.spacing) / 2 - Theme.hairline

        y: root.headHeight + Theme.hairline
        visible: root.isPlayed
        spacing: root.isAsked ? 6 * root.unit : Theme.hairline

        TacticHalf {
            width: root.width
            height: halves.halfHeight
            unit: root.unit
            table: root.table
            tactic: root.tactic
            half: "upper"
            words: root.upper
            isOpen: root.upperOpen
            isAtEnd: root.upperAtEnd
            coverFace: root.coverFace
        }
        TacticHalf {
            width: root.width
            height: halves.halfHeight
            unit: root.unit
            table: root.table
            tactic: root.tactic
            half: "lower"
            words: root.lower
            isOpen: root.lowerOpen
            isAtEnd: root.lowerAtEnd
            coverFace: root.coverFace
        }
    }
    Rectangle { // struck by losses; on the half that says nothing any more
        x: root.width * 0.34 - width / 2
        y: halves.y + halves.halfHeight * (root.upperOpen ? 1.5 : 0.5) - height / 2
        width: loss.implicitWidth + 16 * root.unit
        height: 24 * root.unit
        visible: root.isLost
        rotation: -8
        antialiasing: true
        radius: 3 * root.unit
        color: Theme.faded(Theme.card, 0.85)
        border.width: Theme.line
        border.color: Theme.danger

        InkText {
            id: loss
            anchors.centerIn: parent
            font.pixelSize: Math.round(14 * root.unit)
            font.bold: true
            color: Theme.danger
            text: qsTr("Struck by losses")
        }
    }
}
