import QtQuick
import Outremer.Ui

/** A cell of the Saracen track: its bonus, under a raid token until that token was used; the next token lies face up. */
Item {
    id: root

    required property int cell
    required property bool covered
    required property string good
    required property string kind
    required property int amount
    required property bool counts
    required property string spoken
    readonly property real unit: root.height / 44
    readonly property bool shown: root.good !== ""

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Rectangle {
        anchors.fill: parent
        radius: 4 * root.unit
        color: root.counts ? Theme.faded(Theme.houseColour("saracens"), 0.24) : Theme.well
        border.width: root.counts ? Theme.line : Theme.hairline
        border.color: root.counts ? Theme.houseColour("saracens") : Theme.rule
    }
    Row { // the bonus
        anchors.centerIn: parent
        spacing: root.unit
        visible: !root.covered || root.counts

        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: 19 * root.unit
            height: width
            icon: root.kind === "strength" ? "strength" : "saracen"
            color: root.counts ? Theme.houseText("saracens") : Theme.inkSoft
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.max(1, Math.round(16 * root.unit))
            font.bold: true
            color: root.counts ? Theme.houseText("saracens") : Theme.inkSoft
            text: root.kind === "strength" ? "+" + root.amount : root.amount
            Accessible.ignored: true
        }
    }
    Rectangle { // the token
        anchors.centerIn: parent
        width: 36 * root.unit
        height: width
        radius: width / 2
        visible: root.covered && !(root.counts && !root.shown)
        color: root.shown ? Theme.meansColour(root.good) : Theme.houseColour("saracens")
        border.width: root.shown ? 3 * root.unit : Theme.line
        border.color: root.shown ? Theme.glow : Qt.darker(Theme.houseColour("saracens"), 1.5)

        SignIcon {
            anchors.centerIn: parent
            width: 23 * root.unit
            height: width
            visible: root.shown
            icon: root.shown ? root.good : "any"
            color: root.shown ? Theme.meansInk(root.good) : Theme.ink
        }
        Glyph {
            anchors.centerIn: parent
            width: 24 * root.unit
            height: width
            visible: !root.shown
            boxWidth: 120
            boxHeight: 120
            path: Glyphs.charge("saracens")
            color: Theme.houseInk("saracens")
        }
    }
    HoverHint { text: root.spoken }
}
