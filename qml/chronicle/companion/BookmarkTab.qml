import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Outremer.Ui

/** A ribbon that sticks out of the book at the left; the chosen one is drawn farther out. */
Item {
    id: root

    required property string text
    required property string icon
    property bool chosen: false
    readonly property color ink: root.chosen ? Theme.accentInk : Theme.ink
    signal tapped()

    implicitHeight: Math.max(Theme.px(54), label.implicitHeight + 2 * Theme.gapSmall)
    activeFocusOnTab: true

    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.tapped()

    Shape {
        id: ribbon

        readonly property real out: root.chosen ? 0 : Theme.px(14)
        readonly property real bite: Theme.px(12)

        anchors.fill: parent

        ShapePath {
            fillColor: root.chosen ? Theme.accent : hover.hovered ? Theme.parchmentLight : Theme.parchmentDeep
            strokeColor: root.chosen ? Theme.gold : Theme.ruleStrong
            strokeWidth: Theme.hairline
            startX: ribbon.out; startY: 0

            PathLine { x: ribbon.width; y: 0 }
            PathLine { x: ribbon.width; y: ribbon.height }
            PathLine { x: ribbon.out; y: ribbon.height }
            PathLine { x: ribbon.out + ribbon.bite; y: ribbon.height / 2 }
            PathLine { x: ribbon.out; y: 0 }
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: ribbon.out + ribbon.bite + Theme.gap
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.gapSmall

        SignIcon {
            Layout.preferredWidth: Theme.px(22)
            Layout.preferredHeight: Theme.px(22)
            icon: root.icon
            color: root.chosen ? Theme.goldPale : Theme.inkSoft
        }
        InkText {
            id: label

            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            text: root.text
            color: root.ink
            Accessible.ignored: true
        }
    }
    FocusFrame { focused: root.activeFocus }
    Hover { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.tapped() }
    Keys.onReturnPressed: root.tapped()
    Keys.onEnterPressed: root.tapped()
    Keys.onSpacePressed: root.tapped()
}
