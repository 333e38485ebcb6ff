import QtQuick
import QtQuick.Layouts
import Outremer

/** The strip along the top of every page: the way back, where one is, and the ways to everywhere else. */
Item {
    id: root

    required property string title
    required property bool canGoBack
    property string backText: qsTr("Shelf")
    property var places: []
    signal back()
    signal go(string does) // by its name in the list of keys

    implicitHeight: Math.max(Theme.px(52), line.implicitHeight + Theme.gapSmall)

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        height: Theme.hairline
        color: Theme.ruleStrong
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        spacing: Theme.gapSmall

        InkButton {
            objectName: "backButton"
            visible: root.canGoBack
            quiet: true
            text: root.backText
            onClicked: root.back()
        }
        InkText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            text: root.title
        }
        BarButton {
            objectName: "settingsButton"
            sign: "settings"
            text: qsTr("Settings")
            hint: Shortcuts.cap("settings")
            onClicked: root.go("settings")
        }
        BarButton {
            id: menuButton

            objectName: "menuButton"
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
}
