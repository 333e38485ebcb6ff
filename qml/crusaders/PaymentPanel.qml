pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** Paying a price: what for, a way to pay all of it with one click, and below it everything else the next symbol takes. */
ColumnLayout {
    id: root

    required property Table table
    required property PaymentPart payment

    spacing: Theme.gapSmall
    visible: root.payment.active

    Accessible.role: Accessible.Grouping
    Accessible.name: root.payment.title

    ChoiceList {
        id: choices

        table: root.payment.active ? root.table : null
    }
    Timer { // once the page has settled its own focus
        id: later

        interval: 1
        onTriggered: if (root.visible) payButton.forceActiveFocus()
    }
    onVisibleChanged: later.restart()

    Item {
        Layout.fillWidth: true
        implicitHeight: heading.implicitHeight

        InkText {
            id: heading

            width: parent.width
            wrapMode: Text.WordWrap
            font.family: Theme.displayFamily
            font.pixelSize: Theme.sideFont(20)
            color: Theme.rubric
            text: root.payment.title
        }
        Zoomable { face: root.payment.face }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapSmall

        InkText {
            font.pixelSize: Theme.sideFont(13)
            color: Theme.inkSoft
            text: qsTr("Left to pay:")
        }
        ChoicePrice {
            size: Theme.px(22)
            price: root.payment.symbols
            discount: root.payment.discount
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: steps.implicitHeight + 2 * Theme.gapSmall
        visible: root.payment.isWhole
        radius: Theme.radius
        color: Theme.well
        border.width: Theme.hairline
        border.color: Theme.gold

        Flow {
            id: steps

            x: Theme.gapSmall
            y: Theme.gapSmall
            width: parent.width - 2 * x
            spacing: Theme.gapSmall

            Repeater {
                model: root.payment.steps

                PaymentStep { }
            }
        }
    }
    InkButton {
        id: payButton

        objectName: "payButton"
        Layout.fillWidth: true
        implicitHeight: Theme.sideControl
        fontSize: Theme.sideFont(18)
        visible: root.payment.isWhole
        primary: true
        text: qsTr("Pay like this")
        hint: qsTr("Enter")
        onClicked: root.payment.payAll()
    }
    RowLayout {
        Layout.fillWidth: true
        visible: choices.count > 0 && Theme.textScale <= 1.5 // the ways themselves come first
        spacing: Theme.gapTiny

        InkText {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.sideFont(13)
            color: Theme.inkSoft
            text: qsTr("Or symbol by symbol. Next:")
        }
        PriceRow {
            implicitWidth: Theme.px(20)
            implicitHeight: implicitWidth
            price: [root.payment.symbols[0] ?? "any"]
        }
    }
    ChoiceRows {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: implicitHeight
        Layout.maximumHeight: implicitHeight
        choices: choices
        Accessible.name: root.table.prompt
    }
}
