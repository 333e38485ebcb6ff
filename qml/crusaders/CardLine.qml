import QtQuick
import Outremer

/** A paragraph of a card's text. */
InkText {
    id: root

    required property int letters

    width: parent.width
    horizontalAlignment: Text.AlignHCenter
    wrapMode: Text.WordWrap
    font.pixelSize: root.letters

    Accessible.ignored: true
}
