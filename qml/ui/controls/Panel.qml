import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A framed sheet of parchment with an optional title; its children lie inside the frame. */
T.Pane {
    id: root

    property string title: ""
    readonly property bool titled: root.title !== ""

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, heading.implicitWidth + 2 * padding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.gapLarge
    topPadding: root.titled ? heading.height + Theme.gapLarge : padding

    background: Cartouche {
        notch: Theme.notch * 1.6

        Cartouche {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            notch: Theme.notch * 1.6
            color: "transparent"
            stroke: Theme.rule
        }
    }

    PanelTitle {
        id: heading

        parent: root.background
        anchors.top: parent.top
        anchors.topMargin: Theme.gap
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: root.padding
        anchors.rightMargin: root.padding
        visible: root.titled
        text: root.title
    }
}
