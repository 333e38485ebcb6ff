import QtQuick
import Outremer.Ui

/** An evening in the list: when, where, what was played. */
Item {
    id: root

    required property int index
    required property var evening
    required property int number
    required property var date
    required property var place
    required property var played
    required property bool isOpen
    required property var notes
    required property var photos
    property bool chosen: false
    property bool focused: false
    readonly property string headline: root.number > 0 ? root.date : qsTr("Apart from the evenings")
    signal picked()

    implicitHeight: words.implicitHeight + 2 * Theme.gapSmall

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(root.headline).arg(root.place ?? "")
    Accessible.onPressAction: root.picked()

    Cartouche {
        anchors.fill: parent
        color: root.chosen ? Theme.parchmentLight : hover.hovered ? Theme.faded(Theme.parchmentDeep, 0.7) : "transparent"
        stroke: root.chosen ? Theme.gold : Theme.rule
        strokeWidth: root.chosen ? Theme.line : Theme.hairline

        FocusFrame { focused: root.focused }
    }
    Column {
        id: words

        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.hairline

        InkText {
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Math.round(Theme.fontNormal * 1.06)
            text: root.headline
        }
        InkText {
            width: parent.width
            visible: text !== ""
            elide: Text.ElideRight
            font.pixelSize: Theme.fontSmall
            text: root.place ?? ""
        }
        InkText {
            width: parent.width
            visible: text !== ""
            font.pixelSize: Theme.fontTiny
            font.italic: true
            color: root.isOpen ? Theme.rubric : Theme.inkSoft
            text: root.isOpen ? qsTr("going on") : root.played ?? ""
        }
        Row {
            spacing: Theme.gapTiny
            visible: root.notes.length + root.photos.length > 0

            SignIcon {
                width: Theme.px(14)
                height: width
                icon: "note"
                color: Theme.gold
            }
            InkText {
                font.pixelSize: Theme.fontTiny
                color: Theme.inkSoft
                text: root.notes.length
                Accessible.ignored: true
            }
            SignIcon {
                width: Theme.px(14)
                height: width
                icon: "photo"
                color: Theme.gold
            }
            InkText {
                font.pixelSize: Theme.fontTiny
                color: Theme.inkSoft
                text: root.photos.length
                Accessible.ignored: true
            }
        }
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.picked() }
}
