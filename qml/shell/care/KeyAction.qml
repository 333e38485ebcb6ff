import QtQuick
import Outremer.Ui

/** Acts on a key by its name in the list of all keys, so that the page of keys cannot tell lies. */
Shortcut {
    id: root

    required property string does

    sequences: Shortcuts.keys(root.does)
    autoRepeat: false
}
