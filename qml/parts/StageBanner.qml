import QtQuick
import Outremer.Ui
import Outremer.Table

/** Whose side of a stage this is: shield, name, a few words; who is to act has a broad edge and a lozenge. */
Rectangle {
    id: root

    required property StageSide side
    property bool mirrored: false
    readonly property real inset: Math.round(root.height * 0.12)
    readonly property bool worded: root.side.words !== ""

    radius: Theme.radius
    color: Theme.parchmentLight
    border.width: root.side.acts ? Theme.line : Theme.hairline
    border.color: root.side.acts ? Theme.rubric : Theme.rule

    Accessible.role: Accessible.StaticText
    Accessible.name: (root.side.acts ? qsTr("%1, to act").arg(root.side.name) : root.side.name)
        + (root.worded ? ". " + root.side.words : "")

    Shield {
        id: shield

        x: root.mirrored ? root.width - width - root.inset : root.inset
        y: root.inset
        height: root.height - 2 * root.inset
        width: Math.round(height / 1.17)
        house: root.side.colour
    }
    FitText {
        id: name

        x: root.mirrored ? root.inset : shield.x + shield.width + root.inset
        y: root.inset / 2
        width: root.width - shield.width - 3 * root.inset
        height: root.worded ? Math.round(root.height * 0.52) : root.height - root.inset
        align: (root.mirrored ? Qt.AlignRight : Qt.AlignLeft) | Qt.AlignVCenter
        family: Theme.displayFamily
        largest: root.height * 0.42
        smallest: root.height * 0.2
        words: root.side.name
    }
    FitText {
        x: name.x
        y: name.y + name.height
        width: name.width
        height: root.height - y - root.inset / 2
        visible: root.worded
        align: name.align
        largest: root.height * 0.26
        smallest: root.height * 0.16
        color: Theme.inkSoft
        words: root.side.words
    }
    Lozenge {
        x: root.mirrored ? -size / 2 : root.width - size / 2
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.gap
        visible: root.side.acts
        color: Theme.rubric
    }
}
