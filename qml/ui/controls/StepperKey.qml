import QtQuick
import Outremer.Ui

/** The minus or the plus of an InkStepper: for fingers and mice; keys count in the number itself. */
Item {
    id: root

    required property string icon
    required property string label
    signal pressed()

    width: Theme.control
    height: Theme.control
    opacity: root.enabled ? 1 : 0.4

    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.onPressAction: root.pressed()

    Cartouche {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        color: touch.pressed ? Theme.parchmentDeep : hover.hovered ? Theme.parchmentLight : Theme.parchment
        stroke: hover.hovered ? Theme.gold : Theme.ruleStrong
    }
    SignIcon {
        anchors.centerIn: parent
        width: Theme.px(16)
        height: width
        icon: root.icon
        color: Theme.ink
    }
    Hover { id: hover }
    TapHandler {
        id: touch

        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.pressed()
    }
}
