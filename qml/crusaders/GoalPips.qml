pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Crusaders

/** How far a state has come towards an ending: a seal for each step, a question mark where nobody knows yet. */
ColumnLayout {
    id: root

    required property string icon
    required property string name
    required property var goal // have, need, and how many are open
    readonly property int open: root.goal.open ?? 0

    spacing: Theme.gapTiny

    Accessible.role: Accessible.StaticText
    Accessible.name: root.open > 0 ? qsTr("%1: %2 of %3, contested: %4").arg(root.name).arg(root.goal.have).arg(root.goal.need).arg(root.open)
                                   : qsTr("%1: %2 of %3").arg(root.name).arg(root.goal.have).arg(root.goal.need)

    FactLine {
        Layout.fillWidth: true
        icon: root.icon
        name: root.name
        value: qsTr("%1 of %2").arg(root.goal.have).arg(root.goal.need)
        tint: Theme.rubric
        Accessible.ignored: true
    }
    Row {
        Layout.leftMargin: Theme.px(26)
        spacing: Theme.gapSmall

        Repeater {
            model: Math.max(root.goal.need, root.goal.have + root.open)

            Rectangle {
                id: pip

                required property int index
                readonly property bool has: index < root.goal.have
                readonly property bool isOpen: !has && index < root.goal.have + root.open

                width: Theme.px(22)
                height: width
                radius: width / 2
                color: pip.has ? Theme.rubric : "transparent"
                border.width: pip.isOpen ? Theme.line : Theme.hairline
                border.color: pip.has || pip.isOpen ? Theme.rubric : Theme.ruleStrong

                SignIcon {
                    anchors.centerIn: parent
                    width: parent.width * 0.66
                    height: width
                    visible: pip.has
                    icon: root.icon
                    color: Theme.page
                }
                InkText {
                    anchors.centerIn: parent
                    visible: pip.isOpen
                    font.pixelSize: Theme.px(13)
                    font.bold: true
                    color: Theme.rubric
                    text: "?"
                }
            }
        }
    }
}
