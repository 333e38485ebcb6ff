import QtQuick
import Outremer.Ui
import Outremer

/** All keys of the program, by what they are for. */
Sheet {
    id: root

    objectName: "shortcutsOverlay"
    title: qsTr("Keys")
    bodyWidth: Theme.px(900)

    Loader { // made anew each time: a layout that nobody sees does not follow its children
        width: parent.width
        active: root.visible
        sourceComponent: KeyTable { }
    }
    InkButton {
        anchors.right: parent.right
        objectName: "closeShortcuts"
        focus: true
        primary: true
        text: qsTr("Close")
        hint: qsTr("Esc")
        onClicked: root.close()
    }
    KeyAction {
        does: "help"
        enabled: root.opened
        onActivated: root.close()
    }
}
