pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** Cards of one kind under a heading, small, each to be looked at closely; what is written below each is its `note`. */
Column {
    id: root

    required property string title
    required property var cards   // faces
    property var notes: []        // a text for each, or nothing
    property string summary: ""   // after the heading
    property real cardWidth: Theme.px(62)
    readonly property real natural: Math.max(heading.implicitWidth, root.cards.length * (root.cardWidth + Theme.gapSmall) - Theme.gapSmall)

    visible: root.cards.length > 0
    spacing: Theme.gapTiny

    Flow {
        width: root.width
        spacing: Theme.gapSmall

        InkText {
            id: heading

            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontNormal
            color: Theme.rubric
            text: root.title
            Accessible.role: Accessible.Heading
        }
        InkText {
            width: Math.min(implicitWidth, root.width)
            topPadding: Math.max(0, heading.baselineOffset - Theme.fontTiny) // on the heading's line
            visible: root.summary !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            text: root.summary
        }
    }
    Flow {
        width: root.width
        spacing: Theme.gapSmall

        Repeater {
            model: root.cards.length

            Column {
                id: place

                required property int index
                readonly property var face: root.cards[index] ?? ({})

                spacing: Theme.gapTiny / 2

                FocusScope {
                    width: root.cardWidth
                    height: Math.round(root.cardWidth / 0.7)
                    activeFocusOnTab: true

                    CrusaderCard {
                        anchors.fill: parent
                        face: place.face
                        compact: true
                    }
                    FocusFrame {
                        radius: parent.width / 14
                        focused: parent.activeFocus
                    }
                    Zoomable { face: place.face }
                }
                FitText {
                    width: root.cardWidth
                    height: 2.4 * Theme.fontTiny
                    visible: words !== ""
                    align: Qt.AlignHCenter | Qt.AlignTop
                    largest: Theme.fontTiny
                    smallest: Theme.px(8)
                    color: Theme.inkSoft
                    words: root.notes[place.index] ?? ""
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: words
                }
            }
        }
    }
}
