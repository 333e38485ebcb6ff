import QtQuick
import Outremer

/** The tokens of one good that lie on one side, to be paid, restored, blocked or handed over. */
Choosable {
    id: root

    required property var good // an entry of a state's goods
    required property int side
    readonly property int count: root.good.counts[root.side]
    readonly property string words: [qsTr("%1, ready: %2"), qsTr("%1, spent: %2"), qsTr("%1, blocked: %2")][root.side]

    objectName: "pile_%1_%2".arg(root.good.id).arg(root.side)
    what: root.good.whats[root.side]
    label: root.words.arg(root.good.name).arg(root.count)
    radius: Math.min(root.width, root.height) / 2
    visible: root.count > 0

    GoodToken {
        anchors.fill: parent
        good: root.good.id
        side: root.side
        count: root.count
    }
    HoverHint { text: root.label }
}
