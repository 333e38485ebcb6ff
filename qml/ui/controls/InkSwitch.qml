import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** On or off: a bead in a groove, stamped with the cross when on. */
T.Switch {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.control, implicitContentHeight)
    padding: 0
    rightPadding: root.text === "" ? 0 : Theme.gapSmall // nearer to its own words than to the next switch
    spacing: Theme.gapSmall
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: Theme.switchWidth
        height: Theme.switchHeight
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.parchmentDeep
        border.width: Theme.hairline
        border.color: root.hovered ? Theme.gold : root.checked ? Theme.accentPressed : Theme.ruleStrong

        Rectangle {
            x: 3 * Theme.hairline + root.visualPosition * (parent.width - width - 6 * Theme.hairline)
            y: 3 * Theme.hairline
            width: height
            height: parent.height - 6 * Theme.hairline
            radius: height / 2
            color: root.checked ? Theme.goldPale : Theme.parchmentLight
            border.width: Theme.hairline
            border.color: root.checked ? Theme.gold : Theme.ruleStrong

            Behavior on x { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

            Glyph {
                anchors.centerIn: parent
                width: parent.width * 0.62
                height: width
                boxWidth: 120
                boxHeight: 120
                visible: root.checked
                path: Glyphs.cross
                color: Theme.vignetteShade
            }
        }
        FocusFrame {
            radius: parent.height / 2
            focused: root.visualFocus
        }
    }
    contentItem: Text {
        leftPadding: root.indicator.width + root.spacing
        verticalAlignment: Text.AlignVCenter
        text: root.text
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        font.family: Theme.textFamily
        font.pixelSize: Theme.fontNormal
        color: Theme.ink
    }

    /** What a press does, for the keys that the template does not know. */
    function press() {
        root.toggle()
        root.toggled()
        root.clicked()
    }

    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
}
