#pragma once

#include "model/core/refusal.h"

#include <QFont>
#include <QString>
#include <QTextLayout>

namespace outremer::booklet {

// The book's typeface: EB Garamond where it is installed, PT Serif otherwise, and any face with both Latin and Russian
// letters rather than none.
class Typeface {
public:
    enum class Style { Roman, Italic };

    static Result<Typeface> find();

    QFont font(qreal points, Style style = Style::Roman) const;
    // For capitals set as a heading: letters stand apart.
    QFont spaced(qreal points, qreal percent = 112) const;

private:
    explicit Typeface(QString family)
        : m_family(std::move(family))
        , m_scale(m_family.startsWith(QLatin1String("EB Garamond")) ? 1 : 0.87)
    {
    }

    QString m_family;
    qreal m_scale; // Garamond is small for its size: others are set smaller, to look the same
};

// What EB Garamond needs to be read and searched; nothing for other faces. Qt 6.4 cannot switch features of a font off,
// so letters are set in ranges of their own:
// - its figures are old-style, with a one like a capital I (1110 can hardly be read): PT Serif lends its own;
// - f and Q change their shape beside some letters, and no reader of the PDF knows such a shape for a letter.
QList<QTextLayout::FormatRange> faceFormats(const QString &text, const QFont &font);

} // namespace outremer::booklet
