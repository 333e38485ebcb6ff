pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** The chronicle could not be opened: what happened, that nothing was touched, and the ways on. */
FocusScope {
    id: root

    required property Recovery recovery
    readonly property bool isBusy: root.recovery.busyText !== ""

    /** Takes a way on; the folder and the door are the window's own. */
    function take(way: string) {
        if (way === "folder")
            Qt.openUrlExternally(root.recovery.folder)
        else if (way === "quit")
            Qt.quit()
        else
            root.recovery.take(way)
    }

    PageBorder {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
    }
    PageSheet {
        anchors.fill: parent
        centred: true
        measure: Theme.px(820)
        title: root.recovery.title
        intro: root.recovery.text

        Panel {
            Layout.fillWidth: true
            padding: Theme.gap
            leftPadding: Theme.gapLarge

            RowLayout {
                width: parent.width
                spacing: Theme.gap

                SignIcon {
                    icon: "sealed"
                    color: Theme.good
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    InkText {
                        Layout.fillWidth: true
                        wrapMode: Text.WordWrap
                        text: qsTr("The file was left exactly as it is. It lies here:")
                    }
                    InkText {
                        objectName: "problemPath"
                        Layout.fillWidth: true
                        wrapMode: Text.WrapAnywhere
                        font.pixelSize: Theme.fontSmall
                        color: Theme.accentText
                        text: root.recovery.path
                    }
                }
            }
        }
        BackupResult {
            objectName: "problemReport"
            Layout.fillWidth: true
            visible: root.isBusy || title !== ""
            busyText: root.recovery.busyText
            title: root.recovery.reportTitle
            lines: root.recovery.report
            isGood: false
        }
        FocusScope {
            Layout.fillWidth: true
            implicitHeight: ways.implicitHeight
            focus: true

            ColumnLayout {
                id: ways

                width: parent.width
                spacing: Theme.gapSmall

                Repeater {
                    model: root.recovery.ways

                    ProblemWay {
                        required property var modelData
                        required property int index

                        objectName: "way_" + modelData.id
                        Layout.fillWidth: true
                        focus: index === 0
                        primary: index === 0
                        enabled: !root.isBusy
                        text: modelData.title
                        detail: modelData.text
                        onClicked: root.take(modelData.id)
                    }
                }
            }
        }
        InkText {
            objectName: "problemDetail"
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapSmall
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            text: qsTr("The store says: %1").arg(root.recovery.detail)
        }
    }
}
