pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** One option in a list: the key that takes it, its sign, its words, what it costs or brings. */
FocusScope {
    id: root

    required property string text
    property string keyHint: ""
    property string icon: ""
    property string note: ""
    property var price: []
    property int discount: 0
    property var face: ({})
    property bool apart: false // it leaves things as they are
    readonly property real inset: Theme.gapTiny
    signal picked()

    implicitHeight: Math.max(Theme.px(28), lines.implicitHeight + 2 * root.inset)
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: root.note === "" ? root.text : qsTr("%1: %2").arg(root.text).arg(root.note)
    Accessible.description: root.price.length > 0 ? qsTr("Price: %1").arg(root.price.length) : ""
    Accessible.focusable: true
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: tap.pressed ? Theme.parchmentDeep : hover.hovered || root.activeFocus ? Theme.parchmentLight
            : Theme.faded(Theme.parchmentLight, 0.55)
        border.width: Theme.hairline
        border.color: hover.hovered || root.activeFocus ? Theme.gold : Theme.rule

        Rectangle { // a ribbon at the edge, as marginal notes have it
            x: Theme.hairline
            y: Theme.hairline
            width: Theme.line
            height: parent.height - 2 * y
            visible: !root.apart
            color: Theme.glow
        }
    }
    KeyHint {
        id: key

        x: Theme.gapSmall
        y: root.inset + Theme.hairline
        visible: root.keyHint !== ""
        text: root.keyHint
    }
    CrusaderIcon {
        id: sign

        x: Theme.gapSmall + Math.max(Theme.px(22), key.width + Theme.gapTiny)
        y: root.inset
        width: Theme.px(18)
        height: width
        visible: root.icon !== ""
        icon: root.icon
        color: root.apart ? Theme.inkSoft : Theme.accentText
    }
    Column {
        id: lines

        anchors.left: sign.visible ? sign.right : sign.left
        anchors.leftMargin: Theme.gapTiny + Theme.hairline
        anchors.right: parent.right
        anchors.rightMargin: Theme.scrollBar // a list's scroll bar lies over its edge
        y: root.inset
        spacing: Theme.hairline * 2

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.sideFont(13)
            font.italic: root.apart
            color: root.apart ? Theme.inkSoft : Theme.ink
            text: root.text
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.sideFont(11)
            font.italic: true
            color: Theme.inkSoft
            text: root.note
            Accessible.ignored: true
        }
        Repeater {
            model: root.price.length > 0 ? 1 : 0

            ChoicePrice {
                price: root.price
                discount: root.discount
            }
        }
    }
    Repeater { // most options are no card
        model: (root.face?.name ?? "") !== "" ? 1 : 0

        Zoomable { face: root.face }
    }
    Item { // inside, because lists clip
        anchors.fill: parent
        anchors.margins: 2 * Theme.line

        FocusFrame { focused: root.activeFocus }
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap

        onTapped: root.picked()
    }

    Keys.onPressed: event => {
        if (![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (!event.isAutoRepeat) // a key held down chooses once, and never for the next player
            root.picked()
    }
}
