import QtQuick
import QtQuick.Shapes
import Outremer.Ui

/** An illuminated initial: a letter of gold on lapis, with a spray of ivy behind it. */
Item {
    id: root

    required property string letter

    implicitWidth: Theme.px(58)
    implicitHeight: root.implicitWidth

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.cardBackDeep
        border.width: Theme.line
        border.color: Theme.gold
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 2 * Theme.line
        color: Theme.cardBack
        border.width: Theme.hairline
        border.color: Theme.goldPale
    }
    Shape {
        x: root.width * 0.06
        y: root.height * 0.06
        width: 104
        height: 104
        transformOrigin: Item.TopLeft
        scale: root.width * 0.88 / 104
        opacity: 0.55

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.goldPale
            strokeWidth: 1.8
            capStyle: ShapePath.RoundCap

            PathSvg { path: Glyphs.vine }
        }
        ShapePath {
            fillColor: Theme.goldPale
            strokeColor: "transparent"

            PathSvg { path: Glyphs.vineBlue + Glyphs.vineRed + Glyphs.vineDots }
        }
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -root.height * 0.03
        text: root.letter
        textFormat: Text.PlainText
        font.family: Theme.displayFamily
        font.pixelSize: Math.max(1, Math.round(root.height * 0.78))
        color: Theme.vignetteInk
        style: Text.Outline
        styleColor: Theme.faded(Theme.cardBackDeep, 0.7)
    }
}
