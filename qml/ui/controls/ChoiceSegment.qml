import QtQuick
import Outremer.Ui

/** One text of a ChoiceRow. */
Item {
    id: root

    required property string text
    property bool chosen: false
    property bool divided: false
    signal tapped()

    implicitWidth: Math.ceil(label.implicitWidth) + 2 * Theme.gap

    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.tapped()

    Cartouche {
        anchors.fill: parent
        notch: Theme.notch * 0.7
        color: root.chosen ? Theme.accent : hover.hovered ? Theme.parchmentLight : "transparent"
        stroke: root.chosen ? Theme.goldPale : "transparent"
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.hairline
        height: parent.height / 2
        visible: root.divided
        color: Theme.ruleStrong
        opacity: Theme.disabledOpacity
    }
    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(Math.ceil(implicitWidth), root.width - Theme.gapSmall)
        elide: Text.ElideRight
        text: root.text
        textFormat: Text.PlainText
        font.family: Theme.textFamily
        font.pixelSize: Theme.fontNormal
        color: root.chosen ? Theme.accentInk : Theme.ink
        Accessible.ignored: true
    }
    Hover { id: hover }
    TapHandler { onTapped: root.tapped() }
}
