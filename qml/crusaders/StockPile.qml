import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The tokens of one good that lie on one side, to be paid, restored, blocked or handed over. */
Choosable {
    id: root

    required property string good
    required property string name // of the good, in words
    required property int side
    required property int count
    readonly property string words: [qsTr("%1, ready: %2"), qsTr("%1, spent: %2"), qsTr("%1, blocked: %2")][root.side]

    objectName: "pile_%1_%2".arg(root.good).arg(root.side)
    label: root.words.arg(root.name).arg(root.count)
    radius: Math.min(root.width, root.height) / 2
    visible: root.count > 0

    GoodToken {
        anchors.fill: parent
        good: root.good
        side: root.side
        count: root.count
    }
    HoverHint { text: root.label }
}
