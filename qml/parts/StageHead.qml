pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** Along the top of a stage: its title, what is asked, and which round of how many it is. */
Item {
    id: root

    required property string title
    required property string prompt
    required property int rounds
    required property int round
    readonly property real side: Math.round(root.width * 0.29)

    FitText {
        width: root.side
        height: root.height
        align: Qt.AlignLeft | Qt.AlignVCenter
        family: Theme.displayFamily
        largest: root.height * 0.8
        smallest: root.height * 0.36
        color: Theme.rubric
        words: root.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: root.title
    }
    Cartouche {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.38)
        height: root.height
        visible: root.prompt !== ""
        color: Theme.accent
        stroke: Theme.goldPale

        FitText {
            objectName: "stagePrompt"
            anchors.fill: parent
            anchors.margins: Math.round(root.height * 0.08)
            anchors.leftMargin: Math.round(root.height * 0.36)
            anchors.rightMargin: Math.round(root.height * 0.36)
            largest: root.height * 0.46
            smallest: root.height * 0.26
            color: Theme.accentInk
            words: root.prompt
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: root.prompt
        }
    }
    Row {
        anchors.right: parent.right
        height: parent.height
        spacing: Math.round(root.height * 0.2)
        visible: root.rounds > 0

        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Round %1 of %2").arg(root.round).arg(root.rounds)

        InkText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.max(1, Math.round(root.height * 0.44))
            font.italic: true
            color: Theme.inkSoft
            text: qsTr("Round")
            Accessible.ignored: true
        }
        Repeater {
            model: root.rounds

            Rectangle { // the present one is larger and has its number
                id: pip

                required property int index
                readonly property bool now: pip.index + 1 === root.round

                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(root.height * (pip.now ? 0.72 : 0.34))
                height: width
                radius: width / 2
                color: pip.now ? Theme.rubric : pip.index + 1 < root.round ? Theme.ruleStrong : "transparent"
                border.width: Theme.hairline
                border.color: Theme.ruleStrong

                InkText {
                    anchors.centerIn: parent
                    visible: pip.now
                    font.pixelSize: Math.max(1, Math.round(root.height * 0.46))
                    font.bold: true
                    color: Theme.parchment
                    text: root.round
                    Accessible.ignored: true
                }
            }
        }
    }
}
