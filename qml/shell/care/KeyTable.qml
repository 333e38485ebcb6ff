pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer

/** The list of all keys, group by group. */
GridLayout {
    id: root

    columns: Theme.textScale < 1.4 ? 2 : 1
    columnSpacing: Theme.gapHuge
    rowSpacing: Theme.gapLarge

    Repeater {
        model: Shortcuts.groups

        ColumnLayout {
            id: group

            required property var modelData

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gapSmall

            InkText {
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                color: Theme.accentText
                text: group.modelData.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Rectangle {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.gapTiny
                implicitHeight: Theme.hairline
                color: Theme.rule
            }
            Repeater {
                model: group.modelData.keys

                ShortcutRow { Layout.fillWidth: true }
            }
        }
    }
}
