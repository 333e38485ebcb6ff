import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** A page that is one column of text and rows, with a heading; scrolls when it is longer than the window. */
Scroller {
    id: root

    required property string title
    property string intro: ""
    property bool centred: false
    property int measure: Theme.px(860) // the widest the column gets
    default property alias rows: column.data

    contentHeight: Math.max(height, column.implicitHeight + 2 * Theme.gapHuge)

    ColumnLayout {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.centred ? Math.max(Theme.gapHuge, (root.height - column.implicitHeight) / 2) : Theme.gapHuge
        width: Math.min(root.width - 2 * Theme.gapHuge, root.measure)
        spacing: Theme.gap

        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontHuge
            text: root.title
            Accessible.role: Accessible.Heading
        }
        InkText {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.gapSmall
            visible: root.intro !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            lineHeight: 1.15
            color: Theme.inkSoft
            text: root.intro
        }
    }
}
