import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The arms of a glance, with the order its state is carrying out; crossed out when it is out of play. */
Item {
    id: root

    required property StateBrief row

    Accessible.ignored: true

    Shield {
        anchors.fill: parent
        house: root.row.realm
        opacity: root.row.isOut ? Theme.disabledOpacity : 1
    }
    SignIcon {
        anchors.fill: parent
        visible: root.row.isOut
        icon: "cross"
        color: Theme.danger
    }
    Rectangle {
        x: -width * 0.2
        y: root.height - height * 0.86
        width: Math.round(root.width * 0.52)
        height: width
        radius: width / 2
        visible: root.row.order !== ""
        color: Theme.parchmentLight
        border.width: Theme.hairline
        border.color: Theme.gold

        SignIcon {
            anchors.fill: parent
            anchors.margins: parent.width * 0.14
            icon: root.row.order === "" ? "unknown" : root.row.order
            color: Theme.accentText
        }
    }
}
