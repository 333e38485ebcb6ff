pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** A table as books set it: three rules, no lines between. `cells` are rows of texts, the first is the head. */
Item {
    id: root

    required property var cells
    property var numeric: [] // by column: set to the right, as narrow as it can be
    property var houses: [] // by row, without the head: whose arms stand before it
    property int marked: -1 // a row to be noticed
    readonly property int columns: root.cells.length > 0 ? root.cells[0].length : 0
    readonly property real padding: Theme.px(5)

    implicitHeight: grid.implicitHeight + 2 * root.padding

    Accessible.role: Accessible.Table

    Repeater {
        model: 3

        Rectangle {
            required property int index

            y: index === 0 ? 0 : index === 2 ? root.height - height : headRow.bottom + root.padding
            width: root.width
            height: index === 1 ? Theme.hairline : Theme.line
            color: index === 1 ? Theme.rule : Theme.ruleStrong
        }
    }
    QtObject {
        id: headRow

        property real bottom: 0
    }
    GridLayout {
        id: grid

        y: root.padding
        width: root.width
        columns: Math.max(1, root.columns)
        columnSpacing: Theme.gap
        rowSpacing: Theme.px(4)

        Repeater {
            model: root.columns * root.cells.length

            RowLayout {
                id: cell

                required property int index
                readonly property int row: Math.floor(cell.index / root.columns)
                readonly property int column: cell.index % root.columns
                readonly property bool isHead: cell.row === 0
                readonly property bool isNumber: root.numeric[cell.column] ?? false

                Layout.fillWidth: !cell.isNumber
                Layout.preferredWidth: cell.isNumber ? Math.min(Math.ceil(words.implicitWidth), Theme.px(74) * Theme.textScale) : Theme.px(80)
                Layout.bottomMargin: cell.isHead ? Theme.gapSmall : 0
                Layout.alignment: cell.isNumber ? Qt.AlignTop | Qt.AlignHCenter : Qt.AlignTop
                spacing: Theme.gapSmall
                onYChanged: if (cell.isHead) headRow.bottom = cell.y + cell.height
                onHeightChanged: if (cell.isHead) headRow.bottom = cell.y + cell.height

                Shield {
                    visible: cell.column === 0 && !cell.isHead && root.houses.length > 0
                    implicitWidth: Theme.px(18)
                    implicitHeight: Theme.px(21)
                    house: root.houses[cell.row - 1] ?? ""
                }
                InkText {
                    id: words

                    Layout.fillWidth: true
                    horizontalAlignment: cell.isNumber ? Text.AlignHCenter : Text.AlignLeft
                    wrapMode: Text.Wrap
                    font.pixelSize: cell.isHead ? Theme.fontTiny : Theme.fontSmall
                    font.italic: cell.isHead
                    font.bold: !cell.isHead && cell.row - 1 === root.marked
                    color: cell.isHead ? Theme.inkSoft : Theme.ink
                    text: root.cells[cell.row][cell.column] ?? ""
                }
            }
        }
    }
}
