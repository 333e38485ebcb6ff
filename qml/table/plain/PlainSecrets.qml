pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** What only the viewer may see, on a sheet of its own below the table. */
Item {
    id: root

    required property Table table
    required property PlainBoard board
    property string located: ""

    objectName: "secrets"
    implicitHeight: column.height + 2 * Theme.gapLarge

    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: Theme.gold
        strokeWidth: Theme.line

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            color: "transparent"
            stroke: Theme.rule
        }
    }
    Scroller {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        contentHeight: column.height

        Column {
            id: column

            width: scroll.width - Theme.scrollBar - Theme.gapTiny
            spacing: Theme.gapSmall

            InkText {
                id: heading

                width: column.width
                elide: Text.ElideRight
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                color: Theme.rubric
                text: qsTr("Only %1 may see this").arg(root.board.viewerName)
                Accessible.ignored: true // the sheet says it
            }
            Repeater {
                model: root.board.secrets

                PlainGroup {
                    width: column.width
                    table: root.table
                    located: root.located
                }
            }
        }
    }
}
