pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** What later chapters will bring: closed piles with a seal, a number and the reason, and nothing else. */
Flow {
    id: root

    required property var piles

    spacing: Theme.gapLarge

    Repeater {
        model: root.piles

        Item {
            id: pile

            required property string roman
            required property int count
            required property string why

            width: Math.min(Theme.px(208) * Math.max(1, Theme.textScale), root.width)
            height: Math.max(Theme.px(92), words.implicitHeight)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1. %2").arg(counted.text).arg(pile.why)

            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    x: index * Theme.px(4)
                    y: (2 - index) * Theme.px(3)
                    width: Theme.px(58)
                    height: Theme.px(82)
                    radius: Theme.px(4)
                    color: Theme.cardBackDeep
                    border.width: Theme.hairline
                    border.color: Theme.goldPale
                }
            }
            WaxSeal {
                x: Theme.px(19)
                y: Theme.px(23)
                width: Theme.px(38)
                height: width
                roman: pile.roman
            }
            Column {
                id: words

                x: Theme.px(78)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x

                InkText {
                    id: counted

                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Sealed: %1").arg(pile.count)
                    Accessible.ignored: true
                }
                InkText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.fontSmall
                    font.italic: true
                    color: Theme.inkSoft
                    text: pile.why
                    Accessible.ignored: true
                }
            }
        }
    }
}
