import QtQuick
import Outremer.Ui

/** Asks before what cannot be taken back; whoever does not like to be asked is not. */
Sheet {
    id: root

    property bool wanted: Preferences.askFirst
    property string question: ""
    property string yes: ""
    property var deed: null
    signal refused()

    /** Does `deed` when it is agreed to; at once if the user does not want to be asked. */
    function before(question: string, yes: string, deed: var) {
        if (!root.wanted)
            return deed()
        root.question = question
        root.yes = yes
        root.deed = deed
        root.open()
    }
    function agree() {
        const deed = root.deed
        root.deed = null
        root.dismiss()
        deed()
    }

    objectName: "askFirst"
    title: qsTr("One moment")

    onClosed: if (root.deed !== null) root.refused()

    InkText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.question
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.gap
        spacing: Theme.gap

        InkButton {
            objectName: "stayButton"
            focus: true
            primary: true
            text: qsTr("No, stay")
            onClicked: root.close()
        }
        InkButton {
            objectName: "agreeButton"
            danger: true
            text: root.yes
            onClicked: root.agree()
        }
    }
}
