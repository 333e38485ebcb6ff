import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** Who sits in one seat: the arms, the name in the book, and the person or bot behind it. */
RowLayout {
    id: root

    required property string house
    required property string name
    required property string holder // empty: the name says it all
    required property bool isBot

    spacing: Theme.gapSmall

    Accessible.role: Accessible.StaticText
    Accessible.name: root.holder === "" ? root.name : qsTr("%1: %2").arg(root.name).arg(root.holder)

    Shield {
        implicitWidth: Theme.px(30)
        implicitHeight: Theme.px(36)
        visible: root.house !== ""
        house: root.house
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: root.name
            Accessible.ignored: true
        }
        RowLayout {
            spacing: Theme.gapTiny

            SignIcon {
                implicitWidth: Theme.px(13)
                implicitHeight: Theme.px(13)
                icon: root.isBot ? "bot" : "person"
                color: Theme.inkSoft
            }
            InkText {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: root.holder
                Accessible.ignored: true
            }
        }
    }
}
