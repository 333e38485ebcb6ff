import QtQuick
import Outremer.Ui
import Outremer.Kingdoms

/** A squad inside an army: its kind and how many symbols it has. */
Row {
    id: root

    required property var modelData

    spacing: 0

    Accessible.ignored: true // the sector says it in words

    SymbolIcon {
        width: Theme.px(14)
        height: Theme.px(14)
        symbol: root.modelData.symbol
        color: KingdomsTheme.colour(root.modelData.symbol)
    }
    InkText {
        font.pixelSize: Theme.fontTiny
        font.bold: root.modelData.size === 4
        color: root.modelData.size === 4 ? Theme.ink : Theme.inkSoft
        text: root.modelData.size
    }
}
