import QtQuick
import Outremer.Ui

/**
 * The strip along the top of every page: the way back, where one is, and the ways to everywhere else. The first frame
 * waits for it: it is laid out by anchors, as a library of layouts would have to be read first.
 */
Item {
    id: root

    required property string title
    required property bool canGoBack
    property string backText: qsTr("Shelf")
    property var places: []
    signal back()
    signal go(string does) // by its name in the list of keys

    implicitHeight: Math.max(Theme.px(52), Math.max(root.canGoBack ? back.height : 0, title.implicitHeight, menuButton.height) + Theme.gapSmall)

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        height: Theme.hairline
        color: Theme.ruleStrong
    }
    InkButton {
        id: back

        objectName: "backButton"
        x: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        visible: root.canGoBack
        quiet: true
        text: root.backText
        onClicked: root.back()
    }
    InkText {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: root.canGoBack ? back.x + back.width + Theme.gapSmall : Theme.gapLarge
        anchors.right: settings.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontTitle
        text: root.title
    }
    BarButton {
        id: settings

        objectName: "settingsButton"
        anchors.right: menuButton.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        sign: "settings"
        text: qsTr("Settings")
        hint: Shortcuts.cap("settings")
        onClicked: root.go("settings")
    }
    BarButton {
        id: menuButton

        objectName: "menuButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        sign: "menu"
        text: qsTr("Menu")
        checked: menu.sheet?.opened ?? false
        onClicked: menu.open()

        Loader { // made, and its file read, when it is first wanted
            id: menu

            readonly property var sheet: menu.item

            function open() {
                menu.source = "MainMenu.qml"
                menu.sheet.places = root.places
                menu.sheet.open()
            }

            anchors.fill: parent
        }
        Connections {
            target: menu.item
            function onPicked(does: string) { root.go(does) }
        }
    }
}
