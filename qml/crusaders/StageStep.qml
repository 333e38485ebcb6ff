import QtQuick
import Outremer.Ui

/** One step of a ceremony; the present one stands between lozenges. */
Row {
    id: root

    required property string text
    required property bool current

    spacing: Theme.gapSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: root.current ? qsTr("%1, now").arg(root.text) : root.text

    Lozenge {
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.current ? 1 : 0
    }
    InkText {
        font.pixelSize: Theme.boardFont(16)
        font.bold: root.current
        color: root.current ? Theme.rubric : Theme.inkSoft
        text: root.text
        Accessible.ignored: true
    }
    Lozenge {
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.current ? 1 : 0
    }
}
