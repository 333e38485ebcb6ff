pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Beside the board that shows what a bot saw: its decisions one by one, what it thought of them, what was hidden. */
SideCard {
    id: root

    required property Hindsight hindsight
    readonly property real buttonHeight: Theme.px(30) * Math.max(1, Math.min(1.5, Theme.textScale))

    title: root.hindsight?.title ?? ""
    icon: "eye"

    InkText {
        objectName: "hindsightQuestion"
        width: parent.width
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(14)
        color: Theme.accentText
        text: root.hindsight?.question ?? ""
    }
    InkText {
        objectName: "hindsightSummary"
        width: parent.width
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(12)
        font.italic: true
        color: Theme.inkSoft
        text: root.hindsight?.summary ?? ""
    }
    Repeater {
        model: root.hindsight?.options ?? []

        CounselEntry {
            required property int index
            required property var modelData

            objectName: "hindsightOption" + index
            width: parent?.width ?? 0
            place: index + 1
            option: modelData
            playable: false
            played: modelData.isPlayed
        }
    }
    SightLines {
        width: parent.width
        topPadding: Theme.gapSmall
        letters: Theme.boardFont(12)
        sights: root.hindsight?.sights ?? []
    }
    foot: [
        InkButton {
            objectName: "hindsightBack"
            Layout.preferredHeight: root.buttonHeight
            quiet: true
            enabled: (root.hindsight?.index ?? 0) > 0
            text: "‹"
            Accessible.name: qsTr("The decision before")
            onClicked: root.hindsight.turn(root.hindsight.index - 1)
        },
        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.boardFont(12)
            text: qsTr("%1 of %2").arg((root.hindsight?.index ?? 0) + 1).arg(root.hindsight?.count ?? 0)
        },
        InkButton {
            objectName: "hindsightNext"
            Layout.preferredHeight: root.buttonHeight
            quiet: true
            enabled: (root.hindsight?.index ?? 0) < (root.hindsight?.count ?? 0) - 1
            text: "›"
            Accessible.name: qsTr("The next decision")
            onClicked: root.hindsight.turn(root.hindsight.index + 1)
        },
        InkButton {
            objectName: "hindsightClose"
            Layout.preferredHeight: root.buttonHeight
            leftPadding: Theme.gapSmall
            primary: true
            text: qsTr("Close")
            onClicked: root.hindsight.close()
        }
    ]
}
