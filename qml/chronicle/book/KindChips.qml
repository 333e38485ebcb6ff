pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** Which kind of card is looked at: all, or one of those that are open. */
Flow {
    id: root

    required property var kinds // { kind, name }
    required property string kind
    signal picked(string kind)

    spacing: Theme.hairline

    Repeater {
        model: [{ kind: "", name: qsTr("All") }, ...root.kinds]

        InkButton {
            required property var modelData

            implicitHeight: Theme.control * 0.86
            implicitWidth: implicitContentWidth + leftPadding + rightPadding
            leftPadding: Theme.px(9)
            rightPadding: Theme.px(9)
            quiet: modelData.kind !== root.kind
            checkable: false
            text: modelData.name
            Accessible.checked: modelData.kind === root.kind
            onClicked: root.picked(modelData.kind)
        }
    }
}
