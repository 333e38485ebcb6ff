import QtQuick
import Outremer.Ui

/** Text as this program writes it; never interprets what a player typed. */
Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.textFamily
    font.pixelSize: Theme.fontNormal
}
