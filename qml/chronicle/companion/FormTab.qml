pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The chapter as the group writes it down. Only the places must be told; every other part is folded away. */
ColumnLayout {
    id: root

    required property ChapterFormModel model
    signal openBook()

    spacing: Theme.gapSmall

    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: root.model.isOver ? qsTr("All four chapters are written") : root.model.chapterTitle
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontTitle
        color: Theme.rubric
        Accessible.role: Accessible.Heading
    }
    InkText {
        Layout.fillWidth: true
        visible: root.model.isOver
        wrapMode: Text.WordWrap
        text: qsTr("The campaign is over. Its whole story is in the chronicle.")
    }
    CompanionSheet {
        objectName: "formSheet"
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !root.model.isOver

        Repeater {
            model: root.model.sections

            FormSection {
                Layout.fillWidth: true
                form: root.model
                open: section === "ranking"
            }
        }
    }
    Item { Layout.fillHeight: true; visible: root.model.isOver }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        SignIcon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            visible: root.model.problem !== ""
            icon: "warning"
            color: Theme.danger
        }
        InkText {
            objectName: "formProblem"
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: root.model.problem !== "" ? Theme.danger : Theme.inkSoft
            text: root.model.problem !== "" ? root.model.problem
                : root.model.isOver ? "" : qsTr("What you enter is kept as you type, until the chapter is written.")
        }
    }
    Flow {
        Layout.fillWidth: true
        layoutDirection: Qt.RightToLeft
        spacing: Theme.gapSmall

        InkButton {
            objectName: "submitForm"
            visible: !root.model.isOver
            primary: true
            text: qsTr("Write into the chronicle")
            onClicked: root.model.submit()
        }
        InkButton {
            quiet: true
            text: qsTr("Open the chronicle")
            onClicked: root.openBook()
        }
        InkButton {
            quiet: true
            visible: root.model.isTouched && !root.model.isOver
            danger: true
            text: qsTr("Clear the form")
            onClicked: ask.before(qsTr("Clear the whole form? What you have written is gone."), qsTr("Clear"), () => root.model.clear())
        }
    }
    AskFirst { id: ask }
}
