import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Chronicle

/** One throne: its state, its ruler, and who will sit there. */
Panel {
    id: root

    required property FoundingModel founding
    required property int seat
    required property string house
    required property string stateName
    required property var states
    required property int stateIndex
    required property var rulers
    required property int rulerIndex
    required property string ownName
    required property bool isFeminine
    required property string rulerTitle
    required property string person
    required property string placeholder
    required property bool isBot
    required property int botKind
    required property int botStyle
    readonly property bool isOwn: root.rulerIndex === root.rulers.length - 1

    padding: Theme.gap + Theme.gapTiny

    ColumnLayout {
        width: parent.width
        spacing: Theme.gapSmall

        Shield {
            Layout.alignment: Qt.AlignHCenter
            implicitWidth: Theme.px(78)
            implicitHeight: Theme.px(92)
            house: root.house
        }
        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            color: Theme.rubric
            text: root.rulerTitle
        }
        InkPicker {
            objectName: "stateSelect" + root.seat
            Layout.fillWidth: true
            label: qsTr("State")
            choices: root.states.map((text, index) => ({ value: index, text: text }))
            value: root.stateIndex
            onPicked: index => root.founding.setState(root.seat, index)
        }
        InkPicker {
            objectName: "rulerSelect" + root.seat
            Layout.fillWidth: true
            label: qsTr("Ruler")
            choices: root.rulers.map((text, index) => ({ value: index, text: text }))
            value: root.rulerIndex
            onPicked: index => root.founding.setRuler(root.seat, index)
        }
        InkField {
            id: own

            objectName: "ownNameField" + root.seat
            Layout.fillWidth: true
            visible: root.isOwn
            placeholderText: qsTr("Name of the ruler")
            maximumLength: 24
            text: root.ownName
            onEditingFinished: root.founding.setOwnRuler(root.seat, own.text, root.isFeminine)
        }
        ChoiceRow {
            objectName: "genderRow" + root.seat
            Layout.fillWidth: true
            visible: root.isOwn
            label: qsTr("The ruler is")
            values: [qsTr("he"), qsTr("she")]
            current: root.isFeminine ? 1 : 0
            onPicked: index => root.founding.setOwnRuler(root.seat, own.text, index === 1)
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapTiny
            Layout.bottomMargin: Theme.gapTiny
            implicitHeight: Theme.hairline
            color: Theme.rule
        }
        ChoiceRow {
            objectName: "holderRow" + root.seat
            Layout.fillWidth: true
            label: qsTr("Played by")
            values: [qsTr("a person"), qsTr("a bot")]
            current: root.isBot ? 1 : 0
            onPicked: index => root.founding.setBot(root.seat, index === 1)
        }
        InkField {
            id: personField

            objectName: "personField" + root.seat
            Layout.fillWidth: true
            visible: !root.isBot
            label: qsTr("Name of the player")
            placeholderText: root.placeholder
            maximumLength: 24
            text: root.person
            onEditingFinished: root.founding.setPerson(root.seat, personField.text)
        }
        BotPicker {
            objectName: "botPicker" + root.seat
            Layout.fillWidth: true
            visible: root.isBot
            kind: root.botKind
            style: root.botStyle
            game: root.founding.game
            onPicked: (kind, style) => root.founding.setBotKind(root.seat, kind, style)
        }
    }
}
