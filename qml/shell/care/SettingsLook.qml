import QtQuick
import Outremer.Ui
import Outremer

/** How the program looks and speaks. */
Panel {
    id: root

    title: qsTr("Words and light")

    Column {
        width: parent.width
        topPadding: Theme.gap
        bottomPadding: Theme.gapSmall

        SettingRow {
            label: qsTr("Language")
            about: qsTr("Cards, rules and the chronicle change with it.")

            ChoiceRow {
                objectName: "languageRow"
                focus: true
                label: qsTr("Language")
                values: ["Русский", "English"]
                current: Preferences.language === "ru" ? 0 : 1
                onPicked: index => Preferences.language = index === 0 ? "ru" : "en"
            }
        }
        SettingRow {
            label: qsTr("Light")
            about: qsTr("Vellum by day, dark parchment by night.")

            ChoiceRow {
                objectName: "lightRow"
                label: qsTr("Light")
                values: [qsTr("As the system"), qsTr("Day"), qsTr("Night")]
                current: Preferences.appearance
                onPicked: index => Preferences.appearance = index
            }
        }
        SettingRow {
            label: qsTr("Size of text")
            about: qsTr("Pages grow with it; on the board it grows as far as there is room.")

            Stepper {
                objectName: "textSizeStepper"
                label: qsTr("Size of text")
                value: Preferences.textSize
                from: Preferences.minTextSize
                to: Preferences.maxTextSize
                usual: 100
                words: qsTr("%1 %").arg(Preferences.textSize)
                onPicked: value => Preferences.textSize = value
            }
        }
        SettingRow {
            last: true
            label: qsTr("Less motion")
            about: qsTr("Nothing slides or fades; what changes is simply there.")

            InkSwitch {
                objectName: "motionSwitch"
                spacing: 0
                Accessible.name: qsTr("Less motion")
                checked: Preferences.reducedMotion
                onToggled: Preferences.reducedMotion = checked
            }
        }
    }
}
