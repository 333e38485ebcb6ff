import QtQuick
import Outremer.Ui

/** A key as it stands on a keyboard. A dash between two keys is no key. */
Item {
    id: root

    required property string text
    readonly property bool isKey: root.text !== "–"

    implicitWidth: root.isKey ? Math.max(implicitHeight, Math.ceil(label.implicitWidth) + 2 * Theme.gapSmall) : label.implicitWidth
    implicitHeight: Math.ceil(label.implicitHeight) + Theme.gapTiny + 3 * Theme.hairline

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        visible: root.isKey
        radius: Theme.hairline * 4
        color: Theme.ruleStrong
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        anchors.bottomMargin: 3 * Theme.hairline
        visible: root.isKey
        radius: Theme.hairline * 3
        color: Theme.parchmentLight
    }
    InkText {
        id: label

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.hairline
        font.pixelSize: Theme.fontSmall
        text: root.text
    }
}
