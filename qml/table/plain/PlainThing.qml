import QtQuick
import Outremer.Ui
import Outremer.Table

/** One thing, or several equal ones, by its name; what it does stands below it. A hidden one lies face down. */
Choosable {
    id: root

    required property var thing // a PlainThingRow
    readonly property string note: root.thing.note
    readonly property bool isHidden: root.thing.isHidden
    property real widest: Theme.px(320)
    property string wanted: "" // "noun:id" of what somebody looks for
    readonly property bool isWanted: Object.keys(root.what).some(noun => noun + ":" + root.what[noun] === root.wanted)
    readonly property color ink: root.isHidden ? Theme.accentInk : Theme.ink

    objectName: "thing"
    implicitWidth: Math.min(root.widest, Math.max(line.implicitWidth, root.note === "" ? 0 : Theme.px(220)) + 2 * Theme.gap)
    implicitHeight: column.height + 2 * Theme.gapSmall
    what: root.thing.what
    label: root.note === "" ? root.thing.spoken : qsTr("%1. %2").arg(root.thing.spoken).arg(root.note)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.isHidden ? Theme.cardBack : root.hovered && root.selectable ? Theme.parchmentLight : Theme.card
        border.width: root.isWanted ? Theme.line : Theme.hairline
        border.color: root.isWanted ? Theme.gold : Theme.cardEdge
    }
    Column {
        id: column

        x: Theme.gap
        y: Theme.gapSmall
        width: root.width - 2 * Theme.gap
        spacing: Theme.gapTiny

        Row {
            id: line

            spacing: Theme.gapSmall

            InkText {
                width: Math.min(implicitWidth, root.widest - 2 * Theme.gap - (badge.visible ? badge.width + Theme.gapSmall : 0))
                elide: Text.ElideRight
                font.italic: root.isHidden
                color: root.ink
                text: root.thing.name
                Accessible.ignored: true
            }
            InkText {
                id: badge

                visible: root.thing.count !== 1
                font.bold: true
                color: root.isHidden ? Theme.goldPale : Theme.accentText
                text: "×" + root.thing.count
                Accessible.ignored: true
            }
        }
        InkText {
            width: column.width
            visible: root.note !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: root.note
            Accessible.ignored: true
        }
    }

    onIsWantedChanged: if (root.isWanted) root.forceActiveFocus(Qt.OtherFocusReason)
}
