import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One of the drawers: what lies open, how much is left, and the buttons that draw. */
Item {
    id: root

    required property string title
    required property string icon
    required property string shown
    required property string rest
    property color tint: Theme.inkSoft
    default property alias actions: buttons.data

    implicitHeight: body.implicitHeight + 2 * Theme.gap

    Cartouche { anchors.fill: parent; color: Theme.parchmentLight; stroke: Theme.rule }
    ColumnLayout {
        id: body

        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * Theme.gap
        spacing: Theme.gapSmall

        RowLayout {
            spacing: Theme.gap

            Rectangle {
                Layout.preferredWidth: Theme.px(52)
                Layout.preferredHeight: Theme.px(52)
                radius: width / 2
                color: Theme.parchmentDeep
                border.width: Theme.line
                border.color: Theme.ruleStrong

                SignIcon {
                    anchors.centerIn: parent
                    width: Theme.px(30)
                    height: width
                    icon: root.icon
                    color: root.tint
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                InkText { text: root.title; font.pixelSize: Theme.fontSmall; color: Theme.inkSoft }
                InkText {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    font.family: Theme.displayFamily
                    font.pixelSize: Theme.fontLarge
                    color: Theme.rubric
                    text: root.shown !== "" ? root.shown : qsTr("Not drawn yet")
                }
                InkText {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.fontSmall
                    color: Theme.inkSoft
                    text: root.rest
                }
            }
        }
        Flow {
            id: buttons

            Layout.fillWidth: true
            spacing: Theme.gapSmall
        }
    }
}
