import QtQuick
import Outremer.Ui

/** A phase of the round in the phase bar: past, now or still to come. While orders are carried out it names the order. */
Item {
    id: root

    required property string phase
    required property string name
    required property string stage
    required property string order
    required property string orderName
    property bool brief: false
    readonly property bool now: root.stage === "now"
    readonly property real unit: root.height / 40
    readonly property string icon: root.order !== "" ? root.order
        : ({ event: "event", planning: "note", activation: "next", income: "coin" })[root.phase]

    implicitWidth: sign.width + words.implicitWidth + (orderWords.visible ? orderWords.implicitWidth + 8 * root.unit : 0) + 26 * root.unit

    Accessible.role: Accessible.StaticText
    Accessible.name: root.now ? qsTr("Phase now: %1 %2").arg(root.name).arg(root.orderName) : root.name

    Cartouche {
        anchors.fill: parent
        anchors.topMargin: 4 * root.unit
        anchors.bottomMargin: 4 * root.unit
        visible: root.now
        color: Theme.accent
        stroke: Theme.goldPale
    }
    SignIcon {
        id: sign

        x: 10 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 18 * root.unit
        height: width
        icon: root.stage === "past" ? "check" : root.icon
        color: root.now ? Theme.goldPale : root.stage === "past" ? Theme.ruleStrong : Theme.inkSoft
    }
    InkText {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 6 * root.unit
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.displayFamily
        font.pixelSize: Math.max(1, Math.round(17 * root.unit))
        color: root.now ? Theme.accentInk : root.stage === "past" ? Theme.ruleStrong : Theme.inkSoft
        text: root.name
        Accessible.ignored: true
    }
    InkText {
        id: orderWords

        anchors.left: words.right
        anchors.leftMargin: 8 * root.unit
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        visible: root.order !== "" && !root.brief
        font.italic: true
        font.pixelSize: Math.max(1, Math.round(13 * root.unit))
        color: Theme.goldPale
        text: root.orderName
        Accessible.ignored: true
    }
}
