pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** A heading in rubric between two ruled lines that end in lozenges. */
Item {
    id: root

    required property string text

    implicitWidth: words.implicitWidth + 2 * (Theme.gapHuge + Theme.gapSmall)
    implicitHeight: words.implicitHeight

    Accessible.role: Accessible.Heading
    Accessible.name: root.text

    Repeater {
        model: 2

        Item {
            required property int index

            x: index ? words.x + words.width + Theme.gapSmall : 0
            width: words.x - Theme.gapSmall
            height: root.height

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - Theme.gapTiny
                x: parent.index ? Theme.gapTiny : 0
                height: Theme.hairline
                color: Theme.rule
            }
            Lozenge {
                anchors.verticalCenter: parent.verticalCenter
                x: parent.index ? 0 : parent.width - width
            }
        }
    }
    Text {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * (Theme.gapHuge + Theme.gapSmall))
        text: root.text
        textFormat: Text.PlainText
        elide: Text.ElideRight
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontLarge
        color: Theme.rubric
        Accessible.ignored: true
    }
}
