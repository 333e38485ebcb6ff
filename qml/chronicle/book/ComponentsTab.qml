pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** The cards of the campaign and their lives: the most storied first, the sealed ones as closed piles. */
BookLeaf {
    id: root

    required property CampaignBook book
    readonly property ComponentsPart cards: root.book.components

    title: qsTr("Lives of the cards")
    subtitle: qsTr("Where each came from and what it did. What is sealed keeps its name to itself.")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gapLarge

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            KindChips {
                objectName: "kindChips"
                Layout.fillWidth: true
                visible: root.cards.kinds.length > 0
                kinds: root.cards.kinds
                kind: root.cards.kind
                onPicked: kind => root.cards.kind = kind
            }
            GridView {
                id: grid

                objectName: "cardGrid"
                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                activeFocusOnTab: true
                clip: true
                cellWidth: (width - Theme.scrollBar) / Math.max(1, Math.floor((width - Theme.scrollBar) / Theme.px(128)))
                cellHeight: Theme.px(184)
                model: root.cards.rows
                boundsBehavior: Flickable.StopAtBounds

                ScrollBar.vertical: InkScrollBar { }

                Accessible.role: Accessible.List
                Accessible.name: root.title

                InkText {
                    anchors.centerIn: parent
                    width: parent.width
                    visible: grid.count === 0
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    font.italic: true
                    color: Theme.inkSoft
                    text: qsTr("No card has a story yet. The first chapter will give them some.")
                }
                delegate: CardTile {
                    width: grid.cellWidth
                    height: grid.cellHeight
                    chosen: GridView.isCurrentItem
                    focused: grid.activeFocus && chosen
                    onPicked: {
                        grid.currentIndex = index
                        grid.forceActiveFocus()
                    }
                }
            }
            SealedPiles {
                Layout.fillWidth: true
                visible: root.cards.sealed.count > 0
                piles: root.cards.sealed
            }
        }
        Rectangle {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.hairline
            color: Theme.rule
        }
        CardLife {
            Layout.preferredWidth: Theme.px(290)
            Layout.fillHeight: true
            card: grid.currentItem as CardTile
        }
    }
}
