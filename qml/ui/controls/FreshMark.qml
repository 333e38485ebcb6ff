import QtQuick
import Outremer.Ui

/** The little golden star that marks a card just drawn. */
Item {
    id: root

    implicitWidth: Theme.iconSmall
    implicitHeight: Theme.iconSmall

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.goldPale
        border.width: Theme.hairline
        border.color: Theme.vignetteShade
    }
    Glyph {
        anchors.centerIn: parent
        width: root.width * 0.72
        height: width
        boxWidth: 120
        boxHeight: 120
        path: Glyphs.star
        color: Theme.vignetteShade
    }
}
