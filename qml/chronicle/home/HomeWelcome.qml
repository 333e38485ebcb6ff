import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** The start page of somebody who is here for the first time. */
FocusScope {
    id: root

    property real foot: 0 // what lies at the lower edge, inside the border
    readonly property Item face: root
    signal beginCampaign()
    signal playMatch()

    PageBorder {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
    }
    Scroller {
        anchors.fill: parent
        anchors.bottomMargin: root.foot
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
