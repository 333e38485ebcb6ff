pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** One single match in the list: the game, who plays, when. A press goes on with it, or looks at it when it is over. */
T.AbstractButton {
    id: root

    required property int matchId
    required property string game
    required property string gameTitle
    required property var seats
    required property string when
    required property int steps
    required property bool isOver
    required property string contentText // that its content is not today's; empty unless it is so
    signal trash()

    implicitHeight: line.implicitHeight + 2 * Theme.gapTiny
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapTiny
    activeFocusOnTab: true
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: root.isOver ? qsTr("%1, %2: look at it").arg(root.gameTitle).arg(root.when)
        : qsTr("%1, %2: continue").arg(root.gameTitle).arg(root.when)
    Accessible.description: names.text

    background: Cartouche {
        color: root.down ? Theme.parchmentDeep : root.hovered ? Theme.parchmentLight : "transparent"
        stroke: root.hovered ? Theme.gold : Theme.rule

        FocusFrame { focused: root.visualFocus }
    }
    contentItem: line

    RowLayout {
        id: line

        spacing: Theme.gapSmall

        GameEmblem {
            implicitWidth: Theme.px(34)
            implicitHeight: Theme.px(34)
            game: root.game
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                InkText {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: root.gameTitle
                    Accessible.ignored: true
                }
                InkText {
                    font.pixelSize: Theme.fontSmall
                    color: Theme.inkSoft
                    text: root.when
                    Accessible.ignored: true
                }
            }
            InkText {
                id: names

                Layout.fillWidth: true
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.seats.map(seat => seat.name).join(", ")
                Accessible.ignored: true
            }
            InkText {
                Layout.fillWidth: true
                visible: root.contentText !== ""
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
                font.italic: true
                color: Theme.inkSoft
                text: root.contentText
            }
        }
        SignButton {
            objectName: "matchTrashButton"
            sign: "trash"
            text: qsTr("Put into the trash")
            onClicked: root.trash()
        }
    }

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
