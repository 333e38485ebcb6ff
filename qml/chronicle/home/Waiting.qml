import QtQuick
import Outremer.Ui

/** Something takes a moment: what it is, in words, beside a turning lozenge. */
Row {
    id: root

    required property string text

    spacing: Theme.gap

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Lozenge {
        id: bead

        anchors.verticalCenter: parent.verticalCenter
        size: Theme.icon
        color: Theme.goldPale
        edge: Theme.gold

        RotationAnimation on rotation {
            running: root.visible && Theme.motion
            from: 0
            to: 360
            duration: Theme.slow * 8
            loops: Animation.Infinite
        }
    }
    InkText {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width > 0 ? root.width - Theme.icon - Theme.gap : implicitWidth)
        wrapMode: Text.WordWrap
        text: root.text
        Accessible.ignored: true
    }
}
