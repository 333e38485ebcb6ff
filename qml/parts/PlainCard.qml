import QtQuick
import Outremer.Ui
import Outremer.Table

/** A card for a game that has not drawn its own: title, a sign upon its colour, what it does, a number in the corner. */
Item {
    id: root

    required property var card // a CardThing
    readonly property real unit: root.height / 100
    readonly property bool wordy: root.card.text !== "" && root.height >= Theme.px(90)

    Accessible.ignored: true

    CardShadow {
        anchors.fill: sheet
        radius: sheet.radius
    }
    Rectangle {
        id: sheet

        anchors.fill: parent
        radius: Math.round(5 * root.unit)
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.cardEdge
    }
    FitText {
        x: Math.round(4 * root.unit)
        y: Math.round(3 * root.unit)
        width: root.width - 2 * x
        height: Math.round(20 * root.unit)
        largest: Math.max(Theme.boardFont(11), Math.round(9 * root.unit))
        smallest: Theme.px(6)
        bold: true
        words: root.card.title
    }
    Rectangle {
        id: vignette

        x: Math.round(4 * root.unit)
        y: Math.round(25 * root.unit)
        width: root.width - 2 * x
        height: Math.round((root.wordy ? 34 : 70) * root.unit)
        radius: Math.round(3 * root.unit)
        color: Theme.houseColour(root.card.colour)

        Glyph {
            anchors.centerIn: parent
            width: Math.round(Math.min(parent.width, parent.height) * 0.78)
            height: width
            path: root.card.sign
            color: Theme.houseInk(root.card.colour)
        }
    }
    FitText {
        x: Math.round(4 * root.unit)
        y: vignette.y + vignette.height + Math.round(2 * root.unit)
        width: root.width - 2 * x
        height: root.height - y - Math.round(3 * root.unit)
        visible: root.wordy
        largest: Math.max(Theme.boardFont(10), Math.round(8 * root.unit))
        smallest: Theme.px(6)
        color: Theme.inkSoft
        words: root.card.text
    }
    CountBadge {
        anchors.right: parent.right
        anchors.rightMargin: Math.round(2 * root.unit)
        y: vignette.y - Math.round(4 * root.unit)
        height: Math.round(16 * root.unit)
        visible: root.card.note !== ""
        text: root.card.note
    }
}
