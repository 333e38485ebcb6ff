pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** A card's colours as a ribbon: a field for each, with the good that names it. */
Rectangle {
    id: root

    required property var colours

    visible: root.colours.length > 0
    radius: Theme.hairline
    color: Theme.vignetteShade

    Accessible.ignored: true

    Row {
        id: ribbon

        anchors.fill: parent
        anchors.topMargin: Theme.hairline
        anchors.bottomMargin: Theme.hairline
        spacing: Theme.hairline

        Repeater {
            model: root.colours

            Rectangle {
                id: field

                required property string modelData

                width: (root.width - (root.colours.length - 1) * Theme.hairline) / root.colours.length
                height: ribbon.height
                radius: root.radius
                color: Theme.goodColour(field.modelData)

                CrusaderIcon {
                    anchors.centerIn: parent
                    width: Math.min(field.width, field.height * 0.94)
                    height: width
                    icon: field.modelData
                    color: Theme.goodInk(field.modelData)
                }
            }
        }
    }
}
