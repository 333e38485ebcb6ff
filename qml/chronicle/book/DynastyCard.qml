pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** One dynasty: arms, style, who plays it, points, qualities, nicknames, heirlooms and oaths. */
Item {
    id: root

    required property int seat
    required property string house
    required property string stateName
    required property string style
    required property string holder
    required property var holders
    required property var qualities
    required property var nicknames
    required property var heirlooms
    required property var oaths
    required property var places
    required property int points
    required property var tally
    required property bool isWinner
    readonly property bool isCounted: root.tally.total !== undefined

    implicitHeight: column.implicitHeight + 2 * Theme.gap

    Accessible.role: Accessible.Grouping
    Accessible.name: root.style

    Cartouche {
        anchors.fill: parent
        color: Theme.faded(Theme.parchmentLight, 0.6)
        stroke: root.isWinner ? Theme.gold : Theme.ruleStrong
        strokeWidth: root.isWinner ? Theme.line : Theme.hairline
    }
    Rectangle {
        x: Theme.notch
        y: Theme.hairline
        width: parent.width - 2 * x
        height: Theme.px(5)
        color: Theme.houseColour(root.house)
        border.width: Theme.isPale(root.house) ? Theme.hairline : 0
        border.color: Theme.ruleStrong
    }
    Column {
        id: column

        x: Theme.gap
        y: Theme.px(18)
        width: root.width - 2 * x
        spacing: Theme.gap

        DynastyHead {
            width: parent.width
            house: root.house
            style: root.style
            holder: root.holder
        }
        DynastyScore {
            width: parent.width
            points: root.isCounted ? root.tally.total : root.points
            caption: root.isCounted ? qsTr("in the last count") : qsTr("point(s) of the chronicle", "", root.points)
            detail: !root.isCounted ? "" : [qsTr("chronicle %1").arg(root.tally.chronicle), qsTr("fame %1").arg(root.tally.fame),
                qsTr("qualities %1").arg(root.tally.sets), qsTr("chapter IV %1").arg(root.tally.crown)].map(one => one.replace(/ /g, "\u00a0")).join(" · ")
            crowned: root.isWinner
            places: root.places
        }
        QualityMarks {
            width: parent.width
            qualities: root.qualities
        }
        Repeater {
            model: root.nicknames

            DynastyEntry {
                required property var modelData

                width: column.width
                icon: modelData.quality ?? "note"
                title: modelData.name
                note: qsTr("chapter %1").arg(modelData.chapter)
                text: modelData.text ?? ""
                story: modelData.story
            }
        }
        Repeater {
            model: root.heirlooms

            DynastyEntry {
                required property var modelData

                width: column.width
                icon: "building"
                title: modelData.name
                note: qsTr("heirloom, chapter %1").arg(modelData.chapter)
            }
        }
        Repeater {
            model: root.oaths

            DynastyEntry {
                required property var modelData

                width: column.width
                icon: modelData.outcome === "kept" ? "check" : modelData.outcome === "broken" ? "cross" : "oath"
                title: modelData.name
                note: qsTr("oath, chapter %1").arg(modelData.chapter)
                text: modelData.text
            }
        }
        Repeater {
            model: root.holders

            DynastyEntry {
                required property var modelData

                width: column.width
                icon: "person"
                title: modelData.who
                note: qsTr("since %1").arg(modelData.since)
            }
        }
    }
}
