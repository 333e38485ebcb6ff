import QtQuick
import Outremer.Ui
import Outremer.Table

/** Who plays a seat: a bot's can be taken by a person, a person's given to a bot; and what a bot can see. */
Sheet {
    id: root

    required property Table table
    required property Hindsight hindsight
    property int seat: -1
    property var who: root.table.seats.at(-1) // a SeatedPlayer
    property int kind: 0
    property int style: 0

    function show(seat: int) {
        root.seat = seat
        root.who = root.table.seats.at(seat)
        root.kind = root.who.kind
        root.style = root.who.style
        name.text = ""
        root.open()
    }
    function take() {
        root.dismiss()
        root.table.seats.seatPerson(root.seat, name.text)
    }
    function give() {
        root.dismiss()
        root.table.seats.seatBot(root.seat, root.kind, root.style)
    }

    objectName: "seatSheet"
    title: root.who.houseName

    Row {
        width: parent.width
        spacing: Theme.gap

        Shield {
            id: shield

            width: Theme.px(44)
            height: Theme.px(52)
            house: root.who.seatId
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - shield.width - parent.spacing
            spacing: Theme.hairline

            InkText {
                width: parent.width
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontLarge
                text: root.who.isBot ? qsTr("Played by the program: %1").arg(root.who.botName) : root.who.name === root.who.houseName ? qsTr("Played by a person") : qsTr("Played by %1").arg(root.who.name)
            }
            InkText {
                width: parent.width
                visible: text !== ""
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                font.italic: true
                color: Theme.inkSoft
                text: root.who.about
            }
        }
    }
    SightLines {
        objectName: "sightLines"
        width: parent.width
        visible: root.who.isBot
        sights: root.visible && visible ? root.hindsight.sightsOf(root.seat) : []
    }
    InkText {
        width: parent.width
        visible: root.who.canChange
        wrapMode: Text.WordWrap
        text: root.who.isBot ? qsTr("You can sit down here now. You play on with what the seat has, and you will see its hand.")
            : qsTr("A bot can play on here, with what the seat has. The seat can be taken back at any time.")
    }
    InkField {
        id: name

        objectName: "takeSeatName"
        width: parent.width
        visible: root.who.canChange && root.who.isBot
        focus: visible
        label: qsTr("Name of the player")
        placeholderText: root.who.proposed
        maximumLength: 24
        onAccepted: root.take()
    }
    BotPicker {
        objectName: "giveSeatPicker"
        width: parent.width
        visible: root.who.canChange && !root.who.isBot
        kind: root.kind
        style: root.style
        game: root.table.gameId
        onPicked: (kind, style) => {
            root.kind = kind
            root.style = style
        }
    }
    Flow {
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.gapSmall
        spacing: Theme.gap

        InkButton {
            objectName: "takeSeatButton"
            visible: name.visible
            primary: true
            text: qsTr("Take the seat")
            onClicked: root.take()
        }
        InkButton {
            objectName: "giveSeatButton"
            visible: root.who.canChange && !root.who.isBot
            primary: true
            text: qsTr("Give it to the bot")
            onClicked: root.give()
        }
        InkButton {
            objectName: "hindsightButton"
            visible: !root.who.canChange && root.who.isBot
            focus: visible
            primary: true
            text: qsTr("See what it saw")
            onClicked: {
                root.dismiss()
                root.hindsight.open(root.seat)
            }
        }
        InkButton {
            objectName: "leaveSeatButton"
            focus: !name.visible
            text: qsTr("Leave it so")
            onClicked: root.close()
        }
    }
}
