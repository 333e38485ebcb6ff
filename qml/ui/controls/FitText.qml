import QtQuick
import Outremer.Ui

/** Words in a measured box: they wrap and shrink down to `smallest`, and are rather left out than cut off. */
FitLabel {
    family: Theme.textFamily
    color: Theme.ink

    Accessible.ignored: true
}
