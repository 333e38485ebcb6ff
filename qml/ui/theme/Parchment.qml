import QtQuick
import Outremer.Ui

/** The page behind everything: mottled vellum with worn edges; a border if asked for. */
Vellum {
    id: root

    property bool bordered: false

    page: Theme.page
    shade: Theme.pageShade
    light: Theme.parchmentLight
    fibre: Theme.ruleStrong
    blotch: Theme.blotch

    Accessible.ignored: true

    Loader {
        anchors.fill: parent
        active: root.bordered
        source: "PageBorder.qml"
    }
}
