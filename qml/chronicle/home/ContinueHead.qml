import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The head of the Continue card: title, where it stands, when it was played last, and the menu. */
RowLayout {
    id: root

    required property string title
    required property string subtitle
    required property string when
    required property bool canRename
    signal renamed(string title)
    signal openBook()
    signal exportIt()
    signal trash()

    spacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        EditableTitle {
            id: titleEdit

            Layout.fillWidth: true
            size: Theme.px(34 * Theme.textScale)
            text: root.title
            onRenamed: title => root.renamed(title)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapLarge

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                color: Theme.rubric
                text: root.subtitle
            }
            InkText {
                color: Theme.inkSoft
                font.pixelSize: Theme.fontSmall
                text: root.when
            }
        }
    }
    SignButton {
        id: more

        objectName: "cardMenuButton"
        Layout.alignment: Qt.AlignTop
        sign: "menu"
        text: qsTr("More")
        onClicked: root.canRename ? menu.popup(more, 0, more.height) : matchMenu.popup(more, 0, more.height)
    }
    CampaignMenu {
        id: menu

        objectName: "cardMenu"
        onOpenBook: root.openBook()
        onRename: titleEdit.edit()
        onExportIt: root.exportIt()
        onTrash: root.trash()
    }
    InkMenu {
        id: matchMenu

        InkMenuItem {
            sign: "trash"
            danger: true
            text: qsTr("Put into the trash")
            onTriggered: root.trash()
        }
    }
}
