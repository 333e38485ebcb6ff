import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Takes the last step back and says which one it is; where it cannot, says what came to light, and offers to ask the table. */
ColumnLayout {
    id: root

    required property Table table
    readonly property string label: root.table.undoLabel
    readonly property bool possible: root.label !== ""
    property bool askTable: false // offer to take back more than that
    property bool brief: false // without words about what
    signal ask()

    visible: root.possible || root.askTable
    spacing: Theme.gapTiny

    InkText {
        Layout.fillWidth: true
        visible: text !== "" && !root.brief
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(13)
        color: Theme.inkSoft
        text: root.possible ? root.label
            : root.table.undoBarrier !== "" ? qsTr("Cannot be taken back, already known: %1").arg(root.table.undoBarrier) : ""
        Accessible.ignored: true
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapTiny

        InkButton {
            objectName: "undoButton"
            Layout.fillWidth: true
            implicitHeight: Theme.sideControl
            fontSize: Theme.sideFont(18)
            enabled: root.possible
            text: qsTr("Take back")
            hint: Theme.textScale > 1.4 ? "" : qsTr("Ctrl+Z") // the words come first
            Accessible.name: qsTr("Take back: %1").arg(root.label)
            onClicked: root.table.undo()
        }
        InkButton {
            objectName: "askTableButton"
            visible: root.askTable
            implicitWidth: Theme.px(44)
            implicitHeight: Theme.sideControl
            fontSize: Theme.sideFont(18)
            leftPadding: Theme.gapTiny
            rightPadding: Theme.gapTiny
            text: "…"
            Accessible.name: qsTr("Take back more, if the table agrees")
            onClicked: root.ask()
        }
    }
}
