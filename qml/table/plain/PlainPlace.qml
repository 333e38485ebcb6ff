pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A sheet for the table, or for somebody who has something on it: the shield, the name and the groups of things. */
Item {
    id: root

    required property Table table
    required property string key
    required property var place // a PlainPlaceRow
    property string located: ""
    readonly property string title: root.place.title
    readonly property string house: root.place.house
    readonly property bool active: root.house !== "" && root.table.activeSeat === root.house

    implicitHeight: column.height + 2 * Theme.gap

    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Cartouche {
        anchors.fill: parent
        color: Theme.parchment
        stroke: root.active ? Theme.houseText(root.house) : Theme.ruleStrong
        strokeWidth: root.active ? Theme.line : Theme.hairline
    }
    Column {
        id: column

        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * Theme.gap
        spacing: Theme.gapSmall

        Row {
            spacing: Theme.gapSmall

            Shield {
                width: Theme.px(26)
                height: Theme.px(31)
                visible: root.house !== ""
                house: root.house
            }
            InkText {
                anchors.verticalCenter: parent.verticalCenter
                width: column.width - (root.house === "" ? 0 : Theme.px(26) + Theme.gapSmall)
                elide: Text.ElideRight
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                color: Theme.rubric
                text: root.title
                Accessible.ignored: true // the sheet says it
            }
        }
        Repeater {
            model: root.place.groups

            PlainGroup {
                width: column.width
                table: root.table
                located: root.located
            }
        }
    }
}
