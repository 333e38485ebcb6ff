import QtQuick
import Outremer.Ui

/** A leaf of the book: paper with a ruled frame, a heading, and room for what it shows. */
FocusScope {
    id: root

    property string title: ""
    property string subtitle: ""
    default property alias content: inside.data
    readonly property alias tools: tools // what stands at the right of the heading

    Rectangle {
        anchors.fill: paper
        anchors.margins: -Theme.hairline
        anchors.topMargin: Theme.px(3)
        anchors.bottomMargin: -Theme.px(4)
        radius: Theme.hairline * 2
        color: Theme.faded(Theme.shadow, 0.22)
    }
    Rectangle {
        id: paper

        anchors.fill: parent
        radius: Theme.hairline * 2
        border.width: Theme.hairline
        border.color: Theme.ruleStrong
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.parchmentDeep }
            GradientStop { position: 0.03; color: Theme.parchment }
            GradientStop { position: 0.5; color: Theme.parchmentLight }
            GradientStop { position: 1; color: Theme.parchment }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(9)
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.rule
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.gold, 0.55)
    }
    Column {
        id: head

        x: Theme.px(32)
        y: Theme.px(24)
        width: parent.width - 2 * x - (tools.width > 0 ? tools.width + Theme.gap : 0)
        spacing: Theme.hairline

        InkText {
            width: parent.width
            elide: Text.ElideRight
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            color: Theme.rubric
            text: root.title
            Accessible.role: Accessible.Heading
            Accessible.name: root.title
        }
        InkText {
            width: parent.width
            visible: root.subtitle !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            font.italic: true
            color: Theme.inkSoft
            text: root.subtitle
        }
    }
    Row {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(26)
        spacing: Theme.gap
    }
    Rectangle {
        id: rule

        x: head.x
        y: head.y + Math.max(head.height, tools.height) + Theme.gapSmall
        width: parent.width - 2 * x
        height: Theme.hairline
        color: Theme.ruleStrong

        Lozenge {
            anchors.verticalCenter: parent.verticalCenter
            x: -width / 2
        }
        Lozenge {
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width / 2
        }
    }
    Item {
        id: inside

        anchors.top: rule.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        x: head.x
        width: parent.width - 2 * x
    }
}
