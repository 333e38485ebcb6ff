pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** A card on the table or in the hand: head, name, its text if that can be read, colours and price. */
Item {
    id: root

    required property var face
    required property bool tiny
    readonly property var price: root.face.price ?? []
    readonly property var colours: CardLooks.colours(root.face)
    readonly property real unit: root.tiny ? Math.min(root.width / 59, root.height / 80) : root.width / 98
    readonly property real margin: Math.round((root.tiny ? 2 : 4) * root.unit)
    readonly property real priceHeight: root.price.length > 0 ? Math.round((root.tiny ? 17 : 20) * root.unit) : 0
    readonly property real bandHeight: root.colours.length > 0 ? Math.round((root.tiny ? 13 : 15) * root.unit) : 0
    // A tiny card has its colours above its price, a larger one before it.
    readonly property real footHeight: root.tiny ? root.priceHeight + root.bandHeight : Math.max(root.priceHeight, root.bandHeight)
    readonly property real room: root.height - head.height - root.footHeight // for name and text
    readonly property real titleRoom: root.tiny ? root.room : Math.round(Math.max(19 * root.unit, title.fit.height + 3 * root.unit))
    readonly property bool hasGoals: !root.tiny && root.face.goals !== undefined && root.face.goals.length * 60 * root.unit < body.height
    readonly property bool complete: title.fits

    CardHead {
        id: head

        width: root.width
        height: Math.round((root.tiny ? 18 : 23) * root.unit)
        face: root.face
    }
    FitText {
        id: title

        x: root.margin
        y: Math.round(head.height + (root.titleRoom - height) / 2)
        width: root.width - 2 * x
        height: root.tiny ? root.room : Math.round(Math.max(34 * root.unit, Theme.px(30))) // at most
        leading: 0.88
        family: Theme.displayFamily
        largest: root.tiny ? 12.5 * root.unit : Math.max(16 * root.unit, Theme.px(12))
        smallest: root.tiny ? 7 * root.unit : Math.max(8 * root.unit, Theme.px(7))
        words: root.face.name ?? ""
    }
    CardBody {
        id: body

        x: root.margin
        y: head.height + root.titleRoom
        width: root.width - 2 * x
        height: root.room - root.titleRoom - root.margin / 2
        largest: Math.max(10.5 * root.unit, smallest)
        smallest: Math.max(8 * root.unit, Theme.px(8)) // smaller letters nobody can read
        parts: root.tiny || root.hasGoals ? [] : CardLooks.parts(root.face, false)
    }
    Repeater {
        model: root.hasGoals ? 1 : 0

        CardGoals {
            anchors.fill: body
            goals: root.face.goals ?? []
            ground: CardLooks.ground(root.face)
            ink: CardLooks.ink(root.face)
            unit: root.unit * 0.56
        }
    }
    Repeater {
        model: !root.tiny && !body.fits ? 1 : 0

        CardPicture {
            x: root.margin
            y: body.y + root.margin / 2
            width: body.width
            height: body.height - root.margin
            face: root.face
        }
    }
    Rectangle {
        id: purse

        y: root.height - height
        width: root.width
        height: root.priceHeight
        visible: root.price.length > 0
        radius: Math.round(3 * root.unit)
        color: Theme.faded(Theme.parchmentDeep, 0.7)
    }
    GoodBand {
        id: band

        readonly property bool beside: !root.tiny && root.price.length > 0

        y: root.height - (root.tiny ? root.priceHeight : 0) - height
        width: band.beside ? root.colours.length * Math.round(17 * root.unit) : root.width
        height: band.beside ? root.priceHeight : root.bandHeight
        colours: root.colours
    }
    PriceRow {
        anchors.verticalCenter: purse.verticalCenter
        x: root.margin + (band.beside ? band.width : 0)
        width: root.width - x - root.margin
        height: Math.round((root.tiny ? 14 : 16) * root.unit)
        price: root.price
    }
}
