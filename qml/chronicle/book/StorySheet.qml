import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** One page of the open book: paper, ink, running head and number. Pages outside the book are its endpapers. */
Item {
    id: root

    required property StoryPages pages
    required property int page
    readonly property bool isLeft: root.page % 2 === 0
    readonly property bool isPage: root.page >= 1 && root.page <= root.pages.count
    readonly property real unit: root.width / 137 // a millimetre of the printed page
    signal picked(int page)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.isPage ? qsTr("Page %1. %2").arg(root.page).arg(head.text) : ""
    Accessible.ignored: !root.isPage

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: root.isLeft ? 0 : 1; color: Theme.parchment }
            GradientStop { position: root.isLeft ? 0.82 : 0.18; color: Theme.parchmentLight }
            GradientStop { position: root.isLeft ? 0.96 : 0.04; color: Theme.parchment }
            GradientStop { position: root.isLeft ? 1 : 0; color: Theme.pageShade }
        }
    }
    PageBorder {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        visible: !root.isPage
        opacity: 0.75
    }
    GameEmblem {
        anchors.centerIn: parent
        width: root.width * 0.32
        height: width
        visible: !root.isPage
        opacity: 0.8
        game: "campaign"
    }
    BookSheet {
        anchors.fill: parent
        visible: root.isPage
        pages: root.pages
        page: root.page
        dark: Theme.dark
    }
    StoryIndex {
        anchors.fill: parent
        anchors.margins: 16 * root.unit
        visible: root.page > 0 && root.page === root.pages.contentsPage
        contents: root.pages.contents
        unit: root.unit
        onPicked: page => root.picked(page)
    }
    InkText {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        y: 6.5 * root.unit
        width: 113 * root.unit
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        font.pixelSize: Math.max(1, 3.3 * root.unit)
        font.italic: true
        color: Theme.inkSoft
        text: root.pages.count > 0 ? root.pages.headOf(root.page) : ""
    }
    InkText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 185 * root.unit
        visible: root.isPage && root.page > 1
        font.pixelSize: Math.max(1, 3.4 * root.unit)
        color: Theme.inkSoft
        text: root.page
        Accessible.ignored: true
    }
}
