#include "app/booklet/typeface.h"

#include "app/booklet/measures.h"

#include <QFontDatabase>
#include <QRawFont>

namespace outremer::booklet {
namespace {

const QString kGaramond = QStringLiteral("EB Garamond");
const QString kPtSerif = QStringLiteral("PT Serif");
constexpr qreal kFigureScale = 0.86; // to the height of Garamond's capitals

QFont madeFont(const QString &family, qreal points)
{
    QFont font(family);
    font.setPixelSize(qRound(pt(points)));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(true);
    // Any letter spacing at all makes Qt do without ligatures: in a PDF of Qt 6.4 a ligature is a letter no reader can
    // search for or copy.
    font.setLetterSpacing(QFont::PercentageSpacing, 100.02);
    return font;
}

// A face that lacks letters would be patched from another one, letter by letter.
bool canWrite(const QString &family)
{
    static const QString kNeeded = QStringLiteral("AZaz0189АЯаяЁё«»—№");
    QFont italic = madeFont(family, 10);
    italic.setItalic(true);
    for (const QFont &font : { madeFont(family, 10), italic }) {
        const QRawFont raw = QRawFont::fromFont(font);
        if (raw.fontTable("cmap").isEmpty()) // the empty boxes Qt draws where there is no font at all
            return false;
        for (const QChar letter : kNeeded) {
            if (!raw.supportsCharacter(letter))
                return false;
        }
    }
    return true;
}

} // namespace

Result<Typeface> Typeface::find()
{
    // "EB Garamond 12" is the cut for text; under its family name alone the small cut without Cyrillic may come.
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : { kGaramond + " 12", kGaramond, kPtSerif, QStringLiteral("DejaVu Serif"),
             QStringLiteral("Liberation Serif") }) {
        if (installed.contains(family) && canWrite(family))
            return Typeface(family);
    }
    for (const QString &family : installed) {
        if (QFontDatabase::isSmoothlyScalable(family) && canWrite(family))
            return Typeface(family);
    }
    return Refusal{ "no-typeface",
        "no installed typeface has both Latin and Russian letters; install EB Garamond or PT Serif" };
}

QFont Typeface::font(qreal points, Style style) const
{
    QFont font = madeFont(m_family, points * m_scale);
    if (style == Style::Italic) {
        font.setItalic(true);
        font.setWordSpacing(pt(points * 0.02)); // a slanted capital leans over a narrow space
    }
    return font;
}

QFont Typeface::spaced(qreal points, qreal percent) const
{
    QFont font = madeFont(m_family, points * m_scale);
    font.setLetterSpacing(QFont::PercentageSpacing, percent);
    return font;
}

QList<QTextLayout::FormatRange> faceFormats(const QString &text, const QFont &font)
{
    if (!font.family().startsWith(kGaramond))
        return {};
    static const bool kCanLend = QFontDatabase::families().contains(kPtSerif) && canWrite(kPtSerif);
    QFont lent = font;
    if (kCanLend) {
        lent.setFamily(kPtSerif);
        lent.setPixelSize(qRound(font.pixelSize() * kFigureScale));
    }
    QTextCharFormat figure, letter;
    figure.setFont(lent);
    letter.setFont(font);
    QList<QTextLayout::FormatRange> ranges;
    for (int i = 0; i < text.size(); ++i) {
        const bool isFigure = text[i] >= QLatin1Char('0') && text[i] <= QLatin1Char('9');
        if (isFigure && !ranges.isEmpty() && ranges.back().format == figure
            && ranges.back().start + ranges.back().length == i)
            ++ranges.back().length;
        else if (isFigure)
            ranges.push_back({ i, 1, figure });
        else if (text[i] == QLatin1Char('f') || text[i] == QLatin1Char('Q'))
            ranges.push_back({ i, 1, letter });
    }
    return ranges;
}

} // namespace outremer::booklet
