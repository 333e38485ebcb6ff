import QtQuick
import Outremer.Ui

/** A folder, or a file with its size; a picture shows itself. */
Rectangle {
    id: root

    required property string path
    required property string name
    required property bool isFolder
    required property var url
    required property var size
    property bool current: false
    signal picked()

    implicitHeight: Theme.px(34)
    radius: Theme.px(3)
    color: root.current ? Theme.faded(Theme.accent, 0.16) : hover.hovered ? Theme.faded(Theme.ruleStrong, 0.12) : "transparent"
    border.width: root.current ? Theme.line : 0
    border.color: Theme.focus

    Accessible.role: Accessible.ListItem
    Accessible.name: root.isFolder ? qsTr("Folder %1").arg(root.name) : root.name
    Accessible.onPressAction: root.picked()

    Image {
        id: preview

        x: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(30)
        height: Theme.px(28)
        asynchronous: true
        autoTransform: true
        fillMode: Image.PreserveAspectCrop
        sourceSize.height: 2 * height
        source: root.url ?? ""
    }
    SignIcon {
        anchors.centerIn: preview
        width: Theme.px(18)
        height: width
        visible: preview.status !== Image.Ready
        icon: root.isFolder ? "book" : "photo"
        color: root.isFolder ? Theme.gold : Theme.inkSoft
    }
    InkText {
        anchors.left: preview.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: bytes.left
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideMiddle
        text: root.name
        Accessible.ignored: true
    }
    InkText {
        id: bytes

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.fontTiny
        color: Theme.inkSoft
        text: root.size ?? ""
        Accessible.ignored: true
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.picked() }
}
