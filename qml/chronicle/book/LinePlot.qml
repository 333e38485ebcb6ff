pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** Lines over columns, told apart by their signs, strokes and names as well as by colour. */
Item {
    id: root

    required property var series // { id (a house), name, values }
    required property var categories
    property string label: ""
    readonly property var dashes: [[1, 0], [6, 3], [1, 3], [8, 3, 1, 3]]

    Accessible.role: Accessible.Chart
    Accessible.name: root.label

    PlotLayout {
        id: layout

        series: root.series
        categories: root.categories
        width: field.width
        height: field.height
        nameHeight: Theme.fontSmall * 1.5
        signSize: Theme.px(21)
    }
    Item {
        id: field

        x: Theme.px(40)
        y: Theme.px(14)
        width: root.width - x - Theme.px(202) * Math.max(1, Theme.textScale * 0.9)
        height: root.height - y - Theme.px(32)

        Repeater {
            model: layout.ticks

            Rectangle {
                id: tick

                required property var modelData

                y: tick.modelData.y
                width: field.width
                height: Theme.hairline
                color: Theme.faded(Theme.rule, 0.7)

                InkText {
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.right: parent.left
                    anchors.rightMargin: Theme.gapSmall
                    font.pixelSize: Theme.fontTiny
                    color: Theme.inkSoft
                    text: tick.modelData.text
                }
            }
        }
        Repeater {
            model: layout.columns

            InkText {
                required property var modelData

                x: modelData.x - width / 2
                y: field.height + Theme.gapSmall
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontControl
                text: modelData.text
            }
        }
        Repeater {
            model: layout.lines

            Item {
                id: line

                required property int index
                required property var modelData
                readonly property color tint: Theme.houseText(line.modelData.id)
                readonly property color stroke: Theme.housePlot(line.modelData.id)

                anchors.fill: parent

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(line.modelData.name).arg(line.modelData.points.map(one => one.value).join(", "))

                Shape {
                    ShapePath {
                        fillColor: "transparent"
                        strokeColor: line.stroke
                        strokeWidth: Theme.line
                        strokeStyle: line.index % 4 ? ShapePath.DashLine : ShapePath.SolidLine
                        dashPattern: root.dashes[line.index % 4]

                        PathSvg { path: line.modelData.path }
                    }
                }
                Repeater {
                    model: line.modelData.points

                    Shield {
                        required property var modelData

                        x: modelData.x - width / 2
                        y: modelData.y - height / 2
                        width: Theme.px(20)
                        height: Theme.px(23)
                        house: line.modelData.id
                    }
                }
                Shield {
                    x: line.width + Theme.gap
                    y: line.modelData.nameY - height / 2
                    width: Theme.px(15)
                    height: Theme.px(17)
                    house: line.modelData.id
                }
                InkText {
                    x: field.width + Theme.gap + Theme.px(22)
                    y: line.modelData.nameY - height / 2
                    width: root.width - field.x - x
                    elide: Text.ElideRight
                    font.pixelSize: Theme.fontSmall
                    font.bold: true
                    color: line.tint
                    text: qsTr("%1: %2").arg(line.modelData.name).arg(line.modelData.last)
                    Accessible.ignored: true
                }
            }
        }
    }
}
