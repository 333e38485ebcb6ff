import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** One way on from a problem: what it does in a word, and in a sentence. */
T.AbstractButton {
    id: root

    required property string detail
    property bool primary: false

    implicitHeight: Math.max(Theme.px(48), line.implicitHeight + Theme.gap)
    leftPadding: Theme.gapLarge
    rightPadding: Theme.gapLarge
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.detail

    background: Cartouche {
        color: root.primary ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHover : Theme.accent)
            : root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : Theme.parchment
        stroke: root.primary ? Theme.accentPressed : Theme.ruleStrong

        Cartouche {
            anchors.fill: parent
            anchors.margins: 3 * Theme.hairline
            color: "transparent"
            stroke: root.primary ? Theme.goldPale : root.hovered ? Theme.gold : Theme.rule
        }
        FocusFrame { focused: root.visualFocus }
    }
    contentItem: line

    RowLayout {
        id: line

        spacing: Theme.gapLarge

        InkText {
            Layout.preferredWidth: Theme.px(280)
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            color: root.primary ? Theme.accentInk : Theme.ink
            text: root.text
            Accessible.ignored: true
        }
        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: root.primary ? Theme.accentInk : Theme.inkSoft
            text: root.detail
            Accessible.ignored: true
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
