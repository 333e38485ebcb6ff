import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The head of a founding: what the book is called, who writes it, how many thrones there are. */
RowLayout {
    id: root

    required property FoundingModel founding

    spacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        spacing: Theme.gapTiny

        InkText {
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: qsTr("Title of the book")
        }
        InkField {
            objectName: "titleField"
            Layout.fillWidth: true
            implicitHeight: Theme.px(46)
            label: qsTr("Title of the book")
            maximumLength: 80
            font.family: Theme.displayFamily
            font.pixelSize: Theme.px(26 * Math.min(1.2, Theme.textScale))
            wrong: text.trim() === ""
            text: root.founding.title
            onTextEdited: root.founding.title = text
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        spacing: Theme.gapTiny

        InkText {
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: qsTr("Company")
        }
        InkField {
            objectName: "groupField"
            Layout.fillWidth: true
            implicitHeight: Theme.px(46)
            label: qsTr("Company")
            placeholderText: qsTr("nameless as yet")
            maximumLength: 80
            text: root.founding.group
            onTextEdited: root.founding.group = text
        }
    }
    ColumnLayout {
        spacing: Theme.gapTiny

        InkText {
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: qsTr("Dynasties")
        }
        ChoiceRow {
            objectName: "seatsRow"
            implicitHeight: Theme.px(46)
            Layout.preferredWidth: Theme.px(150)
            label: qsTr("Dynasties")
            values: ["2", "3", "4"]
            current: root.founding.seatCount - 2
            onPicked: index => root.founding.seatCount = 2 + index
        }
    }
    InkButton {
        objectName: "drawButton"
        Layout.alignment: Qt.AlignBottom
        Layout.preferredHeight: Theme.px(46)
        text: qsTr("Draw lots again")
        onClicked: root.founding.draw()
    }
}
