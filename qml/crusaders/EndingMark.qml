pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** How near the match is to one of its ends: its sign, how much of how much, and who is nearest. */
Item {
    id: root

    required property string ending
    required property string icon
    required property string name
    required property string text
    required property var owners
    required property bool near
    required property bool met
    required property string spoken
    readonly property real unit: root.height / 40
    readonly property color tint: root.met ? Theme.rubric : root.near ? Theme.glow : Theme.inkSoft

    implicitWidth: row.implicitWidth

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Row {
        id: row

        height: parent.height
        spacing: 3 * root.unit

        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: 18 * root.unit
            height: width
            icon: root.icon
            color: root.tint
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.max(1, Math.round(13 * root.unit))
            font.bold: root.met || root.near
            color: root.tint
            text: root.text
            Accessible.ignored: true
        }
        Repeater {
            model: root.owners.length === 1 ? root.owners : []

            Shield {
                required property string modelData

                y: (row.height - height) / 2
                width: 13 * root.unit
                height: 15 * root.unit
                house: modelData
            }
        }
    }
    HoverHint { text: root.spoken }
}
