import QtQuick
import Outremer.Ui
import Outremer

/** How the program behaves at the table. */
Panel {
    id: root

    readonly property var times: [1, 2, 5, 10] // seconds

    title: qsTr("At the table")

    Column {
        width: parent.width
        topPadding: Theme.gap
        bottomPadding: Theme.gapSmall

        SettingRow {
            label: qsTr("Pace of the bots")
            about: qsTr("How long a bot lets you look. At once leaves no time to take a step back.")

            ChoiceRow {
                objectName: "botSpeedRow"
                label: qsTr("Pace of the bots")
                values: [qsTr("At once"), qsTr("Fast"), qsTr("Calm"), qsTr("Slow")]
                current: Preferences.botSpeed
                onPicked: index => Preferences.botSpeed = index
            }
        }
        SettingRow {
            label: qsTr("Thinking time")
            about: qsTr("How long a bot may think about one move, and how long the counsel. Most moves take less.")

            ChoiceRow {
                objectName: "thinkingTimeRow"
                label: qsTr("Thinking time")
                values: root.times.map(time => qsTr("%1 s").arg(time))
                current: root.times.filter(time => time <= Preferences.thinkingTime).length - 1
                onPicked: index => Preferences.thinkingTime = root.times[index]
            }
        }
        SettingRow {
            label: qsTr("Ask first")
            about: qsTr("Before what was written or drawn at the table is thrown away.")

            InkSwitch {
                objectName: "askFirstSwitch"
                spacing: 0
                Accessible.name: qsTr("Ask first")
                checked: Preferences.askFirst
                onToggled: Preferences.askFirst = checked
            }
        }
        SettingRow {
            label: qsTr("Confirm moves")
            about: qsTr("In a match too: before a step that shows something hidden or passes the turn on.")

            InkSwitch {
                objectName: "askInPlaySwitch"
                spacing: 0
                Accessible.name: qsTr("Confirm moves")
                checked: Preferences.askInPlay
                onToggled: Preferences.askInPlay = checked
            }
        }
        SettingRow {
            label: qsTr("Hints of the first match")
            about: qsTr("Each kind of decision is explained when you first meet it; G asks for it again.")

            InkSwitch {
                objectName: "guideSwitch"
                spacing: 0
                Accessible.name: qsTr("Hints of the first match")
                checked: Preferences.guide
                onToggled: Preferences.guide = checked
            }
        }
        SettingRow {
            last: true
            label: qsTr("Begin the hints anew")
            about: Preferences.seenHints > 0 ? qsTr("Read so far: %1.").arg(Preferences.seenHints) : qsTr("None has been read yet.")

            InkButton {
                objectName: "forgetHintsButton"
                enabled: Preferences.seenHints > 0
                text: qsTr("Forget")
                Accessible.name: qsTr("Begin the hints anew")
                onClicked: Preferences.forgetHints()
            }
        }
    }
}
