import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** A fact about a state: its sign, what it is in words, and how much. */
RowLayout {
    id: root

    required property string icon
    required property string name
    required property string value
    property color tint: Theme.inkSoft
    property bool strong: false

    spacing: Theme.gapSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.value)

    SignIcon {
        Layout.alignment: Qt.AlignTop
        implicitWidth: Theme.px(18)
        implicitHeight: Theme.px(18)
        icon: root.icon
        color: root.tint
    }
    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.bold: root.strong
        text: root.name
        Accessible.ignored: true
    }
    InkText {
        Layout.alignment: Qt.AlignTop
        font.pixelSize: Theme.fontSmall
        font.bold: true
        text: root.value
        Accessible.ignored: true
    }
}
