pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** A counsel for this decision: the best options and why the first is ahead. It asks for nothing; one can play on. */
SideCard {
    id: root

    required property Counsel counsel
    readonly property bool thinking: root.counsel?.thinking ?? false
    readonly property real buttonHeight: Theme.px(30) * Math.max(1, Math.min(1.5, Theme.textScale))

    title: root.thinking ? qsTr("Taking counsel…") : qsTr("Counsel")
    icon: "eye"

    InkText {
        width: parent.width
        visible: root.thinking
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(13)
        font.italic: true
        color: Theme.inkSoft
        text: qsTr("The match is played on in the mind, from what you can see. Play on if you know your move already.")
    }
    Repeater {
        model: root.counsel?.options ?? []

        CounselEntry {
            required property int index
            required property var modelData

            objectName: "counselOption" + index
            width: parent?.width ?? 0
            place: index + 1
            option: modelData
            onPicked: root.counsel.take(index)
        }
    }
    InkText {
        objectName: "counselWhy"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.boardFont(12)
        text: root.counsel?.why ?? ""
    }
    foot: [
        InkButton {
            objectName: "enoughButton"
            Layout.fillWidth: true
            Layout.preferredHeight: root.buttonHeight
            visible: root.thinking
            primary: true
            text: qsTr("Enough")
            onClicked: root.counsel.enough()
        },
        InkButton {
            objectName: "putCounselAwayButton"
            Layout.fillWidth: true
            Layout.preferredHeight: root.buttonHeight
            quiet: root.thinking
            text: qsTr("Put away")
            hint: Shortcuts.cap("counsel")
            onClicked: root.counsel.putAway()
        }
    ]
}
