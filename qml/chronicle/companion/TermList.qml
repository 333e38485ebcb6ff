pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** One side of a sum: its name, every number with its rule, and the total. */
Item {
    id: root

    required property string name
    required property var terms // key, label, value, rule
    required property int sum
    signal rulePicked(string rule)

    implicitHeight: body.implicitHeight + 2 * Theme.gap

    Cartouche { anchors.fill: parent; color: Theme.parchmentLight; stroke: Theme.rule }
    ColumnLayout {
        id: body

        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * Theme.gap
        spacing: Theme.gapTiny

        InkText {
            Layout.alignment: Qt.AlignHCenter
            text: root.name
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            color: Theme.rubric
        }
        Repeater {
            model: root.terms

            RowLayout {
                id: term

                required property string label
                required property int value
                required property string rule

                Layout.fillWidth: true
                spacing: Theme.gapSmall

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    InkText { Layout.fillWidth: true; wrapMode: Text.WordWrap; text: term.label }
                    RuleMark { rule: term.rule; onPicked: root.rulePicked(term.rule) }
                }
                InkText {
                    text: term.value < 0 ? "−" + -term.value : term.value
                    font.pixelSize: Theme.fontLarge
                }
            }
        }
        Rectangle { Layout.fillWidth: true; implicitHeight: Theme.hairline; color: Theme.ruleStrong }
        InkText {
            objectName: "sum"
            Layout.alignment: Qt.AlignHCenter
            text: root.sum < 0 ? "−" + -root.sum : root.sum
            font.pixelSize: Theme.fontTitle
        }
    }
}
