pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** All kinds of cards, as large as `size` says. */
Rectangle {
    id: root

    property var faces: []
    property size size: Qt.size(62, 84)

    anchors.fill: parent
    color: Theme.page

    Flow {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        spacing: Theme.gapSmall

        Repeater {
            model: root.faces

            CrusaderCard {
                required property var modelData

                face: modelData
                width: Theme.px(root.size.width)
                height: Theme.px(root.size.height)
            }
        }
    }
}
