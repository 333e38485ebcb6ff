import QtQuick
import Outremer.Ui

/** One way out: what it is, what it is good for, and the buttons that do it. */
FocusScope {
    id: root

    required property string icon
    required property string name
    required property string about
    required property string ending
    required property bool isPrintable
    signal save()
    signal print()

    implicitHeight: words.implicitHeight + buttons.height + 3 * Theme.gap

    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    Cartouche {
        anchors.fill: parent
        color: Theme.faded(Theme.parchmentLight, 0.6)
    }
    Rectangle {
        id: seal

        x: Theme.gap
        y: Theme.gap
        width: Theme.px(46)
        height: width
        radius: width / 2
        color: Theme.accent
        border.width: Theme.line
        border.color: Theme.gold

        SignIcon {
            anchors.centerIn: parent
            width: Theme.px(24)
            height: width
            icon: root.icon
            color: Theme.goldPale
        }
    }
    Column {
        id: words

        anchors.left: seal.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        spacing: Theme.gapTiny

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            text: root.name
        }
        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: root.about
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall

        InkButton {
            objectName: "printButton"
            focus: true
            visible: root.isPrintable
            text: qsTr("Print")
            onClicked: root.print()
        }
        InkButton {
            objectName: "saveButton"
            text: qsTr("Save .%1").arg(root.ending)
            onClicked: root.save()
        }
    }
}
