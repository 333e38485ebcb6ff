import QtQuick
import Outremer.Ui

/** A match of older rules was to be opened: says what going on by those of today means, and asks for it. */
Sheet {
    id: root

    property string question: ""
    signal agreed()

    function ask(question: string) {
        root.question = question
        root.open()
    }

    objectName: "olderRules"
    title: qsTr("Older rules")

    InkText {
        objectName: "olderRulesText"
        width: parent.width
        wrapMode: Text.WordWrap
        text: root.question
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.gap
        spacing: Theme.gap

        InkButton {
            objectName: "presentRulesButton"
            primary: true
            text: qsTr("Go on by the rules of today")
            onClicked: {
                root.dismiss()
                root.agreed()
            }
        }
        InkButton {
            objectName: "leaveRulesButton"
            focus: true
            text: qsTr("Leave it as it is")
            onClicked: root.close()
        }
    }
}
