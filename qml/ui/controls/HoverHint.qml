pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** Says in words what the item below it means, while the pointer rests there. */
Item {
    id: root

    required property string text

    anchors.fill: parent

    Accessible.ignored: true

    Hover { id: hover }
    Instantiator {
        active: hover.hovered && root.text !== ""

        T.ToolTip {
            id: tip

            parent: root
            x: (root.width - width) / 2
            y: -height - Theme.gapTiny
            margins: Theme.gapTiny
            horizontalPadding: Theme.gapSmall
            verticalPadding: Theme.gapTiny
            implicitWidth: implicitContentWidth + 2 * Theme.gapSmall
            implicitHeight: implicitContentHeight + 2 * Theme.gapTiny
            delay: Zoom.delay
            visible: true
            text: root.text

            contentItem: InkText {
                objectName: "hint"
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: Theme.fontSmall
                color: Theme.toastInk
                text: tip.text
            }
            background: Rectangle {
                radius: Theme.radius / 2
                color: Theme.toast
                border.width: Theme.hairline
                border.color: Theme.toastRule
            }
        }
    }
}
