import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A slider: an inked line with a lozenge to draw along it. */
T.Slider {
    id: root

    required property string label

    implicitWidth: Theme.px(200)
    implicitHeight: Theme.control
    activeFocusOnTab: true
    hoverEnabled: true
    live: true

    Accessible.role: Accessible.Slider
    Accessible.name: root.label

    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: root.leftPadding
            width: root.availableWidth
            height: Theme.line
            color: Theme.rule

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                color: Theme.gold
            }
        }
        FocusFrame { focused: root.visualFocus }
    }
    handle: Lozenge {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        size: Theme.gapLarge
        color: root.pressed ? Theme.accentPressed : root.hovered ? Theme.accentHover : Theme.accent
        edge: Theme.goldPale
    }
}
