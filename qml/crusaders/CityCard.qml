pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A city in words, in the corner of the map where no city is. */
Cartouche {
    id: root

    required property CityMark city
    required property real unit
    readonly property int fontSize: Math.max(1, Math.round(10.5 * root.unit * Math.min(1.2, Theme.textScale)))
    readonly property int margin: Math.round(8 * root.unit)

    objectName: "cityCard"
    implicitWidth: 172 * root.unit // Damascus stands beside it
    implicitHeight: words.implicitHeight + 2 * root.margin
    notch: 6 * root.unit
    color: Theme.parchment

    Column {
        id: words

        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        spacing: Math.round(1.5 * root.unit)

        Item {
            width: parent.width
            height: title.implicitHeight

            InkText {
                id: title

                font.family: Theme.displayFamily
                font.pixelSize: Math.round(root.fontSize * 1.6)
                color: Theme.rubric
                text: root.city?.name ?? ""
            }
            InkText {
                anchors.right: parent.right
                anchors.baseline: title.baseline
                width: Math.min(implicitWidth, parent.width - title.width - root.margin)
                elide: Text.ElideRight
                font.pixelSize: root.fontSize
                font.italic: true
                color: Theme.houseText(root.city?.ownerId ?? "")
                text: root.city?.ownerName ?? ""
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.rule
        }
        Repeater {
            model: root.city?.facts ?? []

            Item {
                id: fact

                required property var modelData

                width: words.width
                height: text.implicitHeight

                SignIcon {
                    width: Math.round(root.fontSize * 1.15)
                    height: width
                    y: Math.round(root.fontSize * 0.1)
                    icon: fact.modelData.icon
                    color: Theme.inkSoft
                }
                InkText {
                    id: text

                    x: Math.round(root.fontSize * 1.6)
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    font.pixelSize: root.fontSize
                    lineHeight: 0.95
                    text: fact.modelData.text
                }
            }
        }
    }
}
