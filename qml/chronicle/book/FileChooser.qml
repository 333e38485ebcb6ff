pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Chooses a file to read, or a folder and a name to write to. Lies over its parent while it is open. */
FocusScope {
    id: root

    property string title: ""
    property var endings: []
    property bool saves: false
    property bool withCaption: false
    property string fileName: "" // what a file to be written shall be called
    property string folder: ""
    property Item before: null // where the keyboard was
    signal chosen(string path, url url, string caption)

    function open() {
        if (root.folder !== "")
            files.folder = root.folder
        name.text = root.fileName
        root.before = root.Window.activeFocusItem
        root.visible = true
        list.currentIndex = files.count > 0 ? 0 : -1
        list.forceActiveFocus()
    }
    function close() {
        root.visible = false
        root.before?.forceActiveFocus()
    }
    function take(path: string, isFolder: bool, url: url) {
        if (isFolder) {
            files.folder = path
            return list.currentIndex = 0
        }
        root.close()
        root.chosen(path, url, name.text)
    }

    anchors.fill: parent
    z: 50
    visible: false

    Accessible.role: Accessible.Dialog
    Accessible.name: root.title

    FolderList {
        id: files

        endings: root.endings
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.45)

        TapHandler { onTapped: root.close() }
        Hover { }
        WheelHandler { }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap, Theme.px(660))
        height: Math.min(parent.height - 2 * Theme.gap, Theme.px(520))
        title: root.title

        TapHandler { }
        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gapSmall

            FilePlaces {
                Layout.fillWidth: true
                files: files
            }
            ListView {
                id: list

                objectName: "fileList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                activeFocusOnTab: true
                model: files
                boundsBehavior: Flickable.StopAtBounds

                ScrollBar.vertical: InkScrollBar { }

                Accessible.role: Accessible.List
                Accessible.name: files.folder

                InkText {
                    anchors.centerIn: parent
                    visible: list.count === 0
                    font.italic: true
                    color: Theme.inkSoft
                    text: qsTr("There is nothing of that kind here.")
                }
                delegate: FileEntry {
                    width: list.width - Theme.scrollBar
                    current: ListView.isCurrentItem && list.activeFocus
                    onPicked: root.take(path, isFolder, url ?? "")
                }
                Keys.onReturnPressed: if (currentItem) (currentItem as FileEntry).picked()
                Keys.onEnterPressed: if (currentItem) (currentItem as FileEntry).picked()
                Keys.onPressed: event => { if (event.key === Qt.Key_Backspace) files.goUp() }
            }
            InkField {
                id: name

                objectName: "fileName"
                Layout.fillWidth: true
                visible: root.saves || root.withCaption
                placeholderText: root.saves ? qsTr("Name of the file") : qsTr("Caption")
                onAccepted: if (root.saves) save.clicked()
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                Item { Layout.fillWidth: true }
                InkButton {
                    quiet: true
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }
                InkButton {
                    id: save

                    objectName: "saveHere"
                    visible: root.saves
                    primary: true
                    enabled: name.text.trim() !== ""
                    text: qsTr("Save here")
                    onClicked: root.take(files.pathOf(name.text.trim()), false, "")
                }
            }
        }
    }
    Keys.onEscapePressed: root.close()
}
