import QtQuick
import Outremer.Ui

/** A place where a card may come to lie. */
Rectangle {
    id: root

    required property string icon
    required property string label

    radius: root.width / 14
    color: Theme.faded(Theme.pageShade, 0.22)
    border.width: Theme.hairline
    border.color: Theme.rule

    Accessible.ignored: true

    SignIcon {
        anchors.centerIn: parent
        width: Math.min(root.width, root.height) * 0.5
        height: width
        icon: root.icon
        color: Theme.ruleStrong
        opacity: 0.4
    }
    HoverHint { text: root.label }
}
