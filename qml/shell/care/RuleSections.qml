pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** The sections of a rulebook, as a table of contents. */
ListView {
    id: root

    required property string here // the section that is being read
    signal picked(int row)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    currentIndex: Math.max(0, root.model.findIndex(section => section.id === root.here))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sections")
    Accessible.focusable: true

    T.ScrollBar.vertical: InkScrollBar { }

    delegate: Item {
        id: entry

        required property var modelData
        required property int index
        readonly property bool current: ListView.isCurrentItem

        width: ListView.view.width - Theme.scrollBar
        implicitHeight: title.implicitHeight + 2 * Theme.gapTiny

        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, rules: %2").arg(entry.modelData.title).arg(entry.modelData.count)
        Accessible.onPressAction: root.picked(entry.modelData.row)

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: entry.current ? Theme.parchmentLight : hover.hovered ? Theme.faded(Theme.ruleStrong, 0.12) : "transparent"
            border.width: entry.current ? (root.activeFocus ? Theme.line : Theme.hairline) : 0
            border.color: root.activeFocus ? Theme.focus : Theme.gold
        }
        InkText {
            id: title

            x: Theme.gapSmall
            y: Theme.gapTiny
            width: number.x - x - Theme.gapTiny
            wrapMode: Text.WordWrap
            color: entry.current ? Theme.accentText : Theme.ink
            text: entry.modelData.title
            Accessible.ignored: true
        }
        InkText {
            id: number

            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.baseline: title.baseline
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            text: entry.modelData.count
            Accessible.ignored: true
        }
        Hover {
            id: hover
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: root.picked(entry.modelData.row) }
    }

    function pickNeighbour(step: int) {
        const section = root.model[root.currentIndex + step]
        if (section)
            root.picked(section.row)
    }
    Keys.onUpPressed: root.pickNeighbour(-1)
    Keys.onDownPressed: root.pickNeighbour(1)
}
