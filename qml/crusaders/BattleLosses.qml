import QtQuick
import Outremer.Ui

/** Losses a side has taken, and what shields it from them. */
Column {
    id: root

    required property var side
    required property real unit

    spacing: 2 * root.unit

    FitText {
        width: root.width
        height: 16 * root.unit
        visible: (root.side.losses ?? 0) > 0
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 12.5 * root.unit
        smallest: 8 * root.unit
        color: Theme.danger
        words: qsTr("Losses: %1 of at most %2").arg(root.side.losses ?? 0).arg(root.side.maxLosses ?? 0)
    }
    FitText {
        width: root.width
        height: 16 * root.unit
        visible: root.side.isGuarded ?? false
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 12.5 * root.unit
        smallest: 8 * root.unit
        words: qsTr("Suffers no losses")
    }
    FitText {
        width: root.width
        height: 16 * root.unit
        visible: root.side.isSpared ?? false
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 12.5 * root.unit
        smallest: 8 * root.unit
        words: qsTr("Loses no troop when beaten")
    }
}
