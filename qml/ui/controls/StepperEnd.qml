import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** The less or the more of a Stepper. */
Item {
    id: root

    required property string sign
    required property string text
    property bool able: true
    signal tapped()

    Layout.fillHeight: true
    implicitWidth: Theme.control

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.tapped()

    Cartouche {
        anchors.fill: parent
        notch: Theme.notch * 0.7
        color: hover.hovered && root.able ? Theme.parchmentLight : "transparent"
        strokeWidth: 0
    }
    SignIcon {
        anchors.centerIn: parent
        width: Theme.px(16 * Theme.textScale)
        height: width
        opacity: root.able ? 1 : Theme.disabledOpacity
        icon: root.sign
    }
    Hover { id: hover }
    TapHandler { onTapped: root.tapped() }
}
