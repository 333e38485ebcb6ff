import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** A chapter in the list: its seal or its numeral, its name if it may be known, and how far it has come. */
Item {
    id: root

    required property int number
    required property string roman
    required property string stage
    required property string stageText
    required property var title
    required property var years
    property bool chosen: false
    property bool focused: false
    readonly property bool isOpen: root.stage === "written" || root.stage === "playing"
    signal picked()

    implicitHeight: Math.max(Theme.px(84), words.implicitHeight + 2 * Theme.gap)

    Accessible.role: Accessible.ListItem
    Accessible.name: root.isOpen ? qsTr("Chapter %1, %2. %3").arg(root.roman).arg(root.title).arg(root.stageText)
                                 : qsTr("Chapter %1. %2").arg(root.roman).arg(root.stageText)
    Accessible.onPressAction: root.picked()

    Cartouche {
        anchors.fill: parent
        color: root.chosen ? Theme.parchmentLight : hover.hovered ? Theme.faded(Theme.parchmentDeep, 0.7) : "transparent"
        stroke: root.chosen ? Theme.gold : Theme.rule
        strokeWidth: root.chosen ? Theme.line : Theme.hairline

        FocusFrame { focused: root.focused }
    }
    Rectangle {
        id: medal

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: Theme.px(54)
        height: width
        radius: width / 2
        visible: root.isOpen
        color: Theme.accent
        border.width: Theme.line
        border.color: Theme.gold

        InkText {
            anchors.centerIn: parent
            font.family: Theme.displayFamily
            font.pixelSize: Theme.px(24)
            color: Theme.goldPale
            text: root.roman
        }
    }
    WaxSeal {
        anchors.fill: medal
        visible: !root.isOpen
        roman: root.roman
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: medal.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        spacing: Theme.hairline * 2

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontControl
            text: root.isOpen ? root.title : qsTr("Chapter %1").arg(root.roman)
        }
        InkText {
            width: parent.width
            visible: root.isOpen
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: root.years ?? ""
        }
        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontTiny
            font.italic: true
            color: root.stage === "playing" ? Theme.rubric : Theme.inkSoft
            text: root.stageText
        }
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.picked() }
}
