import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** The neutral screen between two people: nothing private is on it, nor in any model behind it. */
FocusScope {
    id: root

    required property Table table
    readonly property bool armed: root.visible && !pause.running // the last click of one player is not the next one's

    Timer {
        id: pause

        interval: Theme.handOverPause
        running: root.visible
    }
    Parchment {
        anchors.fill: parent
        bordered: true
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapHuge, Theme.px(620))
        spacing: Theme.gapLarge

        Shield {
            Layout.alignment: Qt.AlignHCenter
            implicitWidth: Theme.px(132)
            implicitHeight: Theme.px(156)
            house: root.table.activeSeat
        }
        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontHuge
            text: root.table.activeName
        }
        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.inkSoft
            text: qsTr("Your turn. Take the screen; everybody else, look away.")
        }
        InkButton {
            id: readyButton

            objectName: "readyButton"
            Layout.alignment: Qt.AlignHCenter
            focus: true
            primary: true
            text: root.table.showSecretsText
            onClicked: if (root.armed) root.table.ready()
        }
        InkButton {
            objectName: "backToTableButton"
            Layout.alignment: Qt.AlignHCenter
            visible: root.table.canConceal
            text: qsTr("Back to the table")
            onClicked: root.table.conceal()
        }
        UndoButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(340)
            table: root.table
        }
    }
}
