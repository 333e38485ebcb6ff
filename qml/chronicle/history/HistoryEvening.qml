pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** One evening: when, where, who was there, and every match with who came out where. */
Column {
    id: root

    required property string date
    required property string where
    required property string who
    required property var plays // { game, part, places, length }
    readonly property string headline: root.where === "" ? root.date : qsTr("%1, %2", "a day and a place").arg(root.date).arg(root.where)

    spacing: Theme.gapTiny

    Accessible.role: Accessible.Grouping
    Accessible.name: root.headline

    InkText {
        width: parent.width
        wrapMode: Text.WordWrap
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontLarge
        text: root.headline
    }
    InkText {
        width: parent.width
        visible: root.who !== ""
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: Theme.inkSoft
        text: root.who
    }
    Repeater {
        model: root.plays

        Item {
            id: play

            required property var modelData

            width: root.width
            implicitHeight: Math.max(name.implicitHeight, result.implicitHeight) + Theme.gapTiny

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2. %3").arg(name.text).arg(result.text).arg(length.text)

            InkText {
                id: name

                x: Theme.gap
                width: Theme.px(300) * Math.max(1, Theme.textScale * 0.9)
                wrapMode: Text.WordWrap
                text: play.modelData.part === "" ? play.modelData.game : qsTr("%1 (%2)").arg(play.modelData.game).arg(play.modelData.part)
                Accessible.ignored: true
            }
            InkText {
                id: result

                anchors.left: name.right
                anchors.leftMargin: Theme.gap
                anchors.right: length.left
                anchors.rightMargin: Theme.gap
                wrapMode: Text.WordWrap
                color: play.modelData.isDecided ? Theme.ink : Theme.inkSoft
                text: play.modelData.isDecided ? play.modelData.places : qsTr("– (%1)").arg(play.modelData.places)
                Accessible.ignored: true
            }
            InkText {
                id: length

                anchors.right: parent.right
                width: Theme.px(190) * Math.max(1, Theme.textScale * 0.9)
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: play.modelData.length
                Accessible.ignored: true
            }
        }
    }
}
