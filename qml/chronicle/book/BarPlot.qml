pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** A bar for each house: the whole as an outline, the part of it filled, both also in figures. */
Column {
    id: root

    required property var bars // { house, name, whole, part, text }
    property string label: ""
    property real nameWidth: Theme.px(96) * Theme.textScale
    readonly property real most: Math.max(1, ...root.bars.map(bar => bar.whole))

    spacing: Theme.gapSmall

    Accessible.role: Accessible.Chart
    Accessible.name: root.label

    Repeater {
        model: root.bars

        Item {
            id: bar

            required property var modelData
            readonly property real room: bar.width - name.width - Theme.px(34) - figures.implicitWidth - 2 * Theme.gap

            width: root.width
            implicitHeight: Math.max(Theme.px(24), name.implicitHeight)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(bar.modelData.name).arg(bar.modelData.text)

            Shield {
                width: Theme.px(20)
                height: Theme.px(23)
                house: bar.modelData.house
            }
            InkText {
                id: name

                x: Theme.px(30)
                anchors.verticalCenter: parent.verticalCenter
                width: root.nameWidth
                elide: Text.ElideRight
                text: bar.modelData.name
                Accessible.ignored: true
            }
            Rectangle {
                id: whole

                anchors.left: name.right
                anchors.leftMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.hairline, bar.room * bar.modelData.whole / root.most)
                height: Theme.px(16)
                color: Theme.faded(Theme.houseColour(bar.modelData.house), 0.18)
                border.width: Theme.hairline
                border.color: Theme.housePlot(bar.modelData.house)

                Rectangle {
                    width: bar.room * bar.modelData.part / root.most
                    height: parent.height
                    color: Theme.housePlot(bar.modelData.house)
                }
            }
            InkText {
                id: figures

                anchors.left: whole.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.fontSmall
                text: bar.modelData.text
                Accessible.ignored: true
            }
        }
    }
}
