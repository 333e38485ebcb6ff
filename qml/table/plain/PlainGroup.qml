pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** Things that lie together, under what they are called; or no more than a number. */
Column {
    id: root

    required property Table table
    required property var group // a PlainGroupRow
    property string located: ""
    readonly property string title: root.group.title
    readonly property string number: root.group.number
    readonly property bool isEmpty: root.group.isEmpty

    spacing: Theme.gapSmall // the halo of a thing needs some

    Accessible.role: root.number !== "" || root.isEmpty ? Accessible.StaticText : Accessible.List
    Accessible.name: root.number !== "" ? qsTr("%1: %2").arg(root.title).arg(root.number)
        : root.isEmpty ? qsTr("%1: nothing").arg(root.title) : root.title

    Row {
        spacing: Theme.gapSmall

        InkText {
            id: heading

            width: Math.min(implicitWidth, root.width - Theme.px(80))
            elide: Text.ElideRight
            color: Theme.inkSoft
            text: root.title
            Accessible.ignored: true
        }
        InkText {
            anchors.baseline: heading.baseline
            visible: text !== ""
            font.pixelSize: root.number !== "" ? Theme.fontLarge : Theme.fontNormal
            font.bold: root.number !== ""
            color: root.number !== "" ? Theme.ink : Theme.inkSoft
            text: root.number !== "" ? root.number : root.isEmpty ? "—" : ""
            Accessible.ignored: true
        }
    }
    Flow {
        width: root.width
        visible: !root.isEmpty
        spacing: Theme.gapSmall

        Repeater {
            model: root.group.things

            PlainThing {
                widest: root.width
                table: root.table
                wanted: root.located
            }
        }
    }
}
