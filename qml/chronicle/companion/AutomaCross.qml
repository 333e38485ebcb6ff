pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** The four arms of the cross of orders: the automa's tokens, and which outer cells players have taken. */
GridLayout {
    id: root

    required property var model // DrawersModel.cross
    signal taken(int order, bool isTaken)

    columns: width > Theme.px(340) && Theme.textScale <= 1.3 ? 2 : 1
    columnSpacing: Theme.gapSmall
    rowSpacing: Theme.gapTiny

    Repeater {
        model: root.model

        RowLayout {
            id: arm

            required property string orderId
            required property int order
            required property string name
            required property int inner
            required property int outer
            required property bool isTaken

            Layout.fillWidth: true
            spacing: Theme.gapSmall

            SignIcon {
                Layout.preferredWidth: Theme.px(22)
                Layout.preferredHeight: Theme.px(22)
                icon: arm.orderId
            }
            Row {
                Layout.preferredWidth: Theme.px(26)

                Repeater {
                    model: arm.inner + arm.outer

                    Lozenge {
                        required property int index

                        size: Theme.px(12)
                        color: index < arm.outer ? Theme.gold : Theme.inkSoft
                        Accessible.ignored: true
                    }
                }
            }
            InkSwitch {
                objectName: "taken-" + arm.orderId
                Layout.fillWidth: true
                text: arm.name
                checked: arm.isTaken
                Accessible.name: qsTr("%1: a player’s token lies in the outer cell").arg(arm.name)
                onToggled: root.taken(arm.order, checked)
            }
        }
    }
}
