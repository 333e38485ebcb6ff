pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Kept points of a chapter and what was tried from them, as a tree. Nothing is lost by going back. */
BookLeaf {
    id: root

    required property CampaignBook book
    readonly property Branches branches: root.book.branches
    readonly property var chapters: root.branches.chapters

    title: qsTr("Kept points and other ways")
    subtitle: root.branches.canChange ? qsTr("Keep this moment, try something, come back. Every line stays.")
        : root.branches.chapter > 0 ? qsTr("This chapter is written: its lines can be looked at, not changed.") : ""

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            visible: root.branches.canChange
            spacing: Theme.gap

            InkField {
                id: name

                objectName: "pointName"
                Layout.fillWidth: true
                focus: true
                placeholderText: qsTr("A name for this moment: %1").arg(root.branches.where)
                onAccepted: keep.clicked()
            }
            InkButton {
                id: keep

                objectName: "keepPoint"
                primary: true
                text: qsTr("Keep this point")
                onClicked: if (root.branches.keep(name.text)) name.text = ""
            }
        }
        ListView {
            id: list

            objectName: "lineList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            spacing: Theme.gapSmall
            model: root.branches.rows
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: InkScrollBar { }

            Accessible.role: Accessible.Tree
            Accessible.name: root.title

            InkText {
                anchors.centerIn: parent
                width: parent.width
                visible: root.branches.chapter === 0
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.italic: true
                color: Theme.inkSoft
                text: qsTr("No chapter of this campaign has been played in the program yet.")
            }
            delegate: LineEntry {
                width: list.width - Theme.scrollBar
                canChange: root.branches.canChange
                current: ListView.isCurrentItem && list.activeFocus
                onGoOn: root.branches.goOn(line)
                onRenamed: name => root.branches.rename(line, name)
            }
        }
        InkSwitch {
            objectName: "takenBack"
            visible: root.branches.chapter > 0
            text: qsTr("Show steps that were taken back")
            checked: root.branches.withTakenBack
            onToggled: root.branches.withTakenBack = checked
        }
    }
    ChoiceRow {
        parent: root.tools
        visible: root.chapters.length > 1
        label: qsTr("Chapter")
        values: root.chapters.map(one => one.roman)
        current: root.chapters.findIndex(one => one.number === root.branches.chapter)
        onPicked: index => root.branches.chapter = root.chapters[index].number
    }
}
