import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** One thing that may be chosen after a chapter, with what it brings. */
Choosable {
    id: root

    required property string noun
    required property string id
    required property string title
    required property string text
    required property var story

    objectName: "aftermath_" + root.noun + "_" + root.id
    implicitHeight: lines.implicitHeight + 2 * Theme.gapSmall
    what: ({ [root.noun]: root.id })
    label: root.title + ". " + root.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.hovered ? Theme.parchmentLight : Theme.parchment
        border.width: Theme.hairline
        border.color: Theme.ruleStrong
    }
    ColumnLayout {
        id: lines

        x: Theme.gapSmall
        y: Theme.gapSmall
        width: root.width - 2 * x
        spacing: Theme.gapTiny

        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.boardFont(19)
            color: Theme.rubric
            text: root.title
            Accessible.ignored: true
        }
        InkText {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(13)
            font.italic: true
            color: Theme.inkSoft
            text: root.story ?? ""
            Accessible.ignored: true
        }
        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(13)
            text: root.text
            Accessible.ignored: true
        }
    }
}
