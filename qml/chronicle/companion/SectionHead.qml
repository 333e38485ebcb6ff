import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** The head of a part that folds: a press opens and closes it. */
Item {
    id: root

    required property string title
    required property string icon
    required property int count
    required property int errors
    required property bool open
    signal tapped()

    implicitHeight: Math.max(Theme.px(44), line.implicitHeight + Theme.gapSmall)
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: root.title
    Accessible.checkable: true
    Accessible.checked: root.open
    Accessible.onPressAction: root.tapped()

    Cartouche {
        anchors.fill: parent
        color: hover.hovered ? Theme.parchmentLight : root.open ? Theme.parchmentDeep : Theme.parchment
        stroke: root.errors > 0 ? Theme.danger : Theme.ruleStrong
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gapSmall

        SignIcon {
            Layout.preferredWidth: Theme.px(22)
            Layout.preferredHeight: Theme.px(22)
            icon: root.icon
            color: Theme.rubric
        }
        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: root.title
            font.family: Theme.displayFamily
            font.pixelSize: Theme.fontLarge
            Accessible.ignored: true
        }
        InkText {
            visible: root.errors > 0
            text: qsTr("To be put right: %1").arg(root.errors)
            font.pixelSize: Theme.fontSmall
            color: Theme.danger
        }
        InkText {
            visible: root.count > 0
            text: qsTr("Written: %1").arg(root.count)
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
        }
        SignIcon {
            Layout.preferredWidth: Theme.px(16)
            Layout.preferredHeight: Theme.px(16)
            rotation: root.open ? 90 : 0
            icon: "next"
            color: Theme.inkSoft
        }
    }
    FocusFrame { focused: root.activeFocus }
    Hover { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.tapped() }
    Keys.onReturnPressed: root.tapped()
    Keys.onEnterPressed: root.tapped()
    Keys.onSpacePressed: root.tapped()
}
