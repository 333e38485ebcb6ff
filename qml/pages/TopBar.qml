import QtQuick
import QtQuick.Layouts
import Outremer

/** The strip along the top of every page: the way back, where one is, language and light. */
Item {
    id: root

    required property string title
    required property bool canGoBack
    signal back()

    implicitHeight: Theme.px(52)

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
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        spacing: Theme.gap

        InkButton {
            objectName: "backButton"
            visible: root.canGoBack
            quiet: true
            text: qsTr("Shelf")
            onClicked: root.back()
        }
        InkText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            text: root.title
        }
        ChoiceRow {
            objectName: "languageRow"
            label: qsTr("Language")
            values: ["Русский", "English"]
            current: Preferences.language === "ru" ? 0 : 1
            onPicked: index => Preferences.language = index === 0 ? "ru" : "en"
        }
        InkSwitch {
            objectName: "darkSwitch"
            text: qsTr("Night")
            checked: Preferences.dark
            onToggled: Preferences.dark = checked
        }
    }
}
