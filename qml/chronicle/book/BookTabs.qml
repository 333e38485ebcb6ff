pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** The bookmarks of the book: one stop of the Tab key; the arrows go from one to the next. */
FocusScope {
    id: root

    required property var tabs // { id, icon, name }
    required property int current
    signal picked(int index)

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Tabs of the book")

    onCurrentChanged: if (root.activeFocus) marks.itemAt(root.current).forceActiveFocus()

    Column {
        id: column

        width: root.width
        spacing: Theme.px(7)

        Repeater {
            id: marks

            model: root.tabs

            BookTab {
                required property int index
                required property var modelData

                objectName: "bookTab_" + modelData.id
                width: column.width
                icon: modelData.icon
                text: modelData.name
                open: index === root.current
                onPicked: root.picked(index)
                Keys.onDownPressed: root.picked((index + 1) % root.tabs.length)
                Keys.onUpPressed: root.picked((index + root.tabs.length - 1) % root.tabs.length)
            }
        }
    }
}
