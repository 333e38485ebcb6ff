import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Who is asked while everybody looks on, and the way to look at one's own secrets first, or to hide them again. */
ColumnLayout {
    id: root

    required property Table table

    spacing: Theme.gapTiny

    RowLayout {
        Layout.fillWidth: true
        visible: root.table.askedOpenly
        spacing: Theme.gapSmall

        Shield {
            implicitWidth: Theme.px(22)
            implicitHeight: Theme.px(26)
            house: root.table.activeSeat
        }
        InkText {
            objectName: "askedName"
            Layout.fillWidth: true
            elide: Text.ElideRight
            font.pixelSize: Theme.sideFont(15)
            font.bold: true
            text: root.table.activeName
        }
    }
    InkButton {
        objectName: "secretsButton"
        Layout.fillWidth: true
        implicitHeight: Theme.sideControl
        fontSize: Theme.sideFont(16)
        quiet: true
        text: root.table.askedOpenly ? root.table.showSecretsText : qsTr("Hide what only I may see")
        onClicked: root.table.askedOpenly ? root.table.lookAtSecrets() : root.table.conceal()
    }
}
