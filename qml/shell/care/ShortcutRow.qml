pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One line of the page of keys: what to press, and what it does. */
RowLayout {
    id: root

    required property var modelData
    property real capsWidth: Theme.px(128) * Math.max(1, Theme.textScale)

    spacing: Theme.gap

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(root.modelData.caps.join(" ")).arg(root.modelData.text)

    Item {
        Layout.preferredWidth: Math.max(root.capsWidth, caps.implicitWidth)
        implicitHeight: caps.implicitHeight

        Row {
            id: caps

            anchors.right: parent.right
            spacing: Theme.gapTiny

            Repeater {
                model: root.modelData.caps

                KeyCap {
                    required property string modelData

                    text: modelData
                }
            }
        }
    }
    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: root.modelData.text
        Accessible.ignored: true
    }
}
