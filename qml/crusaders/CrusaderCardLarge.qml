pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** A card shown large: everything that is printed on it, its story and where it comes from. */
Item {
    id: root

    required property var face
    readonly property bool hasGoals: root.face.goals !== undefined
    readonly property CardGoals goals: holder.count > 0 ? holder.itemAt(0) as CardGoals : null
    readonly property real unit: root.width / 304
    readonly property real margin: Math.round(14 * root.unit)
    readonly property real bandHeight: CardLooks.colours(root.face).length > 0 ? Math.round(24 * root.unit) : 0
    readonly property real footHeight: Math.round(((root.face.price ?? []).length > 0 ? 44 : 26) * root.unit)
    readonly property real storyHeight: root.face.story ? Math.round((root.face.raid ? 44 : 62) * root.unit) : 0
    readonly property real room: root.height - head.height - title.height - root.bandHeight - root.storyHeight
        - root.footHeight
    // The picture takes what the words can spare.
    readonly property real spare: root.room - (root.hasGoals ? root.goals?.needed ?? 0 : body.needed) - 2 * root.margin
    readonly property real pictureHeight: root.spare > 40 * root.unit ? Math.min(root.spare, 104 * root.unit) : 0
    readonly property bool complete: title.fits && (root.hasGoals || body.fits) && (root.goals?.fits ?? true) && story.fits && kind.fits

    CardHead {
        id: head

        width: root.width
        height: Math.round(52 * root.unit)
        sparse: true
        face: root.face
    }
    FitText {
        id: kind

        anchors.horizontalCenter: parent.horizontalCenter
        width: root.width - 2.6 * head.height
        height: head.room
        slanted: true
        largest: 15 * root.unit
        smallest: 10 * root.unit
        color: head.ink
        words: root.face.kind ?? ""
    }
    FitText {
        id: title

        x: root.margin
        y: head.height
        width: root.width - 2 * x
        height: Math.round((root.face.raid ? 40 : 62) * root.unit) // an event has much to say
        leading: 0.92
        family: Theme.displayFamily
        largest: 29 * root.unit
        smallest: 16 * root.unit
        words: root.face.name ?? ""
    }
    CardPicture {
        x: root.margin
        y: title.y + title.height
        width: root.width - 2 * x
        height: Math.round(root.pictureHeight)
        visible: height > 0
        face: root.face
    }
    GoodBand {
        id: band

        y: title.y + title.height + root.pictureHeight + (root.pictureHeight > 0 ? root.margin / 2 : 0)
        width: root.width
        height: root.bandHeight
        colours: CardLooks.colours(root.face)
    }
    CardBody {
        id: body

        x: root.margin
        y: root.height - root.footHeight - root.storyHeight - height
        width: root.width - 2 * x
        height: root.room - (root.pictureHeight > 0 ? root.pictureHeight + root.margin / 2 : 0)
        room: root.room - root.margin / 2
        largest: 17 * root.unit
        smallest: 9 * root.unit
        trigger: root.face.trigger ?? ""
        parts: CardLooks.parts(root.face, true)
        rowsTitle: root.face.raidTitle ?? ""
        rows: root.face.raid ?? []
    }
    Repeater {
        id: holder

        model: root.hasGoals ? 1 : 0

        CardGoals {
            anchors.fill: body
            goals: root.face.goals ?? []
            ground: CardLooks.ground(root.face)
            ink: CardLooks.ink(root.face)
            unit: root.unit
        }
    }
    FitText {
        id: story

        x: root.margin
        y: root.height - root.footHeight - height
        width: root.width - 2 * x
        height: root.storyHeight
        slanted: true
        largest: 14 * root.unit
        smallest: 10 * root.unit
        color: Theme.inkSoft
        words: root.face.story ?? ""
    }
    CardFoot {
        y: root.height - height
        width: root.width
        height: root.footHeight
        unit: root.unit
        face: root.face
    }
}
