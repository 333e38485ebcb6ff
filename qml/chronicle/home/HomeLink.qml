import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A quiet way to another page: a sign and a word. */
T.AbstractButton {
    id: root

    required property string sign
    property color signColour: Theme.inkSoft

    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: Math.max(Theme.px(32), implicitContentHeight + Theme.gapSmall)
    padding: Theme.gapSmall
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Link
    Accessible.name: root.text

    background: Cartouche {
        color: root.hovered ? Theme.faded(Theme.ruleStrong, 0.14) : "transparent"
        stroke: "transparent"

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: Row {
        spacing: Theme.gapTiny + Theme.hairline

        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.iconSmall
            height: Theme.iconSmall
            icon: root.sign
            color: root.signColour
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.fontSmall
            color: Theme.accentText
            text: root.text
            Accessible.ignored: true
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
