pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** Everything else there is to go on with: the other campaigns, the unfinished matches, and the finished ones on demand. */
FocusScope {
    id: root

    required property HomeModel home
    readonly property var last: root.home.last
    readonly property int lastCampaign: root.home.lastKind === "campaign" ? root.last.campaignId : 0
    signal continueCampaign(int id, string kind, string status)
    signal openBook(int id)
    signal exportCampaign(int id)
    signal resumeMatch(int id)
    signal foundCampaign()

    Scroller {
        id: scroller

        anchors.fill: parent
        contentHeight: column.implicitHeight

        ColumnLayout {
            id: column

            width: scroller.width - (scroller.interactive ? Theme.gap : 0)
            spacing: Theme.gap

            Panel {
                Layout.fillWidth: true
                title: qsTr("Campaigns")
                focus: true

                ColumnLayout {
                    width: parent.width
                    spacing: Theme.gapSmall

                    Repeater {
                        model: root.home.campaigns

                        CampaignRow {
                            objectName: "campaign_" + campaignId
                            Layout.fillWidth: true
                            visible: campaignId !== root.lastCampaign
                            onClicked: isOver ? root.openBook(campaignId) : root.continueCampaign(campaignId, kind, status)
                            onOpenBook: root.openBook(campaignId)
                            onExportIt: root.exportCampaign(campaignId)
                            onRenamed: title => root.home.campaigns.rename(campaignId, title)
                            onTrash: root.home.campaigns.putIntoTrash(campaignId)
                        }
                    }
                    InkText {
                        Layout.fillWidth: true
                        visible: root.home.campaigns.count === 0
                        wrapMode: Text.WordWrap
                        color: Theme.inkSoft
                        text: qsTr("None yet. A campaign is four chapters that remember one another.")
                    }
                    InkButton {
                        objectName: "newCampaignButton"
                        Layout.fillWidth: true
                        focus: true
                        text: qsTr("New campaign")
                        onClicked: root.foundCampaign()
                    }
                }
            }
            HomeMatches {
                Layout.fillWidth: true
                home: root.home
                onResumeMatch: id => root.resumeMatch(id)
            }
        }
    }
}
