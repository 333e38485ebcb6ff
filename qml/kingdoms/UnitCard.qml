import QtQuick
import Outremer.Ui
import Outremer.Kingdoms

/** A unit card in the hand: its symbols by strength along the top, its picture, its name. Shows; does not decide. */
Item {
    id: root

    required property string name
    required property var symbols
    property bool fresh: false
    property bool raised: false
    property bool selected: false
    readonly property alias lift: shift.y
    readonly property real unit: root.width / 104

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name

    transform: Translate {
        id: shift

        y: root.raised || root.selected ? -Theme.cardLift : 0

        Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }

    CardShadow {
        anchors.fill: face
        radius: face.radius
        lifted: root.raised || root.selected
    }
    Rectangle {
        id: face

        anchors.fill: parent
        radius: Math.round(7 * root.unit)
        color: Theme.card
        border.width: root.selected ? Theme.line : Theme.hairline
        border.color: root.selected ? Theme.selected : Theme.cardEdge
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(3 * root.unit)
        radius: Math.round(5 * root.unit)
        color: "transparent"
        border.width: Theme.hairline
        border.color: root.fresh ? Theme.gold : Theme.faded(Theme.cardEdge, 0.35)
    }
    SymbolRow {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(7 * root.unit)
        symbols: root.symbols
        size: Math.round(16 * root.unit)
        spacing: Math.round(3 * root.unit)
    }
    Vignette {
        id: picture

        anchors.top: row.bottom
        anchors.topMargin: Math.round(5 * root.unit)
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.width - Math.round(14 * root.unit)
        height: Math.round(76 * root.unit)
        symbols: root.symbols
    }
    Text {
        anchors.top: picture.bottom
        anchors.topMargin: Math.round(2 * root.unit)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(6 * root.unit)
        anchors.horizontalCenter: parent.horizontalCenter
        width: picture.width
        text: root.name
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 0.82
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(7 * root.unit))
        font.family: Theme.displayFamily
        font.pixelSize: Math.max(1, Math.round(16 * root.unit))
        color: Theme.ink
        Accessible.ignored: true
    }
    FreshMark {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.rightMargin: -width / 2
        anchors.topMargin: -height / 2
        width: Math.round(18 * root.unit)
        height: width
        z: 2
        visible: root.fresh
    }
}
