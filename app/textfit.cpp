#include "textfit.h"

#include "hyphens.h"

#include <QHash>
#include <QTextLayout>
#include <optional>

namespace outremer {
namespace {

constexpr double kWorthBreaking = 1.2; // broken words must be so much larger than whole ones

struct Style {
    QFont font;
    double lineHeight;
};

// The height of the texts at a size, or nothing when a word is wider than the box.
std::optional<double> heightOf(const QStringList &texts, Style style, double width, int size)
{
    style.font.setPixelSize(size);
    double height = 0;
    double last = 0;
    for (const QString &paragraph : texts.join('\n').split('\n')) {
        QTextLayout layout(paragraph, style.font);
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap);
        option.setUseDesignMetrics(true); // as Qt Quick writes
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            if (line.naturalTextWidth() > width)
                return std::nullopt;
            last = line.height();
            height += last * style.lineHeight;
        }
        layout.endLayout();
    }
    return height + last * std::max(0.0, 1 - style.lineHeight); // the last line's tails hang out of narrow leading
}

struct Fit {
    QStringList texts;
    int size = 0;
    double height = 0;
};

Fit largestFit(const QStringList &texts, const Style &style, QSizeF box, int largest, int smallest)
{
    for (int size = largest; size >= smallest; --size) {
        if (const auto height = heightOf(texts, style, box.width(), size); height && *height <= box.height())
            return { texts, size, *height };
    }
    return { texts };
}

QVariantMap measure(const QStringList &texts, const QVariantMap &style, QSizeF box)
{
    Style look{ QFont(style["family"].toString()), style.value("lineHeight", 1.0).toDouble() };
    look.font.setItalic(style["italic"].toBool());
    const int largest = std::max(1, qRound(style["largest"].toDouble()));
    const int smallest = std::clamp(qRound(style["smallest"].toDouble()), 1, largest);
    Fit best = largestFit(texts, look, box, largest, smallest);
    if (best.size * kWorthBreaking < largest) {
        QStringList broken;
        for (const QString &text : texts)
            broken.append(hyphenated(text));
        const Fit other = largestFit(broken, look, box, largest, smallest);
        if (other.size > 0 && other.size >= best.size * kWorthBreaking)
            best = other;
    }
    return { { "size", best.size }, { "texts", best.texts }, { "height", best.height } };
}

} // namespace

QVariantMap TextFit::fit(const QStringList &texts, const QVariantMap &style, double width, double height)
{
    static QHash<QString, QVariantMap> known;
    // The same words come back with every card that is shown again.
    constexpr qsizetype kKept = 2000;
    const QString question =
        QStringList{ style["family"].toString(), style["italic"].toString(), style["lineHeight"].toString(),
            style["largest"].toString(), style["smallest"].toString(), QString::number(width), QString::number(height) }
            .join('\n')
        + '\n' + texts.join('\f');
    if (const auto found = known.constFind(question); found != known.constEnd())
        return *found;
    if (known.size() >= kKept)
        known.clear();
    return *known.insert(question, measure(texts, style, { width, height }));
}

} // namespace outremer
