import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** A large button with a picture and a sentence: one of the ways to begin. */
T.AbstractButton {
    id: root

    required property string game
    required property string title
    property bool primary: false
    readonly property color ink: root.primary ? Theme.accentInk : Theme.ink

    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.gapLarge
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.title
    Accessible.description: root.text

    background: Cartouche {
        notch: Theme.notch * 1.6
        color: root.primary ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHover : Theme.accent)
            : root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : Theme.parchment
        stroke: root.primary ? Theme.accentPressed : Theme.ruleStrong

        Cartouche {
            anchors.fill: parent
            anchors.margins: 4 * Theme.hairline
            notch: Theme.notch * 1.6
            color: "transparent"
            stroke: root.primary ? Theme.goldPale : root.hovered ? Theme.gold : Theme.rule
        }
        FocusFrame { focused: root.visualFocus }
    }
    contentItem: column

    RowLayout {
        id: column

        spacing: Theme.gapLarge

        GameEmblem {
            Layout.alignment: Qt.AlignVCenter
            implicitWidth: Theme.px(84)
            implicitHeight: Theme.px(84)
            game: root.game
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.gapTiny

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                color: root.ink
                text: root.title
                Accessible.ignored: true
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                color: root.primary ? Theme.accentInk : Theme.inkSoft
                text: root.text
                Accessible.ignored: true
            }
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
