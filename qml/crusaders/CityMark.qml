pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A city on the map: its picture, whose it is, who stands there, what it brings. Everything else is on its card. */
Choosable {
    id: root

    required property string cityId
    required property string name
    required property real mapX
    required property real mapY
    required property bool closed
    required property string ownerId
    required property string ownerName
    required property int level
    required property int walls
    required property int units
    required property var goods
    required property var governor
    required property string capitalOf
    required property var bishops
    required property string holyLand
    required property bool scarred
    required property bool ruined
    required property bool commander
    required property int raiders
    required property bool raidAhead
    required property string attack
    required property bool fresh
    required property var facts
    required property string spoken
    required property real unit // a pixel of a map of 490
    property bool inquired: false // by the arrows; whom the program itself focuses was not asked about
    readonly property bool governed: Object.keys(root.governor).length > 0

    objectName: "city_" + root.cityId
    what: ({ city: root.cityId })
    orElse: ({ destination: root.cityId })
    label: root.spoken
    radius: 14 * root.unit
    width: 76 * root.unit
    height: 62 * root.unit

    CityPicture {
        id: picture

        anchors.horizontalCenter: parent.horizontalCenter
        width: 43.5 * root.unit
        height: width * 44 / 48
        owner: root.ownerId
        level: root.level
        closed: root.closed
        field: Theme.houseColour(root.ownerId)
        charge: Theme.houseInk(root.ownerId)
        halo: root.holyLand === "" ? "transparent" : Theme.houseColour(root.holyLand)
        stone: Theme.chart.stone
        line: Theme.chart.line
        gold: Theme.goldPale
    }
    CitySigns {
        anchors.fill: parent
        visible: !root.closed
        city: root
    }
    MapSign {
        y: 20 * root.unit
        height: 14 * root.unit
        visible: root.governed
        icon: "governor"
        color: Theme.chart.paper
        ink: Theme.chart.line

        Zoomable { face: root.governor }
    }
    InkText {
        id: title

        readonly property real size: 11.5 * root.unit * Math.min(1.2, Theme.textScale)

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(implicitWidth, root.width)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(title.size * 0.7))
        font.pixelSize: Math.max(1, Math.round(title.size))
        font.bold: root.capitalOf !== ""
        style: Text.Outline
        styleColor: Theme.chart.paper
        color: root.closed ? Theme.inkSoft : Theme.chart.line
        text: root.name
        Accessible.ignored: true
    }
    MapSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 12 * root.unit
        height: 21 * root.unit
        visible: root.attack !== ""
        icon: root.attack
        color: Theme.danger
        ink: Theme.parchmentLight
    }
    FreshMark {
        x: root.width - width
        y: -2 * root.unit
        width: 11 * root.unit
        height: width
        visible: root.fresh
    }

    onActiveFocusChanged: if (!root.activeFocus) root.inquired = false
    Keys.onReleased: event => {
        if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Tab, Qt.Key_Backtab].includes(event.key))
            root.inquired = true
    }
}
