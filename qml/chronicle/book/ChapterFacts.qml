pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** How a chapter stands or ended, when it was played, what it began with, opened and left behind. */
Column {
    id: root

    required property var chapter // a ChapterLeaf

    spacing: Theme.gap

    BookFact {
        width: root.width
        icon: "hegemony"
        title: qsTr("How it ended")
        text: root.chapter.ending ?? ""
    }
    BookFact {
        width: root.width
        icon: "influence"
        title: qsTr("First place")
        text: root.chapter.winner ?? ""
        house: root.chapter.winnerHouse ?? ""
    }
    BookFact {
        width: root.width
        icon: "clock"
        title: qsTr("Where it stands")
        text: root.chapter.pause ?? ""
    }
    BookFact {
        width: root.width
        icon: "note"
        title: qsTr("Evenings")
        text: (root.chapter.evenings ?? []).join(", ")
    }
    BookFact {
        width: root.width
        icon: "table"
        title: qsTr("Where it was played")
        text: root.chapter.isTable ? qsTr("At a real table") : qsTr("In the program")
    }
    BookFact {
        width: root.width
        icon: "oath"
        title: qsTr("Inherited")
        text: root.chapter.legacy ?? ""
        detail: root.chapter.legacyStory ?? ""
    }
    BookFact {
        width: root.width
        icon: "sealed"
        title: qsTr("Seals broken")
        text: (root.chapter.unlocked ?? []).map(one => one.text).join(" · ")
    }
    BookFact {
        width: root.width
        icon: "scar"
        title: qsTr("Scars")
        text: (root.chapter.scars ?? []).join("; ")
    }
}
