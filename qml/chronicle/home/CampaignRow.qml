pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui
import Outremer.Chronicle

/** One campaign in the list: its arms, its title, where it stands. A press goes on with it. */
T.AbstractButton {
    id: root

    required property int campaignId
    required property string title
    required property var seats
    required property string kind
    required property string status
    required property string statusText
    required property string lastEvening
    required property string problem
    required property bool isOver
    signal openBook()
    signal renamed(string title)
    signal exportIt()
    signal trash()

    implicitHeight: line.implicitHeight + 2 * Theme.gapSmall
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapTiny
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.isOver ? qsTr("%1: open the book").arg(root.title) : qsTr("%1: continue").arg(root.title)
    Accessible.description: root.statusText

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : "transparent"
        stroke: root.hovered ? Theme.gold : Theme.rule

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: line

    RowLayout {
        id: line

        spacing: Theme.gapSmall

        Row {
            spacing: -Theme.px(9)

            Repeater {
                model: root.seats

                Shield {
                    required property var modelData

                    width: Theme.px(22)
                    height: Theme.px(26)
                    house: modelData.house
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            EditableTitle {
                id: titleEdit

                Layout.fillWidth: true
                text: root.title
                onRenamed: title => root.renamed(title)
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
                color: root.problem === "" ? Theme.inkSoft : Theme.danger
                text: root.problem === "" ? root.statusText : root.problem
            }
        }
        SignButton {
            objectName: "rowBookButton"
            sign: "book"
            text: qsTr("Open the book")
            onClicked: root.openBook()
        }
        SignButton {
            id: more

            objectName: "rowMenuButton"
            sign: "menu"
            text: qsTr("More")
            onClicked: menu.popup(more, 0, more.height)
        }
    }
    CampaignMenu {
        id: menu

        onOpenBook: root.openBook()
        onRename: titleEdit.edit()
        onExportIt: root.exportIt()
        onTrash: root.trash()
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
