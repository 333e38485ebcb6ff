import QtQuick
import Outremer

/** One page at a time; one that is looked at in passing lies over another, which stays as it is. */
Item {
    id: root

    required property PageList list
    property string page: "home"
    property string beneath: "" // the page that stays below one that is looked at in passing
    readonly property bool inPassing: root.page in root.list.asides
    readonly property Item item: loader.item as Item
    readonly property Item aside: over.item as Item

    /** Shows the page of that name; one that is there already takes the keyboard. */
    function turn() {
        if (root.page in root.list.asides) // bindings follow the page only later
            return over.setSource(...root.list.asides[root.page])
        over.setSource("")
        if (root.beneath !== root.page || !loader.item)
            loader.setSource(...root.list.pages[root.page])
        else
            root.item.forceActiveFocus()
        root.beneath = root.page
    }
    /** Makes the page anew even if it is there. */
    function renew(name: string) {
        root.beneath = ""
        root.page = name
        root.turn()
    }

    onPageChanged: root.turn()
    Component.onCompleted: root.turn()

    Loader {
        id: loader

        anchors.fill: parent
        focus: !root.inPassing
        visible: !root.inPassing
        enabled: !root.inPassing // it does not take the keyboard from below
        onLoaded: (loader.item as Item).forceActiveFocus()
    }
    Loader {
        id: over

        anchors.fill: parent
        focus: root.inPassing
        visible: root.inPassing
        onLoaded: (over.item as Item).forceActiveFocus()
    }
}
