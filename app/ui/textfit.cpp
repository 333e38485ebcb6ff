#include "app/ui/textfit.h"

#include "campaign/grammar/hyphens.h"

#include <QHash>
#include <QPainter>
#include <QTextLayout>
#include <optional>

namespace outremer {
namespace {

constexpr double kWorthBreaking = 1.2;   // broken words must be so much larger than whole ones
constexpr std::size_t kWorthHyphens = 8; // letters: shorter words fit everywhere

struct Style {
    QFont font;
    double lineHeight;
};

constexpr qsizetype kKept = 2000; // the same words come back with every card that is shown again

// Breaks a paragraph into lines as Qt Quick does, and shows each of them.
template <typename Show>
void breakLines(QTextLayout &layout, double width, Qt::Alignment align, Show show)
{
    QTextOption option(align & Qt::AlignHorizontal_Mask);
    option.setWrapMode(QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        show(line);
    }
    layout.endLayout();
}

template <typename Show>
void measureLines(const QString &text, const QFont &font, double width, Show show)
{
    for (const QString &paragraph : text.split('\n')) {
        QTextLayout layout(paragraph, font);
        breakLines(layout, width, Qt::AlignLeft, show);
    }
}

// The height of the texts at a size, or nothing when a word is wider than the box.
std::optional<double> heightOf(const QStringList &texts, Style style, double width, int size)
{
    style.font.setPixelSize(size);
    double height = 0;
    double last = 0;
    bool isTooWide = false;
    measureLines(texts.join('\n'), style.font, width, [&](const QTextLine &line) {
        last = line.height();
        height += last * style.lineHeight;
        isTooWide |= line.naturalTextWidth() > width;
    });
    if (isTooWide)
        return std::nullopt;
    return height + last * std::max(0.0, 1 - style.lineHeight); // the last line's tails hang out of narrow leading
}

FittedText largestFit(const QStringList &texts, const Style &style, QSizeF box, int largest, int smallest)
{
    for (int size = largest; size >= smallest; --size) {
        if (const auto height = heightOf(texts, style, box.width(), size); height && *height <= box.height())
            return { texts, size, *height };
    }
    return { texts };
}

FittedText measure(const QStringList &texts, const Lettering &letters, QSizeF box)
{
    Style style{ QFont(letters.family), letters.leading };
    style.font.setItalic(letters.isItalic);
    style.font.setBold(letters.isBold);
    const int largest = std::max(1, qRound(letters.largest));
    const int smallest = std::clamp(qRound(letters.smallest), 1, largest);
    FittedText best = largestFit(texts, style, box, largest, smallest);
    if (best.size * kWorthBreaking < largest) {
        QStringList broken;
        for (const QString &text : texts)
            broken.append(QString::fromStdU16String(campaign::hyphenated(text.toStdU16String(), kWorthHyphens)));
        const FittedText other = largestFit(broken, style, box, largest, smallest);
        if (other.size > 0 && other.size >= best.size * kWorthBreaking)
            best = other;
    }
    return best;
}

} // namespace

FittedText fitText(const QStringList &texts, const Lettering &letters, QSizeF box)
{
    static QHash<QString, FittedText> known;
    const QString question = QString("%1\n%2\n%3\n%4\n%5\n%6\n%7\n%8\n")
                                 .arg(letters.family)
                                 .arg(letters.isItalic)
                                 .arg(letters.isBold)
                                 .arg(letters.leading)
                                 .arg(letters.largest)
                                 .arg(letters.smallest)
                                 .arg(box.width())
                                 .arg(box.height())
        + texts.join('\f');
    if (const auto found = known.constFind(question); found != known.constEnd())
        return *found;
    if (known.size() >= kKept)
        known.clear();
    return *known.insert(question, measure(texts, letters, box));
}

double wrappedHeight(const QString &text, const QFont &font, double width)
{
    static QHash<QString, double> known;
    const QString question = font.key() + QString("\n%1\n").arg(width) + text;
    if (const auto found = known.constFind(question); found != known.constEnd())
        return *found;
    double height = 0;
    measureLines(text, font, width, [&](const QTextLine &line) { height += line.height(); });
    if (known.size() >= kKept)
        known.clear();
    return *known.insert(question, height);
}

double writeLines(
    QPainter &painter, const QString &words, const QRectF &box, const QFont &font, Qt::Alignment align, double leading)
{
    double y = 0;
    for (const QString &paragraph : words.split('\n')) {
        QTextLayout layout(paragraph, font);
        breakLines(layout, box.width(), align, [&](QTextLine line) {
            line.setPosition({ 0, y });
            y += line.height() * leading;
        });
        layout.draw(&painter, box.topLeft());
    }
    return y;
}

} // namespace outremer
