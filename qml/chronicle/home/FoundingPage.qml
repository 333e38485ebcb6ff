pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Chronicle

/** A new campaign. Everything is filled in already: one press founds it, and whatever one likes can be changed first. */
FocusScope {
    id: root

    readonly property FoundingModel founding: FoundingModel { }
    signal founded(int id)
    signal leave()

    /** Founds it; a refusal is told elsewhere and the page stays. */
    function found() {
        const id = root.founding.found()
        if (id > 0)
            root.founded(id)
    }

    Scroller {
        anchors.fill: parent
        contentHeight: Math.max(height, sheet.implicitHeight + 2 * Theme.gap)

        ColumnLayout {
            id: sheet

            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(1200))
            spacing: Theme.gap

            FoundingHead {
                Layout.fillWidth: true
                founding: root.founding
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.maximumWidth: root.founding.seatCount * Theme.px(420)
                Layout.alignment: Qt.AlignHCenter
                columns: Math.min(root.founding.seatCount, Math.max(1, Math.floor(sheet.width / Theme.px(250))))
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                Repeater {
                    model: root.founding.chairs

                    FoundingChair {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        founding: root.founding
                    }
                }
            }
            FoundingOptions {
                Layout.fillWidth: true
                founding: root.founding
            }
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.gap

                InkButton {
                    objectName: "leaveButton"
                    Layout.preferredHeight: Theme.px(46)
                    quiet: true
                    text: qsTr("Not now")
                    onClicked: root.leave()
                }
                InkButton {
                    objectName: "foundButton"
                    Layout.preferredHeight: Theme.px(46)
                    Layout.preferredWidth: Theme.px(320)
                    focus: true
                    primary: true
                    text: qsTr("Found the campaign")
                    hint: qsTr("Enter")
                    onClicked: root.found()
                }
            }
        }
    }

    Keys.onEscapePressed: root.leave()
}
