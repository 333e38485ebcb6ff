import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** One line of an InkMenu, with a drawn sign before it. */
T.MenuItem {
    id: root

    property string sign: ""
    property bool danger: false
    readonly property color ink: root.highlighted ? Theme.accentInk : root.danger ? Theme.danger : Theme.ink

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.px(34), implicitContentHeight + Theme.gapSmall)
    leftPadding: Theme.gap
    rightPadding: Theme.gap

    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text

    background: Rectangle {
        radius: Theme.hairline * 3
        color: root.highlighted ? Theme.accent : "transparent"
    }
    contentItem: line

    Item {
        id: line

        implicitWidth: words.implicitWidth + Theme.icon + Theme.gap
        implicitHeight: words.implicitHeight

        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.iconSmall
            height: Theme.iconSmall
            visible: root.sign !== ""
            icon: root.sign
            color: root.ink
        }
        InkText {
            id: words

            x: root.sign === "" ? 0 : Theme.iconSmall + Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            elide: Text.ElideRight
            text: root.text
            color: root.ink
            Accessible.ignored: true
        }
    }
}
