import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** Where a file went or why not; or the question whether one may be replaced. */
Item {
    id: root

    required property string message
    required property bool isAsking
    signal agreed()
    signal dismissed()

    implicitHeight: line.implicitHeight + 2 * Theme.gap
    visible: root.message !== ""

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.message

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: Theme.gold
        strokeWidth: Theme.line
    }
    RowLayout {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        InkText {
            objectName: "historyMessage"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.message
        }
        InkButton {
            objectName: "historyReplace"
            visible: root.isAsking
            text: qsTr("Replace")
            onClicked: root.agreed()
        }
        InkButton {
            objectName: "historyDismiss"
            text: root.isAsking ? qsTr("No, keep it") : qsTr("Good")
            onClicked: root.dismissed()
        }
    }
}
