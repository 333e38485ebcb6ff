import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One backup: when it was made, how large it is, and the way back to it, which asks once. */
Panel {
    id: root

    required property string path
    required property string name
    required property string when
    required property string size
    required property bool isProven
    property bool asks: false
    signal restored()

    padding: Theme.gap
    leftPadding: Theme.gapLarge

    RowLayout {
        width: parent.width
        spacing: Theme.gap

        SignIcon {
            icon: root.isProven ? "sealed" : "backup"
            color: root.isProven ? Theme.good : Theme.inkSoft
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: root.asks ? qsTr("Put this backup in place?") : qsTr("Made %1, %2").arg(root.when).arg(root.size)
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.asks ? qsTr("It is checked first. The present file is kept beside it under a dated name.")
                    : root.isProven ? qsTr("Proven: %1").arg(root.name)
                    : qsTr("Not noted in this chronicle, to be checked before use: %1").arg(root.name)
            }
        }
        InkButton {
            objectName: "keepButton"
            visible: root.asks
            quiet: true
            text: qsTr("Leave it")
            onClicked: root.asks = false
        }
        InkButton {
            objectName: "restoreButton"
            text: root.asks ? qsTr("Put in place") : qsTr("Restore…")
            primary: root.asks
            Accessible.description: root.name
            onClicked: {
                if (root.asks)
                    root.restored()
                root.asks = !root.asks
            }
        }
    }
}
