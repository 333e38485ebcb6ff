import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui

/** A sheet beside the board, in the place of the log: a title, what it says, which scrolls, and its buttons. */
Item {
    id: root

    property string title: ""
    property string titleName: "" // what tests know it by
    property string icon: "help"
    default property alias body: words.data
    property alias foot: buttons.data

    implicitWidth: Theme.px(272)
    implicitHeight: column.implicitHeight + 2 * Theme.gap

    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: Theme.gold
        strokeWidth: Theme.line

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            color: "transparent"
            stroke: Theme.rule
        }
    }
    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gapTiny

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            SignIcon {
                Layout.preferredWidth: Theme.iconSmall
                Layout.preferredHeight: Theme.iconSmall
                icon: root.icon
                color: Theme.gold
            }
            InkText {
                objectName: root.titleName
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.boardFont(18)
                color: Theme.rubric
                text: root.title
            }
        }
        Flickable {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: words.implicitHeight
            Layout.minimumHeight: Theme.px(40)
            contentHeight: words.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: InkScrollBar { visible: flick.contentHeight > flick.height + 1 }

            Column {
                id: words

                width: flick.width - Theme.scrollBar
                spacing: Theme.gapTiny
            }
        }
        RowLayout {
            id: buttons

            Layout.fillWidth: true
            spacing: Theme.gapTiny
        }
    }
}
