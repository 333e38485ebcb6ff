pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Outremer

/** One of a list of texts, unrolled on demand. Reports a pick and leaves it to its owner to set `current`. */
T.ComboBox {
    id: root

    required property var values
    property int current: 0
    property string label: ""
    signal picked(int index)

    implicitWidth: Theme.fieldWidth
    implicitHeight: Theme.control
    leftPadding: Theme.gap
    rightPadding: Theme.gapHuge
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true
    hoverEnabled: true
    model: root.values
    currentIndex: root.current

    Accessible.role: Accessible.ComboBox
    Accessible.name: root.label === "" ? root.displayText : qsTr("%1: %2").arg(root.label).arg(root.displayText)

    background: Rectangle {
        radius: Theme.hairline * 3
        color: root.hovered ? Theme.parchmentLight : Theme.well
        border.width: root.activeFocus ? Theme.line : Theme.hairline
        border.color: root.activeFocus ? Theme.selected : Theme.ruleStrong
    }
    contentItem: InkText {
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: root.displayText
        Accessible.ignored: true
    }
    indicator: Glyph {
        x: root.width - width - Theme.gap
        y: (root.height - height) / 2
        width: Theme.px(13)
        height: Theme.px(13)
        path: "M8 34L20 22L48 50L76 22L88 34L48 74Z"
        color: root.hovered || root.popup.visible ? Theme.gold : Theme.ruleStrong
    }
    delegate: T.ItemDelegate {
        id: entry

        required property int index
        required property string modelData

        width: ListView.view ? ListView.view.width : 0
        implicitHeight: Theme.px(32)
        highlighted: root.highlightedIndex === entry.index

        Accessible.role: Accessible.ListItem
        Accessible.name: entry.modelData

        background: Rectangle {
            radius: Theme.hairline * 3
            color: entry.highlighted ? Theme.accent : "transparent"
        }
        contentItem: InkText {
            leftPadding: Theme.gapSmall
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: entry.modelData
            color: entry.highlighted ? Theme.accentInk : Theme.ink
            Accessible.ignored: true
        }
    }
    popup: T.Popup {
        y: root.height + Theme.hairline
        width: root.width
        implicitHeight: Math.min(implicitContentHeight, Theme.px(320)) + 2 * padding
        padding: Theme.gapTiny + Theme.hairline

        background: Cartouche {
            color: Theme.parchmentLight
            stroke: Theme.gold
        }
        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
        }
    }

    onActivated: index => {
        root.currentIndex = Qt.binding(() => root.current)
        root.picked(index)
    }
}
