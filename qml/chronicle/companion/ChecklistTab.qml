pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Tonight's sheet: who sits where, how things stand, and the set-up with boxes to tick. */
ColumnLayout {
    id: root

    required property ChecklistModel model
    signal exportSheet()

    spacing: Theme.gapSmall

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            InkText {
                Layout.fillWidth: true
                text: root.model.chapterTitle !== "" ? root.model.chapterTitle : root.model.title
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                color: Theme.rubric
                Accessible.role: Accessible.Heading
            }
            InkText {
                objectName: "tickCount"
                visible: root.model.boxes > 0
                text: qsTr("Done: %1 of %2").arg(root.model.ticked).arg(root.model.boxes)
                color: Theme.inkSoft
            }
        }
        InkButton {
            quiet: true
            enabled: root.model.ticked > 0
            text: qsTr("Untick all")
            onClicked: root.model.untickAll()
        }
        InkButton {
            objectName: "exportSheet"
            text: qsTr("Print the sheet")
            onClicked: root.exportSheet()
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.px(6)
        radius: height / 2
        visible: root.model.boxes > 0
        color: Theme.parchmentDeep

        Rectangle {
            width: parent.width * root.model.ticked / Math.max(1, root.model.boxes)
            height: parent.height
            radius: height / 2
            color: Theme.gold
        }
    }
    CompanionSheet {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gapTiny

        Repeater {
            model: root.model.lines

            ChecklistLine {
                Layout.fillWidth: true
                onTicked: isNow => root.model.tick(key, isNow)
            }
        }
        PanelTitle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapLarge
            visible: root.model.isReady
            text: qsTr("What your box says")
        }
        InkText {
            Layout.fillWidth: true
            visible: root.model.isReady
            wrapMode: Text.WordWrap
            color: Theme.inkSoft
            text: qsTr("Nobody told us these numbers: they are our guesses. Put in what is printed, once: it is kept for all campaigns of this chronicle.")
        }
        Repeater {
            model: root.model.numbers

            BoxNumberRow {
                Layout.fillWidth: true
                onCorrected: value => root.model.correct(key, value)
                onForgotten: root.model.forget(key)
            }
        }
    }
}
