pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** One sector of the cross of orders: its name and sign, the inner cell with its stack, the outer cell. Fills the whole cross. */
Item {
    id: root

    required property Table table
    required property CrossPart cross
    required property string order
    required property string name
    required property var stack
    required property var outer
    required property int price
    required property string stage
    required property string spokenInner
    required property string spokenEnhanced
    required property string spokenOuter
    required property point direction // from the middle of the cross
    readonly property bool upright: root.direction.x === 0
    readonly property real unit: root.width / 240
    readonly property real tokenSize: 31 * root.unit
    // How far covered tokens look out: a few of them further than many.
    readonly property real fan: Math.min(12 * root.unit, 19 * root.unit / Math.max(1, root.stack.length - 1))

    /** Where something lies whose middle is so far from the middle of the cross, and so far beside the arm's axis. */
    function placed(along: real, beside: real, width: real, height: real): rect {
        const x = 120 + root.direction.x * along + (root.upright ? beside : 0)
        const y = 120 + root.direction.y * along + (root.upright ? 0 : beside)
        return Qt.rect(x * root.unit - width / 2, y * root.unit - height / 2, width, height)
    }

    Glyph { // the sector whose orders are being carried out
        anchors.fill: parent
        visible: root.stage === "now"
        boxWidth: 240
        boxHeight: 240
        rotation: root.direction.x > 0 ? 90 : root.direction.x < 0 ? 270 : root.direction.y > 0 ? 180 : 0
        path: "M80 80Q80 42 71 9L169 9Q160 42 160 80L120 120Z"
        color: Theme.faded(Theme.gold, 0.3)
    }
    InkText {
        id: title

        x: (root.upright ? 74 : root.direction.x < 0 ? 12 : 137) * root.unit
        y: (root.upright ? root.direction.y < 0 ? 5 : 222 : 82) * root.unit
        width: (root.upright ? 92 : 91) * root.unit
        height: 13 * root.unit
        horizontalAlignment: root.upright ? Text.AlignHCenter : root.direction.x < 0 ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.displayFamily
        font.pixelSize: Math.max(1, Math.round(13 * root.unit))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(9 * root.unit))
        color: root.stage === "now" ? Theme.rubric : Theme.ink
        text: root.name
        Accessible.ignored: true
    }
    SignIcon {
        readonly property rect place: root.placed(80, root.upright ? -30 : 30, 20 * root.unit, 20 * root.unit)

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        icon: root.stage === "done" ? "check" : root.order
        color: root.stage === "now" ? Theme.rubric : Theme.inkSoft
    }
    OrderCell {
        id: inner

        readonly property rect place: root.placed(36.5, 0, (root.upright ? 35 : 51) * root.unit, (root.upright ? 51 : 35) * root.unit)

        objectName: "inner_" + root.order
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        table: root.table
        what: ({ order: root.order, cell: "inner" })
        label: root.spokenInner
        tokens: root.stack
        step: Qt.point(-root.direction.x * root.fan, -root.direction.y * root.fan)
        tokenSize: root.tokenSize
        acting: root.stage === "now"
    }
    OrderCell {
        readonly property rect place: root.placed(80, 0, 31 * root.unit, 31 * root.unit)

        objectName: "outer_" + root.order
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        table: root.table
        what: ({ order: root.order, cell: "outer" })
        label: root.spokenOuter
        tokens: root.outer.owner ? [root.outer] : []
        tokenSize: 29 * root.unit
        hint: root.cross.outerClosed ? "cross" : "plus"
    }
    Choosable {
        readonly property rect place: root.placed(54, 30, 21 * root.unit, 21 * root.unit)

        objectName: "enhanced_" + root.order
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        visible: root.cross.enhancing
        table: root.table
        what: ({ order: root.order, cell: "inner-enhanced" })
        label: root.spokenEnhanced
        radius: width / 2

        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: Theme.goldPale
            border.width: Theme.hairline
            border.color: Qt.darker(Theme.gold, 1.4)

            SignIcon {
                anchors.fill: parent
                anchors.margins: parent.width * 0.24
                icon: "plus"
                color: Theme.vignetteShade
            }
        }
    }
    CoverPrice {
        readonly property rect place: root.placed(29, 29, 19 * root.unit, 19 * root.unit)

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        visible: root.price > 0
        price: root.price
    }
}
