import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** How the export is getting on, where the file went, or the question whether one may be replaced. */
Item {
    id: root

    required property Exporter exporter
    readonly property bool isAsking: root.exporter.state === Exporter.Asking
    readonly property bool isWorking: root.exporter.state === Exporter.Working
    readonly property bool hasFailed: root.exporter.state === Exporter.Failed

    implicitHeight: line.implicitHeight + 2 * Theme.gap
    visible: root.exporter.message !== ""

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.exporter.message

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: root.hasFailed ? Theme.danger : Theme.gold
        strokeWidth: Theme.line
    }
    Rectangle {
        x: Theme.notch
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        width: (root.width - 2 * x) * root.exporter.progress
        height: Theme.px(4)
        visible: root.isWorking
        color: Theme.accent
    }
    RowLayout {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        SignIcon {
            Layout.preferredWidth: Theme.px(24)
            Layout.preferredHeight: Theme.px(24)
            icon: root.hasFailed ? "warning" : root.isAsking ? "help" : root.isWorking ? "clock" : "check"
            color: root.hasFailed ? Theme.danger : Theme.gold
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            InkText {
                objectName: "exportMessage"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.exporter.message
                Accessible.ignored: true
            }
            InkText {
                Layout.fillWidth: true
                visible: root.isAsking
                elide: Text.ElideMiddle
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.exporter.path
            }
        }
        InkButton {
            objectName: "cancelExport"
            visible: root.isAsking || root.isWorking
            quiet: true
            text: root.isAsking ? qsTr("No") : qsTr("Cancel")
            onClicked: root.exporter.cancel()
        }
        InkButton {
            objectName: "replaceFile"
            visible: root.isAsking
            danger: true
            text: qsTr("Replace")
            onClicked: root.exporter.replace()
        }
    }
}
