pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** One thing to do or to know at the table, with the rules that it comes from. */
Column {
    id: root

    required property string text
    required property var rules
    property bool isOld: false
    signal rulePicked(string rule)

    spacing: Theme.hairline * 2

    InkText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: root.text
        color: root.isOld ? Theme.inkSoft : Theme.ink
    }
    Flow {
        width: parent.width
        spacing: Theme.gapTiny

        Repeater {
            model: root.rules

            RuleMark {
                required property string modelData

                rule: modelData
                onPicked: root.rulePicked(modelData)
            }
        }
    }
}
