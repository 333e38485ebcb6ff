import QtQuick
import QtQuick.Shapes
import Outremer

/** The ornament of a page's top left corner, in a box of 104 units: a lapis boss and two sprays of ivy. */
Item {
    id: root

    Shape {
        width: 104
        height: 104
        transformOrigin: Item.TopLeft
        scale: root.width / 104

        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.gold
            strokeWidth: 1.6
            capStyle: ShapePath.RoundCap

            PathSvg { path: Glyphs.vine }
        }
        ShapePath {
            fillColor: Theme.accent
            strokeColor: "transparent"

            PathSvg { path: Glyphs.vineBlue }
        }
        ShapePath {
            fillColor: Theme.rubric
            strokeColor: "transparent"

            PathSvg { path: Glyphs.vineRed }
        }
        ShapePath {
            fillColor: Theme.gold
            strokeColor: "transparent"

            PathSvg { path: Glyphs.vineDots }
        }
        ShapePath {
            fillColor: Theme.accent
            strokeColor: Theme.gold
            strokeWidth: 2
            joinStyle: ShapePath.MiterJoin

            PathSvg { path: "M18 3L33 18L18 33L3 18Z" }
        }
        ShapePath {
            fillColor: Theme.goldPale
            strokeColor: "transparent"

            PathSvg {
                path: "M18 9A4 4 0 0 1 21 15A4 4 0 0 1 27 18A4 4 0 0 1 21 21A4 4 0 0 1 18 27"
                    + "A4 4 0 0 1 15 21A4 4 0 0 1 9 18A4 4 0 0 1 15 15A4 4 0 0 1 18 9Z"
            }
        }
    }
}
