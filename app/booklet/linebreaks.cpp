#include "app/booklet/linebreaks.h"

#include "campaign/grammar/hyphens.h"

namespace outremer::booklet {
namespace {

constexpr QChar kNoBreakSpace(0x00a0);
constexpr QChar kDash(0x2014);
constexpr std::size_t kShortest = 6; // letters of a word worth dividing

} // namespace

QString withBreaks(const QString &text, bool isRussian)
{
    QString bound = text;
    for (qsizetype i = 0; i < bound.size(); ++i) {
        if (bound[i] != QLatin1Char(' '))
            continue;
        const bool isBeforeDash = i + 1 < bound.size() && bound[i + 1] == kDash && i > 0;
        const bool isAfterLetter = isRussian && i > 0 && campaign::isRussianLetter(bound[i - 1].unicode())
            && (i == 1 || bound[i - 2].isSpace() || bound[i - 2] == QChar(0x00ab));
        if (isBeforeDash || isAfterLetter)
            bound[i] = kNoBreakSpace;
    }
    if (!isRussian)
        return bound;
    return QString::fromStdU16String(campaign::hyphenated(bound.toStdU16String(), kShortest));
}

} // namespace outremer::booklet
