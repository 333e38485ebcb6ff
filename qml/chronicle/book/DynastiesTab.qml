pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The dynasties side by side, and how their fortunes rose and fell over the chapters. */
BookLeaf {
    id: root

    required property CampaignBook book
    readonly property DynastiesPart dynasties: root.book.dynasties
    readonly property int perRow: Math.max(1, Math.min(root.dynasties.rows.count, Math.floor(scroll.width / (Theme.px(225) * Math.max(1, Theme.textScale)))))

    title: qsTr("Dynasties")
    subtitle: qsTr("Who rules, who plays, and what people say of them.")

    BookScroll {
        id: scroll

        objectName: "dynastiesScroll"
        anchors.fill: parent
        focus: true
        label: root.title

        GridLayout {
            width: parent.width
            columns: root.perRow
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapLarge

            Repeater {
                model: root.dynasties.rows

                DynastyCard {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                }
            }
        }
        PanelTitle {
            width: parent.width
            visible: plot.visible
            text: qsTr("Chronicle points, chapter by chapter")
        }
        LinePlot {
            id: plot

            width: parent.width
            height: Theme.px(240)
            visible: root.dynasties.chapters.length > 0
            series: root.dynasties.growth
            categories: root.dynasties.chapters
            label: qsTr("Chronicle points, chapter by chapter")
        }
    }
}
