import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A cell of the holiness track: plain, or illuminated where a marker that comes there brings a bishop or a rescript. */
Item {
    id: root

    required property int cell
    required property string kind
    required property string spoken
    readonly property bool bright: root.kind !== "blank"
    readonly property real unit: root.height / 42
    readonly property color ground: root.kind === "bishop" ? Theme.cardBack : root.kind === "rescript" ? CrusadersTheme.tactics : Theme.parchmentLight

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.unit
        radius: 3 * root.unit
        border.width: Theme.hairline
        border.color: root.bright ? Theme.gold : Theme.rule
        gradient: Gradient {
            GradientStop { position: 0; color: root.bright ? Qt.lighter(root.ground, 1.12) : root.ground }
            GradientStop { position: 1; color: root.bright ? Qt.darker(root.ground, 1.25) : Theme.parchmentDeep }
        }
    }
    Rectangle { // the painted inner line of an illuminated cell
        anchors.fill: parent
        anchors.margins: 3.5 * root.unit
        radius: 2 * root.unit
        visible: root.bright
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.goldPale, 0.55)
    }
    SignIcon {
        x: (root.width - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        width: 22 * root.unit
        height: width
        visible: root.bright
        icon: root.bright ? root.kind : "plus"
        color: Theme.goldPale
    }
    Lozenge {
        anchors.centerIn: parent
        size: 7 * root.unit
        visible: !root.bright
        color: Theme.rule
    }
    HoverHint { text: root.spoken }
}
