import QtQuick
import Outremer.Ui

/** One step of the match in a list to choose from. */
Rectangle {
    id: root

    required property string seatId
    required property string text
    required property bool picked
    signal chosen()

    implicitHeight: Math.max(Theme.px(32), line.implicitHeight + Theme.gapSmall)
    radius: Theme.radius
    color: root.picked ? Theme.parchmentDeep : hover.hovered ? Theme.parchmentLight : "transparent"
    border.width: root.picked ? Theme.line : 0
    border.color: Theme.selected

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.selected: root.picked
    Accessible.onPressAction: root.chosen()

    Shield {
        id: shield

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapSmall
        width: Theme.px(18)
        height: Theme.px(21)
        visible: root.seatId !== ""
        house: root.seatId
    }
    InkText {
        id: line

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: shield.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        text: root.text
        Accessible.ignored: true
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.chosen() }
}
