import QtQuick
import Outremer

/** The start page of somebody who is here for the first time. */
FocusScope {
    id: root

    signal beginCampaign()
    signal playMatch()

    PageBorder {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
    }
    Scroller {
        anchors.fill: parent
        contentHeight: Math.max(height, panel.implicitHeight + 2 * Theme.gapHuge)

        WelcomePanel {
            id: panel

            anchors.centerIn: parent
            width: parent.width - 4 * Theme.gapHuge
            focus: true
            onBeginCampaign: root.beginCampaign()
            onPlayMatch: root.playMatch()
        }
    }
}
