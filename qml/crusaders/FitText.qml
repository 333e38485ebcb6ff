import QtQuick
import Outremer

/** Words in a measured box: they wrap and shrink down to `smallest`, and are rather left out than cut off. */
InkText {
    id: root

    required property string words
    required property real largest
    required property real smallest
    property string family: Theme.textFamily
    property bool slanted: false
    property real leading: 1
    readonly property var style: ({ family: root.family, italic: root.slanted, lineHeight: root.leading, largest: root.largest,
        smallest: root.smallest })
    readonly property var fit: TextFit.fit([root.words], root.style, root.width, root.height)
    readonly property bool fits: root.words === "" || root.fit.size > 0

    visible: root.fits
    wrapMode: Text.WordWrap
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    lineHeight: root.leading
    font.family: root.family
    font.italic: root.slanted
    font.pixelSize: Math.max(1, root.fit.size)
    text: root.fit.texts[0]

    Accessible.ignored: true
}
