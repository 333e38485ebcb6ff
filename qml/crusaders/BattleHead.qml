import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The title of a battle, which maneuver it is, and what the viewer is asked. */
Item {
    id: root

    required property Table table
    required property BattlePart battle
    required property real unit

    SignIcon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        width: root.height * 0.86
        height: width
        icon: "battle"
        color: Theme.rubric
    }
    FitText {
        id: title

        anchors.left: sign.right
        anchors.leftMargin: 8 * root.unit
        width: 270 * root.unit
        height: root.height
        align: Qt.AlignLeft | Qt.AlignVCenter
        family: Theme.displayFamily
        largest: 28 * root.unit
        smallest: 14 * root.unit
        color: Theme.rubric
        words: root.battle.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: root.battle.title
    }
    FitText {
        anchors.right: parent.right
        width: 270 * root.unit
        height: root.height
        align: Qt.AlignRight | Qt.AlignVCenter
        largest: 14 * root.unit
        smallest: 9 * root.unit
        slanted: true
        color: Theme.inkSoft
        words: root.battle.moment
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: root.battle.moment
    }
    Cartouche {
        anchors.centerIn: parent
        width: 350 * root.unit
        height: root.height
        visible: root.table.phase === Table.Choosing && !root.table.replaying
        color: Theme.accent
        stroke: Theme.goldPale

        FitText {
            anchors.fill: parent
            anchors.margins: 3 * root.unit
            anchors.leftMargin: 12 * root.unit
            anchors.rightMargin: 12 * root.unit
            largest: 15 * root.unit
            smallest: 9 * root.unit
            color: Theme.accentInk
            words: root.table.prompt
        }
    }
}
