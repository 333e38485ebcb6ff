import QtQuick
import Outremer.Ui

/** One line of a battle's story. */
Item {
    id: root

    required property string text
    required property string icon
    required property string owner
    required property bool isBig
    required property string ruleText
    required property real unit

    implicitHeight: Math.max(16 * root.unit, line.implicitHeight) + 2 * root.unit

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text

    SignIcon {
        y: root.unit
        width: 14 * root.unit
        height: width
        icon: root.icon
        color: Theme.houseText(root.owner)
    }
    InkText {
        id: line

        x: 21 * root.unit
        width: root.width - x
        wrapMode: Text.WordWrap
        font.pixelSize: Math.round(12.5 * root.unit)
        font.bold: root.isBig
        color: root.isBig ? Theme.houseText(root.owner) : Theme.ink
        text: root.text
    }
}
