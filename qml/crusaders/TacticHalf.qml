import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A half of a card in a battle: what it does, or crossed out and covered; it can be chosen when one is to be cancelled. */
Choosable {
    id: root

    required property string tactic
    required property string half
    required property string words
    required property bool isOpen
    required property bool isAtEnd
    required property var coverFace
    required property real unit
    readonly property bool coverKnown: (root.coverFace?.name ?? "") !== ""
    readonly property real coverWidth: Math.round(112 * root.unit)

    objectName: "half-" + root.half
    what: root.tactic === "" ? ({}) : ({ tactic: root.tactic, half: root.half })
    label: root.isOpen ? root.words : qsTr("Cancelled: %1").arg(root.words)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        radius: Theme.radius / 2
        color: !root.isOpen ? Theme.faded(Theme.parchmentDeep, 0.8) : root.selectable && root.hovered ? Theme.parchmentDeep : "transparent"
    }
    SignIcon {
        id: sign

        x: 7 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 15 * root.unit
        height: width
        visible: root.isOpen
        icon: root.isAtEnd ? "clock" : "strength"
        color: root.isAtEnd ? Theme.accentText : Theme.rubric
    }
    FitText {
        x: root.isOpen ? sign.x + sign.width + 6 * root.unit : 8 * root.unit
        width: parent.width - x - (root.isOpen ? 8 * root.unit : root.coverWidth + 6 * root.unit)
        height: parent.height
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 13 * root.unit
        smallest: 7 * root.unit
        leading: 0.95
        struck: !root.isOpen
        color: root.isOpen ? Theme.ink : Theme.faded(Theme.ink, 0.5)
        words: root.words
    }
    Glyph { // two strokes of the pen
        readonly property real end: root.width - root.coverWidth - 6 * root.unit

        anchors.fill: parent
        visible: !root.isOpen
        boxWidth: root.width
        boxHeight: root.height
        outline: Theme.faded(Theme.danger, 0.75)
        outlineWidth: 1.6 * root.unit
        path: "M%1 %2L%3 %4M%1 %4L%3 %2".arg(6 * root.unit).arg(4 * root.unit).arg(end).arg(root.height - 4 * root.unit)
    }
    Rectangle { // the card that covers it
        anchors.right: parent.right
        anchors.rightMargin: 4 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: root.coverWidth - 4 * root.unit
        height: parent.height - 6 * root.unit
        visible: !root.isOpen
        radius: 4 * root.unit
        color: CrusadersTheme.tactics
        border.width: Theme.hairline
        border.color: Theme.goldPale

        FitText {
            anchors.fill: parent
            anchors.margins: 3 * root.unit
            largest: 12 * root.unit
            smallest: 6 * root.unit
            leading: 0.88
            color: Theme.goldPale
            words: root.coverKnown ? qsTr("cancelled: “%1”").arg(root.coverFace.name) : qsTr("cancelled")
        }
        Zoomable { face: root.coverFace }
    }
}
