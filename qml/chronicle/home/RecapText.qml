pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle
import Outremer.Looks

/** The recap as a page of the book: its first letter is illuminated and the first lines give it room. What is no tale
 *  is a list. */
Scroller {
    id: root

    required property Recap recap
    required property string game
    readonly property var emblem: Looks.emblem(root.game)
    readonly property int deep: 3 // lines beside the initial

    reads: true
    contentHeight: words.visible ? words.implicitHeight : list.implicitHeight

    Glyph { // a watermark where the page would be empty
        readonly property real room: root.height - root.contentHeight

        anchors.right: parent.right
        y: root.height - height
        width: Math.min(Theme.px(240), room)
        height: width
        visible: room > Theme.px(90)
        boxWidth: 200
        boxHeight: 200
        path: root.emblem.path
        color: Theme.faded(Theme.gold, 0.16)
    }
    Initial {
        id: initial

        y: Theme.hairline * 4
        width: Math.round(metrics.height * words.lineHeight * root.deep - Theme.gapTiny)
        height: width
        visible: root.recap.initial !== ""
        letter: root.recap.initial
    }
    FontMetrics {
        id: metrics

        font: words.font
    }
    InkText {
        id: words

        readonly property real room: initial.visible ? initial.width + Theme.gap : 0

        width: root.width - Theme.gapLarge
        visible: initial.visible
        wrapMode: Text.WordWrap
        lineHeight: 1.16
        font.pixelSize: Theme.px(17 * Theme.textScale)
        text: root.recap.text
        Accessible.name: root.recap.initial + root.recap.text

        onRoomChanged: words.forceLayout()
        onLineLaidOut: line => {
            const shift = line.number < root.deep ? words.room : 0
            line.x = shift
            line.width = words.width - shift
        }
    }
    ColumnLayout {
        id: list

        width: root.width - Theme.gapLarge
        visible: !initial.visible
        spacing: Theme.gapSmall

        Repeater {
            model: root.recap.lines

            RowLayout {
                id: item

                required property string modelData

                spacing: Theme.gap

                Lozenge {}
                InkText {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: words.font.pixelSize
                    text: item.modelData
                }
            }
        }
    }
}
