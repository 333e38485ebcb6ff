import QtQuick
import Outremer.Ui
import Outremer.Table

/** A city that units may come from or go to. */
Choosable {
    id: root

    required property string city
    required property string name
    required property string owner
    required property int units
    required property real unit

    width: words.x + words.implicitWidth + 9 * root.unit
    height: Math.round(28 * root.unit)
    what: ({ city: root.city })
    label: qsTr("%1, troops %2").arg(root.name).arg(root.units)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.parchmentLight
        border.width: Theme.hairline
        border.color: Theme.gold
    }
    Shield {
        id: arms

        x: 6 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 16 * root.unit
        height: 19 * root.unit
        house: root.owner
    }
    InkText {
        id: words

        x: arms.x + arms.width + 6 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.round(13 * root.unit)
        text: qsTr("%1 · %2").arg(root.name).arg(root.units)
    }
}
