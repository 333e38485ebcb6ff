import QtQuick
import Outremer.Ui

/** One option of a counsel: its sentence, what it promises, and how far that can be trusted. Pressing it plays it. */
FocusScope {
    id: root

    required property int place // from 1
    required property var option // a Finding
    property bool playable: true
    property bool played: false // marked as what was done
    readonly property bool numbered: root.option.share !== ""
    signal picked()

    implicitHeight: column.implicitHeight + 2 * Theme.gapTiny
    activeFocusOnTab: root.playable

    Accessible.role: root.playable ? Accessible.Button : Accessible.ListItem
    Accessible.name: root.numbered ? qsTr("%1: %2, %3. %4.").arg(root.option.text).arg(root.option.share).arg(root.option.hope).arg(root.option.surety)
        : root.option.text
    Accessible.focusable: root.playable
    Accessible.onPressAction: if (root.playable) root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.playable && (hover.hovered || root.activeFocus) || root.played ? Theme.parchment : "transparent"
        border.width: root.played ? Theme.line : Theme.hairline
        border.color: root.played ? Theme.gold : root.playable && (hover.hovered || root.activeFocus) ? Theme.gold : Theme.rule
    }
    Rectangle { // how much of the victory, at a glance
        x: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.hairline * 2
        width: (parent.width - 2 * x) * Math.min(1, root.option.percent / 100)
        height: Theme.line
        visible: root.numbered
        color: Theme.glow
    }
    Column {
        id: column

        x: Theme.gapSmall
        y: Theme.gapTiny
        width: parent.width - 2 * x
        spacing: Theme.hairline

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(13)
            font.bold: root.place === 1
            text: root.played ? qsTr("%1. %2 (played)").arg(root.place).arg(root.option.text)
                : qsTr("%1. %2").arg(root.place).arg(root.option.text)
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.numbered
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(12)
            color: Theme.accentText
            text: root.numbered ? qsTr("%1: %2").arg(root.option.share).arg(root.option.hope) : ""
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.numbered
            bottomPadding: Theme.line
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(11)
            font.italic: true
            color: Theme.inkSoft
            text: root.option.surety
            Accessible.ignored: true
        }
    }
    Item {
        anchors.fill: parent
        anchors.margins: 2 * Theme.line

        FocusFrame { focused: root.activeFocus }
    }
    Hover {
        id: hover

        cursorShape: root.playable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: root.playable
        onTapped: root.picked()
    }

    Keys.onPressed: event => {
        if (!root.playable || ![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            root.picked()
    }
}
