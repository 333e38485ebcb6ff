import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A small button that is only a drawn sign; its words are for screen readers and for whoever points at it. */
T.AbstractButton {
    id: root

    required property string sign

    implicitWidth: Theme.px(34)
    implicitHeight: Theme.px(34)
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.text

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : "transparent"
        stroke: root.hovered || root.visualFocus ? Theme.gold : "transparent"

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: Item {
        SignIcon {
            anchors.centerIn: parent
            width: Theme.px(18)
            height: Theme.px(18)
            icon: root.sign
            color: root.hovered ? Theme.ink : Theme.inkSoft
        }
    }
    T.ToolTip {
        id: tip

        y: -height - Theme.gapTiny
        visible: root.hovered && root.text !== ""
        delay: 500
        padding: Theme.gapSmall
        implicitWidth: implicitContentWidth + 2 * padding
        implicitHeight: implicitContentHeight + 2 * padding
        background: Rectangle {
            radius: Theme.hairline * 3
            color: Theme.toast
            border.width: Theme.hairline
            border.color: Theme.toastRule
        }
        contentItem: InkText {
            text: root.text
            font.pixelSize: Theme.fontSmall
            color: Theme.toastInk
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
