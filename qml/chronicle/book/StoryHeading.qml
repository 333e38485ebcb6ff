import QtQuick
import Outremer.Ui

/** The name of the book, of a chapter with its number above, or of a section between two ornaments. */
Column {
    id: root

    required property string kind
    required property string text
    property string number: ""
    readonly property bool isSection: root.kind === "section"

    spacing: Theme.gapTiny

    Accessible.role: Accessible.Heading
    Accessible.name: root.number === "" ? root.text : qsTr("%1. %2").arg(root.number).arg(root.text)

    Rectangle {
        width: parent.width
        height: Theme.hairline
        visible: root.kind === "chapter"
        color: Theme.ruleStrong

        Lozenge {
            anchors.centerIn: parent
            size: Theme.gap
        }
    }
    InkText {
        width: parent.width
        topPadding: Theme.gap
        visible: root.number !== ""
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.fontSmall
        font.capitalization: Font.AllUppercase
        font.letterSpacing: Theme.px(3)
        color: Theme.rubric
        text: root.number
        Accessible.ignored: true
    }
    InkText {
        width: parent.width
        bottomPadding: root.isSection ? 0 : Theme.gapSmall
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.displayFamily
        font.italic: root.isSection
        font.pixelSize: root.kind === "title" ? Theme.fontHuge : root.isSection ? Theme.fontLarge : Theme.px(36 * Theme.textScale)
        color: root.isSection ? Theme.rubric : Theme.ink
        text: root.text
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.isSection
        spacing: Theme.gapSmall

        Repeater {
            model: 3

            Lozenge { size: Theme.px(5) }
        }
    }
}
