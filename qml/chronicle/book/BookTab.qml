pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui

/** A ribbon at the edge of the book that opens one of its tabs; the open one reaches the page. */
Item {
    id: root

    required property string icon
    required property string text
    property bool open: false
    readonly property real tuck: Theme.px(10)
    readonly property real inset: root.open ? 0 : root.tuck
    readonly property color ink: root.open ? Theme.accentInk : Theme.ink
    signal picked()

    implicitHeight: Math.max(Theme.px(44), label.implicitHeight + Theme.px(18))
    activeFocusOnTab: root.open

    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.checked: root.open
    Accessible.onPressAction: root.picked()

    Shape {
        id: ribbon

        readonly property real w: root.width - root.inset
        readonly property real h: root.height
        readonly property string outline: "M%1 %1L%2 %1L%2 %3L%1 %3L%4 %5Z".arg(Theme.hairline).arg(ribbon.w)
            .arg(ribbon.h - Theme.hairline).arg(Theme.px(11)).arg(ribbon.h / 2)

        width: ribbon.w
        height: ribbon.h

        ShapePath {
            fillColor: root.open ? Theme.accent : hover.hovered ? Theme.parchmentLight : Theme.parchmentDeep
            strokeColor: root.open ? Theme.accentPressed : Theme.ruleStrong
            strokeWidth: Theme.hairline
            joinStyle: ShapePath.MiterJoin

            PathSvg { path: ribbon.outline }
        }
    }
    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: Theme.px(13)
            y: index ? root.height - Theme.px(5) : Theme.px(4)
            width: ribbon.w - x
            height: Theme.hairline
            color: root.open ? Theme.faded(Theme.goldPale, 0.75) : Theme.rule
        }
    }
    SignIcon {
        id: sign

        x: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        icon: root.icon
        color: root.open ? Theme.goldPale : Theme.inkSoft
    }
    InkText {
        id: label

        x: sign.x + sign.width + Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - root.tuck - x - Theme.gapTiny // open or not, the same lines
        wrapMode: Text.Wrap
        lineHeight: 0.9
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontControl
        color: root.ink
        text: root.text
        Accessible.ignored: true
    }
    FocusFrame {
        anchors.rightMargin: root.inset
        radius: 0
        focused: root.activeFocus
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.picked()
    }
    Keys.onReturnPressed: root.picked()
    Keys.onSpacePressed: root.picked()
}
