import QtQuick
import Outremer.Ui

/** One rule: its id in the margin, its words beside it, the section's heading above the first; what was found stands out. */
Item {
    id: root

    required property int index
    required property string ruleId
    required property string markedId
    required property string text
    required property string marked
    required property string heading
    readonly property bool current: ListView.isCurrentItem
    readonly property real margin: Theme.px(112) * Math.max(1, Theme.textScale)

    // Found words are bold already; they get the colour of rubrics too.
    function rubricated(styled: string): string {
        return styled.replace(/<b>/g, "<b><font color='%1'>".arg(Theme.rubric)).replace(/<\/b>/g, "</font></b>")
    }

    implicitHeight: body.y + body.height // whole pixels: a hairline between two of them is lost

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(root.ruleId).arg(root.text)
    Accessible.selected: root.current

    PanelTitle {
        id: title

        x: Theme.gap
        y: root.index > 0 ? Theme.gap : 0
        width: root.width - 2 * Theme.gap
        visible: root.heading !== ""
        text: root.heading
    }
    Item {
        id: body

        y: title.visible ? title.y + Math.ceil(title.height) + Theme.gapSmall : 0
        width: root.width
        height: Math.ceil(Math.max(words.implicitHeight, label.implicitHeight)) + 2 * Theme.gapSmall

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            visible: root.current
            color: Theme.parchmentLight
            border.width: root.ListView.view?.activeFocus ? Theme.line : Theme.hairline
            border.color: root.ListView.view?.activeFocus ? Theme.focus : Theme.gold
        }
        Text {
            id: label

            x: Theme.gap
            y: Theme.gapSmall + words.baselineOffset - baselineOffset
            text: root.rubricated(root.markedId)
            textFormat: Text.StyledText
            font.family: Theme.textFamily
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            Accessible.ignored: true
        }
        Text {
            id: words

            x: root.margin + Theme.gap
            y: Theme.gapSmall
            width: body.width - x - Theme.gapLarge
            text: root.rubricated(root.marked)
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            lineHeight: 1.12
            font.family: Theme.textFamily
            font.pixelSize: Theme.fontNormal
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    TapHandler {
        onTapped: {
            root.ListView.view.currentIndex = root.index
            root.ListView.view.forceActiveFocus()
        }
    }
}
