#pragma once

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;

namespace outremer {

// How words are written: in which letters, of which sizes in pixels.
struct Lettering {
    QString family;
    double largest = 0;
    double smallest = 0;
    double leading = 1; // of a line, in its height
    bool isItalic = false;
    bool isBold = false;
};

struct FittedText {
    QStringList texts; // with soft hyphens, if those make it larger
    int size = 0;      // of the letters; 0: they do not fit
    double height = 0; // that they take up one under the other
};

// The largest letters at which words fit into a box, wrapped between words, if need be also between syllables. It
// measures rather than tries on the screen, so that a layout can ask before it decides what it has room for.
FittedText fitText(const QStringList &texts, const Lettering &letters, QSizeF box);

// How high words are when they are wrapped between words.
double wrappedHeight(const QString &text, const QFont &font, double width);

// Writes words with the painter's pen, wrapped in the same way, line under line from the top of the box. Answers how much
// of its height they took.
double writeLines(QPainter &painter, const QString &words, const QRectF &box, const QFont &font, Qt::Alignment align,
    double leading = 1);

} // namespace outremer
