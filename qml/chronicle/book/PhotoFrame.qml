import QtQuick
import Outremer.Ui

/** A photograph pasted into the book: a thumbnail with a white rim and its caption; a press shows it in full. */
Item {
    id: root

    required property url url
    required property string caption
    property bool bare: false // without its caption
    readonly property bool isLost: String(root.url) === "" || picture.status === Image.Error

    /** With whatever shows pictures on this computer. */
    function look() { Qt.openUrlExternally(root.url) }

    implicitWidth: Theme.px(168)
    implicitHeight: frame.height + (root.bare ? 0 : words.implicitHeight + Theme.gapTiny)

    activeFocusOnTab: !root.isLost

    Accessible.role: Accessible.Graphic
    Accessible.name: root.caption === "" ? qsTr("Photograph") : root.caption
    Accessible.onPressAction: root.look()

    Rectangle {
        anchors.fill: frame
        anchors.topMargin: Theme.px(2)
        anchors.bottomMargin: -anchors.topMargin
        color: Theme.faded(Theme.shadow, 0.25)
    }
    Rectangle {
        id: frame

        width: root.width
        height: Theme.px(126)
        color: Theme.vignetteInk
        border.width: Theme.hairline
        border.color: Theme.rule

        Image {
            id: picture

            anchors.fill: parent
            anchors.margins: Theme.px(6)
            visible: !root.isLost
            asynchronous: true
            cache: false // what is put away is gone: Qt would keep its texture to the end
            autoTransform: true
            fillMode: Image.PreserveAspectCrop
            sourceSize.width: 2 * root.width
            source: root.url
        }
        SignIcon {
            anchors.centerIn: parent
            width: Theme.px(40)
            height: width
            visible: root.isLost || picture.status === Image.Loading
            icon: "photo"
            color: Theme.vignetteShade
        }
    }
    InkText {
        id: words

        anchors.top: frame.bottom
        anchors.topMargin: Theme.gapTiny
        width: root.width
        visible: !root.bare
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.fontSmall
        font.italic: true
        text: root.isLost ? qsTr("%1 (the file is gone)").arg(root.caption) : root.caption
        Accessible.ignored: true
    }
    Item {
        anchors.fill: frame

        FocusFrame { focused: root.activeFocus }
        Hover { cursorShape: root.isLost ? Qt.ArrowCursor : Qt.PointingHandCursor }
        TapHandler {
            enabled: !root.isLost
            gesturePolicy: TapHandler.WithinBounds
            onTapped: root.look()
        }
    }
    Keys.onReturnPressed: root.look()
    Keys.onSpacePressed: root.look()
}
