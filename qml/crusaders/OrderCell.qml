pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A cell of the cross: an empty mould, or its stack of tokens, of which the lower ones look out from under the top one. */
Choosable {
    id: root

    required property var tokens // the top one last
    required property real tokenSize
    property point step: Qt.point(0, 0) // from a token to the one above it
    readonly property real stride: Math.abs(root.step.x + root.step.y)
    property bool acting: false
    property string hint: ""

    radius: Math.min(root.width, root.height) / 2

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.faded(Theme.vignetteShade, root.tokens.length > 0 ? 0.1 : 0.06)
        border.width: Theme.hairline
        border.color: root.hovered ? Theme.ruleStrong : Theme.faded(Theme.ruleStrong, 0.7)
    }
    SignIcon {
        anchors.centerIn: parent
        width: root.tokenSize * 0.44
        height: width
        visible: root.tokens.length === 0 && root.hint !== ""
        icon: root.hint
        color: Theme.faded(Theme.ruleStrong, 0.55)
    }
    Repeater {
        model: root.tokens

        OrderToken {
            required property int index
            required property var modelData
            readonly property real level: index - (root.tokens.length - 1) / 2
            readonly property bool covered: index < root.tokens.length - 1
            readonly property real reach: (root.tokenSize - root.stride) / 2 / Math.max(1, root.stride)

            x: root.width / 2 + level * root.step.x - width / 2
            y: root.height / 2 + level * root.step.y - height / 2
            width: root.tokenSize
            height: width
            owner: modelData.owner
            enhanced: modelData.enhanced
            acting: root.acting && !covered
            shift: covered ? Qt.point(-root.step.x * reach, -root.step.y * reach) : Qt.point(0, 0)
            chargeSize: covered ? Math.min(0.34, 0.9 * root.stride / root.tokenSize) : 0.62
        }
    }
    HoverHint { text: root.label }
}
