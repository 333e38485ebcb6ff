pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** What the company agrees on once for the whole campaign. */
Panel {
    id: root

    required property FoundingModel founding

    padding: Theme.gap + Theme.gapTiny

    GridLayout {
        width: parent.width
        columns: root.width < Theme.px(900) ? 1 : 2
        columnSpacing: Theme.gapHuge
        rowSpacing: Theme.gapSmall

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: qsTr("Where you will play")
            }
            ChoiceRow {
                objectName: "kindRow"
                label: qsTr("Where you will play")
                values: [qsTr("here"), qsTr("at a real table"), qsTr("both")]
                current: root.founding.kind
                onPicked: index => root.founding.kind = index
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: qsTr("Terrains in every chapter")
            }
            ChoiceRow {
                objectName: "hardRow"
                label: qsTr("Terrains in every chapter")
                values: [qsTr("no"), qsTr("yes: a hard campaign")]
                current: root.founding.hard ? 1 : 0
                onPicked: index => root.founding.hard = index === 1
            }
        }
        Repeater {
            model: root.founding.options

            SetupChoice {
                required property int index

                Layout.fillWidth: true
                current: root.founding.agreed[index]
                onPicked: value => root.founding.setOption(index, value)
            }
        }
    }
}
