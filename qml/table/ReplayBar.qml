import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Looking back over the match: a slider over its steps, step by step with the arrows, and the way back to now. */
Panel {
    id: root

    required property Table table
    readonly property var latest: root.table.replaying ? root.table.latest : []

    padding: Theme.gapSmall
    leftPadding: Theme.gapLarge
    rightPadding: Theme.gapLarge

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Looking back")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gapSmall

        InkText {
            text: qsTr("Step %1 of %2").arg(root.table.step).arg(root.table.stepCount)
            Layout.minimumWidth: Theme.px(120)
        }
        InkButton {
            objectName: "replayBack"
            implicitWidth: Theme.px(40)
            quiet: true
            text: "‹"
            Accessible.name: qsTr("One step back")
            onClicked: root.table.replay(root.table.step - 1)
        }
        InkSlider {
            objectName: "replaySlider"
            Layout.fillWidth: true
            focus: true
            from: 0
            to: root.table.stepCount
            stepSize: 1
            value: root.table.step
            label: qsTr("Step of the match")
            onMoved: root.table.replay(Math.round(value))
        }
        InkButton {
            objectName: "replayNext"
            implicitWidth: Theme.px(40)
            quiet: true
            text: "›"
            Accessible.name: qsTr("One step on")
            onClicked: root.table.replay(root.table.step + 1)
        }
        InkText {
            Layout.preferredWidth: Theme.px(330)
            Layout.preferredHeight: Theme.control
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(9)
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: root.latest.join(". ")
        }
        InkButton {
            objectName: "replayEnd"
            primary: true
            text: qsTr("Back to now")
            onClicked: root.table.endReplay()
        }
    }

    Keys.onEscapePressed: root.table.endReplay()
}
