pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle
import Outremer.Looks

/** A first start: what this is, and two obvious ways to begin. */
FocusScope {
    id: root

    signal beginCampaign()
    signal playMatch()

    implicitHeight: sheet.implicitHeight

    ColumnLayout {
        id: sheet

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, Theme.px(900))
        spacing: Theme.gap

        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gapLarge

            Repeater {
                model: Looks.houses("campaign")

                Shield {
                    required property string modelData

                    width: Theme.px(58)
                    height: Theme.px(68)
                    house: modelData
                }
            }
        }
        InkText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.displayFamily
            font.pixelSize: Theme.px(76 * Math.min(1.4, Theme.textScale))
            text: "Outremer"
        }
        PanelTitle {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gapHuge * 3
            Layout.rightMargin: Theme.gapHuge * 3
            text: qsTr("The land beyond the sea")
        }
        InkText {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.gapLarge
            Layout.leftMargin: Theme.gapHuge
            Layout.rightMargin: Theme.gapHuge
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            lineHeight: 1.2
            text: qsTr("The chronicle lies open and has no first line yet. Gather a company around the table, or try your "
                + "hand against the bots. Every move is written down at once: you can stop at any moment.")
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.width < Theme.px(620) ? 1 : 2
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gap

            WelcomeChoice {
                objectName: "beginCampaignButton"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                focus: true
                primary: true
                game: "campaign"
                title: qsTr("Begin a campaign")
                text: qsTr("Four chapters, two to four dynasties, one book that remembers all of it.")
                onClicked: root.beginCampaign()
            }
            WelcomeChoice {
                objectName: "playMatchButton"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                game: Looks.shelf[0]
                title: qsTr("Play a single match")
                text: qsTr("One evening, one winner, and no consequences for your grandchildren.")
                onClicked: root.playMatch()
            }
        }
    }
}
