import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Whose state it is: arms, name, capital; the way to the next one and the way out. */
RowLayout {
    id: root

    required property var row
    readonly property string status: root.row.isOut ? qsTr("out of play") : root.row.isActive ? qsTr("to move") : ""
    signal closed()
    signal turned(int by)
    signal seatPicked()

    spacing: Theme.gap

    Shield {
        implicitWidth: Theme.px(44)
        implicitHeight: Theme.px(52)
        house: root.row.realm
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        InkText {
            Layout.fillWidth: true
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontSmall
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            color: Theme.houseText(root.row.realm)
            text: root.row.playerName
        }
        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            text: [root.row.playerName === root.row.stateName ? "" : root.row.stateName,
                root.row.isBot ? qsTr("played by the program") : "",
                root.row.capital === "" ? "" : qsTr("capital: %1").arg(root.row.capital), root.status]
                .filter(part => part !== "").join(" · ")
        }
    }
    SeatButton {
        objectName: "detailSeatButton"
        implicitWidth: Theme.control
        implicitHeight: Theme.control
        inset: Theme.gapSmall
        isBot: root.row.isBot
        label: root.row.playerName
        onClicked: root.seatPicked()
    }
    InkButton {
        quiet: true
        text: "‹"
        Accessible.name: qsTr("The state before")
        onClicked: root.turned(-1)
    }
    InkButton {
        quiet: true
        text: "›"
        Accessible.name: qsTr("The next state")
        onClicked: root.turned(1)
    }
    InkButton {
        objectName: "closeDetail"
        focus: true
        text: qsTr("Close")
        hint: qsTr("Esc")
        onClicked: root.closed()
    }
}
