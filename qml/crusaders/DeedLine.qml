import QtQuick
import Outremer.Ui

/** One line of what a chapter revealed; great things stand in rubric. */
Item {
    id: root

    required property string kind
    required property string seatId
    required property string text
    readonly property bool great: root.kind === "chapter.ended" || root.kind === "campaign.won" || root.kind === "nickname.taken"

    implicitHeight: Math.max(line.implicitHeight, shield.visible ? shield.height : 0) + Theme.gapTiny

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text

    Shield {
        id: shield

        width: Theme.px(18)
        height: Theme.px(21)
        visible: root.seatId !== ""
        house: root.seatId
    }
    InkText {
        id: line

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(18) + Theme.gapSmall
        anchors.right: parent.right
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.bold: root.great
        color: root.great ? Theme.rubric : Theme.ink
        text: root.text
        Accessible.ignored: true
    }
}
