pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The campaign taken out of the program: onto paper, into a file, to another computer. */
BookLeaf {
    id: root

    objectName: "exportTab"
    required property CampaignBook book
    readonly property Exporter exporter: root.book.exporter
    property string format: ""

    title: qsTr("Print and save")
    subtitle: qsTr("The book belongs to you. No file is ever replaced without asking.")

    BookScroll {
        id: scroll

        anchors.fill: parent
        anchors.bottomMargin: status.visible ? status.height + Theme.gap : 0
        enabled: !chooser.visible
        label: root.title

        GridLayout {
            width: parent.width
            columns: Math.max(1, Math.floor(width / (Theme.px(300) * Math.max(1, Theme.textScale * 0.85))))
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gapLarge

            Repeater {
                model: root.exporter.formats

                ExportCard {
                    required property int index
                    required property var modelData

                    objectName: "export_" + modelData.id
                    focus: index === 0
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    icon: modelData.icon
                    name: modelData.name
                    about: modelData.about
                    ending: modelData.ending
                    isPrintable: modelData.isPrintable
                    enabled: root.exporter.state !== Exporter.Working
                    onSave: root.choose(modelData.id, modelData.ending)
                    onPrint: root.exporter.print(modelData.id)
                }
            }
        }
    }
    ExportStatus {
        id: status

        anchors.bottom: parent.bottom
        width: parent.width
        exporter: root.exporter
    }
    FileChooser {
        id: chooser

        parent: root // over all of the leaf
        title: qsTr("Where shall the file go?")
        saves: true
        onChosen: path => root.exporter.save(root.format, path)
    }
    Connections {
        target: root.exporter
        function onPrintReady(file: url) { Qt.openUrlExternally(file) }
    }

    function choose(format: string, ending: string) {
        root.format = format
        chooser.fileName = root.exporter.suggestedName(format)
        chooser.folder = root.exporter.folder
        chooser.endings = [ending]
        chooser.open()
    }
}
