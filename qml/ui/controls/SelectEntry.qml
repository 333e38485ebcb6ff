import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One line of a SelectList. */
Item {
    id: root

    required property string text
    property string house: ""
    property bool isCurrent: false
    signal tapped()

    implicitHeight: Math.max(Theme.px(34), words.implicitHeight + Theme.gapSmall)

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.onPressAction: root.tapped()

    Rectangle {
        anchors.fill: parent
        radius: Theme.hairline * 3
        color: root.isCurrent ? Theme.accent : hover.hovered ? Theme.parchmentDeep : "transparent"
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.gapSmall

        Shield {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(24)
            visible: root.house !== ""
            house: root.house
        }
        InkText {
            id: words

            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: root.text
            color: root.isCurrent ? Theme.accentInk : Theme.ink
            Accessible.ignored: true
        }
    }
    Hover { id: hover }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.tapped()
    }
}
