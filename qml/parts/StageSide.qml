import QtQml

/** One of the two sides of a stage, as its banner shows it. */
QtObject {
    property string name: ""
    property string colour: "" // a house
    property string words: ""
    property bool acts: false
}
