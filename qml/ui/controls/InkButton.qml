import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A button. `primary` is the one thing to do here, `quiet` is hardly there, `danger` cannot be undone. */
T.Button {
    id: root

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string hint: ""
    property int fontSize: Theme.fontControl
    readonly property color tint: root.danger ? Theme.danger : Theme.ink
    readonly property color words: root.primary ? Theme.accentInk
        : root.quiet && !root.danger ? Theme.accentText : root.tint

    implicitWidth: Math.max(root.quiet ? 0 : Theme.controlMinWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Theme.control
    leftPadding: root.quiet ? Theme.gap : Theme.gapLarge
    rightPadding: leftPadding
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.hint

    background: Cartouche {
        color: root.primary ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHover : Theme.accent)
            : root.down ? Theme.parchmentDeep
            : root.quiet ? (root.hovered ? Theme.faded(Theme.ruleStrong, 0.14) : "transparent")
            : root.hovered ? Theme.parchmentLight : Theme.parchment
        stroke: root.primary ? Theme.accentPressed : root.danger ? Theme.danger : Theme.ruleStrong
        strokeWidth: root.quiet ? 0 : Theme.hairline

        Cartouche {
            anchors.fill: parent
            anchors.margins: 3 * Theme.hairline
            visible: !root.quiet
            color: "transparent"
            stroke: root.primary ? Theme.faded(Theme.goldPale, root.hovered ? 1 : 0.7)
                : root.hovered ? Theme.gold : Theme.rule
        }
        FocusFrame { focused: root.visualFocus }
    }
    contentItem: ButtonLabel {
        text: root.text
        hint: root.hint
        ink: root.words
        fontSize: root.fontSize
        down: root.down
    }

    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
}
