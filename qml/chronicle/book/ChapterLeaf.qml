pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Everything of one chapter: the map at the left, how it ended and who stood where at the right; or its seal. */
Item {
    id: root

    required property CampaignBook book
    required property int number
    required property string roman
    required property string stage
    required property var why
    required property var title
    required property var subtitle
    required property var isTable
    required property var ending
    required property var winner
    required property var winnerHouse
    required property var pause
    required property var evenings
    required property var standings
    required property var hasSales
    required property var hasMap
    required property var legacy
    required property var legacyStory
    required property var unlocked
    required property var scars
    readonly property real beneath: (root.standings ?? []).length > 0 ? Theme.px(226) : Theme.px(80) // the map: heading and table
    readonly property bool isOpen: root.stage === "written" || root.stage === "playing"

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.px(420))
        visible: !root.isOpen
        spacing: Theme.gapLarge

        WaxSeal {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(180)
            height: width
            roman: root.roman
        }
        InkText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontTitle
            text: (root.stage === "next" ? qsTr("Chapter %1 awaits") : root.stage === "lost" ? qsTr("Chapter %1 is lost") : qsTr("Chapter %1 is sealed")).arg(root.roman)
        }
        InkText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.italic: true
            color: Theme.inkSoft
            text: root.why ?? ""
        }
    }
    BookScroll {
        anchors.fill: parent
        visible: root.isOpen
        label: root.title ?? ""
        spacing: Theme.gap

        Column {
            width: parent.width
            spacing: Theme.hairline * 2

            InkText {
                width: parent.width
                wrapMode: Text.WordWrap
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontTitle
                text: root.isOpen ? qsTr("%1. %2").arg(root.roman).arg(root.title) : ""
            }
            InkText {
                width: parent.width
                wrapMode: Text.WordWrap
                font.italic: true
                color: Theme.inkSoft
                text: root.subtitle ?? ""
            }
        }
        GridLayout {
            width: parent.width
            columns: root.width < Theme.px(520) * Theme.textScale ? 1 : 2
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gap

            ChronicleMap {
                Layout.preferredWidth: Math.max(Theme.px(300), Math.min(root.width * 0.56, root.height - root.beneath))
                Layout.preferredHeight: Layout.preferredWidth
                Layout.alignment: Qt.AlignTop
                visible: root.hasMap ?? false
                book: root.book
                chapter: root.number
                dark: Theme.dark

                Accessible.role: Accessible.Graphic
                Accessible.name: description
            }
            ChapterFacts {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                chapter: root
            }
        }
        BookTable {
            width: parent.width
            visible: (root.standings ?? []).length > 0
            cells: [[qsTr("Ruler"), qsTr("Place"), qsTr("Influence"), qsTr("Cities"), qsTr("Holy lands"),
                ...(root.hasSales ? [qsTr("Sales")] : []), qsTr("Points")],
                ...(root.standings ?? []).map(one => [one.ruler, one.rank, one.influence, one.cities, one.holyLands,
                    ...(root.hasSales ? [one.traded] : []), one.points])]
            numeric: [false, true, true, true, true, true, true]
            houses: (root.standings ?? []).map(one => one.house)
            marked: (root.standings ?? []).findIndex(one => one.house === root.winnerHouse)
        }
    }
}
