pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer

/** Where one can go from everywhere. It hangs from the button that opened it and names only places that are there. */
Covering {
    id: root

    property var places: [] // the pages of the Shell, by name
    readonly property real entryWidth: Theme.px(270) * Math.max(1, Theme.textScale)
    readonly property var entries: [
        { does: "home", sign: "capital", text: qsTr("To the start") },
        { does: "book", sign: "book", text: qsTr("The book") },
        { does: "rules", sign: "search", text: qsTr("Rules") },
        { does: "settings", sign: "settings", text: qsTr("Settings") },
        { does: "help", sign: "help", text: qsTr("Keys") },
        { does: "fullScreen", sign: "zoom", text: qsTr("Full screen") },
        { does: "quit", sign: "cross", text: qsTr("Quit") }
    ]
    signal picked(string does)

    function pick(does: string) {
        root.dismiss()
        root.picked(does)
    }

    objectName: "mainMenu"
    x: root.parent ? root.parent.width - root.width : 0
    y: root.parent ? root.parent.height + Theme.gapTiny : 0
    width: root.entryWidth + 2 * padding
    height: implicitContentHeight + 2 * padding
    padding: Theme.gapSmall
    dim: false

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.gapTiny
            anchors.bottomMargin: -Theme.gapTiny
            radius: Theme.radius
            color: Theme.faded(Theme.shadow, 0.22)
        }
        Cartouche { anchors.fill: parent }
    }
    contentItem: Column {
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Menu")

        Repeater {
            model: root.entries.filter(entry => entry.does !== "book" || root.places.includes("book"))

            MenuEntry {
                required property var modelData
                required property int index

                objectName: "menu_" + modelData.does
                width: root.entryWidth
                focus: index === 0
                does: modelData.does
                sign: modelData.sign
                text: modelData.text
                onClicked: root.pick(modelData.does)
            }
        }
    }

    onAboutToShow: root.contentItem.children[0].forceActiveFocus(Qt.PopupFocusReason) // not where one was the last time
}
