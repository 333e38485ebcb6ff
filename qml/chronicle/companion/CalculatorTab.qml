pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** A raid or a battle as it lies on the table: numbers at the left, what the rules make of them at the right. */
RowLayout {
    id: root

    required property var model // a RaidCalculator or a BattleCalculator
    required property string name
    required property string title
    signal rulePicked(string rule)

    spacing: Theme.gapLarge

    CompanionSheet {
        Layout.preferredWidth: root.width * 0.5
        Layout.fillHeight: true
        spacing: Theme.gap

        Flow {
            id: flow

            Layout.fillWidth: true
            spacing: Theme.gap

            Repeater {
                model: root.model.fields

                FieldEditor {
                    required property var modelData

                    objectName: root.name + "." + modelData.id
                    field: modelData
                    value: root.model.values[modelData.id]
                    room: flow.width
                    onAnswered: value => root.model.set(modelData.id, value)
                }
            }
        }
        PanelTitle { Layout.fillWidth: true; text: root.model.rowsTitle }
        Repeater {
            model: root.model.rows

            FormRow {
                required property int row

                Layout.fillWidth: true
                section: root.name
                fields: root.model.rowFields
                removable: true
                onAnswered: (field, value) => root.model.setRow(row, field, value)
                onRemoved: root.model.removeRow(row)
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            InkButton {
                objectName: root.name + ".add"
                text: root.model.addRowText
                onClicked: root.model.addRow()
            }
            InkButton { quiet: true; text: qsTr("Begin anew"); onClicked: root.model.clear() }
        }
    }
    Rectangle { Layout.fillHeight: true; implicitWidth: Theme.hairline; color: Theme.rule }
    CompanionSheet {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.title
            color: Theme.inkSoft
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap

            SignIcon {
                Layout.preferredWidth: Theme.px(34)
                Layout.preferredHeight: Theme.px(34)
                icon: root.model.problem !== "" ? "warning" : root.model.isGood ? "check" : "cross"
                color: root.model.isGood ? Theme.accentText : Theme.danger
            }
            InkText {
                objectName: root.name + ".verdict"
                Layout.maximumWidth: root.width * 0.35
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                text: root.model.problem !== "" ? root.model.problem : root.model.verdict
                color: root.model.isGood ? Theme.accentText : Theme.danger
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            TermList {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                name: root.model.ourName
                terms: root.model.ours
                sum: root.model.ourSum
                onRulePicked: rule => root.rulePicked(rule)
            }
            TermList {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                name: root.model.theirName
                terms: root.model.theirs
                sum: root.model.theirSum
                onRulePicked: rule => root.rulePicked(rule)
            }
        }
        Repeater {
            model: root.model.said

            SayingLine {
                Layout.fillWidth: true
                onRulePicked: rule => root.rulePicked(rule)
            }
        }
    }
}
