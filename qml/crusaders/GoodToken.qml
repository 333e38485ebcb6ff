import QtQuick
import Outremer.Ui

/** A token of a good: its coloured side, its grey side when it is spent, or grey with a ban when it is blocked. */
Item {
    id: root

    required property string good
    required property int side // 0 ready, 1 spent, 2 blocked
    property int count: 1
    readonly property bool ready: root.side === 0
    readonly property real size: Math.min(root.width, root.height)

    implicitWidth: Theme.icon
    implicitHeight: Theme.icon

    Accessible.ignored: true

    Rectangle { // the token's thickness, and a second one below it
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Math.max(1, root.size * (root.count > 1 ? 0.11 : 0.06))
        width: root.size
        height: root.size
        radius: width / 2
        color: Qt.darker(disc.color, 1.7)
    }
    Rectangle {
        id: disc

        anchors.centerIn: parent
        width: root.size
        height: root.size
        radius: width / 2
        color: root.ready ? Theme.meansColour(root.good) : Theme.parchmentDeep
        border.width: Math.max(1, Math.round(root.size / 24))
        border.color: root.ready ? Qt.darker(disc.color, 1.6) : Theme.ruleStrong
    }
    Rectangle {
        anchors.centerIn: parent
        width: root.size * 0.84
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Math.max(1, Math.round(root.size / 40))
        border.color: Theme.faded(mark.color, 0.45)
    }
    SignIcon {
        id: mark

        anchors.centerIn: parent
        width: root.size * 0.6
        height: width
        icon: root.good
        color: root.ready ? Theme.meansInk(root.good) : Theme.inkSoft
        opacity: root.ready ? 1 : 0.6
    }
    SignIcon {
        anchors.centerIn: parent
        width: root.size * 0.92
        height: width
        visible: root.side === 2
        icon: "ban"
        color: Theme.danger
    }
    Rectangle {
        x: root.width - width * 0.72
        y: root.height - height * 0.72
        width: Math.max(height, number.implicitWidth + height * 0.5)
        height: Math.round(Math.max(root.size * 0.46, Theme.px(11)))
        radius: height / 2
        visible: root.count > 1
        color: Theme.parchmentLight
        border.width: Theme.hairline
        border.color: Theme.ruleStrong

        InkText {
            id: number

            anchors.centerIn: parent
            font.pixelSize: Math.max(1, Math.round(parent.height * 0.8))
            font.bold: true
            text: root.count
        }
    }
}
