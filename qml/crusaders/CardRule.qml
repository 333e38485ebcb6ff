import QtQuick
import Outremer

/** A golden rule with a lozenge between two parts of a card. */
Item {
    id: root

    Accessible.ignored: true

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.hairline
        radius: height / 2
        color: Theme.gold
    }
    Lozenge {
        anchors.centerIn: parent
        size: root.height
        color: Theme.rubric
    }
}
