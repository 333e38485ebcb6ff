pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Outremer.Ui

/** The list that an InkPicker opens; long ones and those for own words have a line to write on. */
T.Popup {
    id: root

    required property var choices
    required property string current
    required property bool ownWords
    readonly property bool isLong: root.choices.length > 9
    readonly property string typed: search.text.trim()
    readonly property var shown: root.choices.filter(choice => choice.text.toLowerCase().includes(root.typed.toLowerCase()))
    signal picked(var value)

    margins: Theme.gapSmall
    padding: Theme.gapSmall
    height: Math.min(Theme.px(360), body.implicitHeight + 2 * padding)
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    /** Takes the choice under the keys, or what was written when there is none. */
    function take() {
        const choice = root.shown[view.currentIndex]
        if (choice || root.ownWords)
            root.picked(choice ? choice.value : root.typed)
        root.close()
    }

    onOpened: {
        search.clear()
        view.currentIndex = root.choices.findIndex(choice => choice.text === root.current);
        (search.visible ? search : view).forceActiveFocus()
    }

    background: Cartouche { color: Theme.parchmentLight; stroke: Theme.ruleStrong }

    ColumnLayout {
        id: body

        anchors.fill: parent
        spacing: Theme.gapTiny

        InkField {
            id: search

            objectName: "search"
            Layout.fillWidth: true
            visible: root.isLong || root.ownWords
            placeholderText: root.ownWords ? qsTr("Find, or write your own") : qsTr("Find")
            onTextEdited: view.currentIndex = root.shown.length > 0 && root.typed !== "" ? 0 : -1
            Keys.onDownPressed: view.incrementCurrentIndex()
            Keys.onUpPressed: view.decrementCurrentIndex()
            Keys.onReturnPressed: root.take()
            Keys.onEnterPressed: root.take()
        }
        ListView {
            id: view

            objectName: "lines"
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: contentHeight
            clip: true
            model: root.shown
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: InkScrollBar { }

            delegate: SelectEntry {
                required property var modelData
                required property int index

                width: view.width - (view.contentHeight > view.height ? Theme.scrollBar : 0)
                text: modelData.text
                house: modelData.house ?? ""
                isCurrent: view.currentIndex === index
                onTapped: {
                    root.picked(modelData.value)
                    root.close()
                }
            }
            Keys.onReturnPressed: root.take()
            Keys.onEnterPressed: root.take()
            Keys.onSpacePressed: root.take()
        }
        SelectEntry {
            Layout.fillWidth: true
            visible: root.ownWords && root.typed !== "" && root.shown.length === 0
            text: qsTr("As it is written: “%1”").arg(root.typed)
            isCurrent: true
            onTapped: root.take()
        }
    }
}
