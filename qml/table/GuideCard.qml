pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** A hint beside the board. It asks for nothing: one can play on or put it away. */
SideCard {
    id: root

    required property Guide guide
    readonly property real buttonHeight: Theme.px(30) * Math.max(1, Math.min(1.5, Theme.textScale))
    signal rulePicked(string id)

    title: root.guide?.title ?? ""
    titleName: "guideTitle"

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1: %2").arg(root.guide?.title ?? "").arg(root.guide?.text ?? "")

    InkText {
        width: parent.width
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(13)
        text: root.guide?.text ?? ""
    }
    Flow {
        width: parent.width
        spacing: Theme.gapTiny

        Repeater {
            model: root.guide?.rules ?? []

            RuleChip {
                required property string modelData

                ink: Theme.accentText
                letters: Theme.boardFont(11)
                rule: modelData
                onPicked: root.rulePicked(modelData)
            }
        }
    }
    foot: [
        InkButton {
            objectName: "gotItButton"
            Layout.fillWidth: true
            Layout.preferredHeight: root.buttonHeight
            leftPadding: Theme.gapSmall
            primary: true
            text: qsTr("Got it")
            hint: Theme.textScale > 1.5 ? "" : Shortcuts.cap("guide") // no room for both
            onClicked: root.guide.gotIt()
        },
        InkButton {
            objectName: "noMoreHintsButton"
            Layout.fillWidth: true
            Layout.preferredHeight: root.buttonHeight
            leftPadding: Theme.gapSmall
            quiet: true
            text: qsTr("No more hints")
            Accessible.name: qsTr("Show no more hints")
            onClicked: root.guide.stop()
        }
    ]
}
