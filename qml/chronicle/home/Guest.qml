import QtQuick
import Outremer.Ui
import Outremer.Table

/** A campaign's file was opened with the program: asks whether to take it into the chronicle. */
Sheet {
    id: root

    property string file: ""
    signal taken(int campaign)

    function receive(path: string) {
        root.file = path
        root.open()
    }

    objectName: "guest"
    title: qsTr("A campaign has come")

    CampaignImport {
        id: gate

        onTaken: campaign => root.taken(campaign)
    }
    InkText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Take the campaign in “%1” into your chronicle? The file stays as it is.").arg(root.file.split("/").pop())
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.gap
        spacing: Theme.gap

        InkButton {
            objectName: "takeInButton"
            focus: true
            primary: true
            text: qsTr("Take it in")
            onClicked: {
                root.dismiss()
                gate.take(root.file)
            }
        }
        InkButton {
            text: qsTr("Not now")
            onClicked: root.close()
        }
    }
}
