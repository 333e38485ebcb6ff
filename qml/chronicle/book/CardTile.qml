import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A card among the others: small, with how often it did something. */
Item {
    id: root

    required property int index
    required property string kind
    required property string kindName
    required property string name
    required property int chapter
    required property var origin
    required property var deeds
    required property int fame
    required property var face
    property bool chosen: false
    property bool focused: false
    signal picked()

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2. %3").arg(root.name).arg(root.kindName).arg(root.deeds.join(". "))
    Accessible.onPressAction: root.picked()

    CrusaderCard {
        id: card

        anchors.centerIn: parent
        width: Theme.px(108)
        height: Theme.px(154)
        visible: (root.face?.name ?? "") !== ""
        face: root.face ?? ({})
        Accessible.ignored: true
    }
    Cartouche {
        anchors.fill: card
        visible: !card.visible
        color: Theme.card

        InkText {
            anchors.centerIn: parent
            width: parent.width - Theme.gap
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontControl
            text: root.name
        }
    }
    Item {
        anchors.fill: card

        FocusFrame {
            selected: root.chosen
            focused: root.focused
        }
    }
    Rectangle {
        anchors.horizontalCenter: card.horizontalCenter
        anchors.bottom: card.bottom
        anchors.bottomMargin: -Theme.px(14)
        width: Math.max(height, count.implicitWidth + Theme.gapSmall)
        height: Theme.px(22)
        radius: height / 2
        visible: root.fame > 0
        color: Theme.accent
        border.width: Theme.hairline
        border.color: Theme.goldPale

        InkText {
            id: count

            anchors.centerIn: parent
            font.pixelSize: Theme.px(12)
            font.bold: true
            color: Theme.accentInk
            text: root.fame
            Accessible.ignored: true
        }
        HoverHint { text: qsTr("How often it did something: %1").arg(root.fame) }
    }
    TapHandler { onTapped: root.picked() }
}
