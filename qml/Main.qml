import QtQuick
import Outremer.Ui
import Outremer

/** The window. Everything in it is the Shell, so that tests can put the same Shell into a window of their own. */
Window {
    id: root

    property string fileToOpen: "" // a campaign's file the program was started with

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 640
    title: shell.windowTitle
    color: Theme.page

    Shell {
        id: shell

        anchors.fill: parent
        focus: true
        fileToOpen: root.fileToOpen
    }
    WindowKeeper {
        id: keeper

        window: root
    }

    Component.onCompleted: keeper.open()
}
