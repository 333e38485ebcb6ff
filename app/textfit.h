#pragma once

#include <QObject>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// Finds the largest letters at which words fit into a box, wrapped between words, if need be also between syllables. It
// measures rather than tries on the screen, so that a layout can ask before it decides what it has room for.
class TextFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // How it is written: family, italic, lineHeight, largest and smallest (in pixels). Answers `size` (0: it does not
    // fit), `texts` (with soft hyphens, if those make it larger) and `height` (what they take up one under the other).
    Q_INVOKABLE static QVariantMap fit(const QStringList &texts, const QVariantMap &style, double width, double height);
};

} // namespace outremer
