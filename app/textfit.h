#pragma once

#include <QFont>
#include <QObject>
#include <QSizeF>
#include <QStringList>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// How words are written: in which letters, of which sizes in pixels.
struct Lettering {
    QString family;
    double largest = 0;
    double smallest = 0;
    double leading = 1; // of a line, in its height
    bool isItalic = false;
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

// fitText for QML.
class TextFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // How it is written: family, italic, lineHeight, largest and smallest. Answers size, texts and height.
    Q_INVOKABLE static QVariantMap fit(const QStringList &texts, const QVariantMap &style, double width, double height);
};

} // namespace outremer
