import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A small sign that says whether a person or a bot plays a seat; pressing it tells more, and lets it change hands. */
T.AbstractButton {
    id: root

    required property bool isBot
    required property string label
    property color ink: Theme.inkSoft
    property real inset: Theme.gapTiny

    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.isBot ? qsTr("%1: a bot. Who plays here?").arg(root.label) : qsTr("%1: a person. Who plays here?").arg(root.label)

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.visualFocus ? Theme.faded(Theme.gold, 0.25) : "transparent"
        border.width: root.hovered ? Theme.hairline : 0
        border.color: Theme.gold

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: Item {
        SignIcon {
            anchors.fill: parent
            anchors.margins: root.inset
            icon: root.isBot ? "bot" : "person"
            color: root.ink
        }
    }

    Hover { cursorShape: Qt.PointingHandCursor }
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
}
