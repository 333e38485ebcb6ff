import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** One game of the shelf, small: a press begins a new match of it. */
T.AbstractButton {
    id: root

    required property string gameId
    required property string title
    required property string subtitle
    required property int minSeats
    required property int maxSeats

    implicitHeight: Math.max(Theme.px(74), line.implicitHeight + 2 * padding)
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("New match: %1").arg(root.title)
    Accessible.description: root.subtitle

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : Theme.parchment
        stroke: root.hovered ? Theme.gold : Theme.ruleStrong

        Cartouche {
            anchors.fill: parent
            anchors.margins: 3 * Theme.hairline
            color: "transparent"
            stroke: root.hovered ? Theme.gold : Theme.rule
        }
        FocusFrame { focused: root.visualFocus }
    }
    contentItem: line

    RowLayout {
        id: line

        spacing: Theme.gapSmall

        GameEmblem {
            implicitWidth: Theme.px(46)
            implicitHeight: Theme.px(46)
            game: root.gameId
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 0.9
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                text: root.title
                Accessible.ignored: true
            }
            InkText {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: qsTr("Players: %1–%2").arg(root.minSeats).arg(root.maxSeats)
                Accessible.ignored: true
            }
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
