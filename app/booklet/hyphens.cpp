#include "hyphens.h"

namespace outremer::booklet {
namespace {

constexpr QChar kSoftHyphen(0x00ad);
constexpr QChar kNoBreakSpace(0x00a0);
constexpr QChar kDash(0x2014);
constexpr int kShortest = 6; // letters of a word worth dividing
constexpr int kMargin = 3;   // letters that stay on either side

bool isVowel(QChar letter)
{
    return QStringLiteral("аеёиоуыэюя").contains(letter.toLower());
}
bool isSign(QChar letter) // belongs to the letter before it and opens no syllable
{
    return QStringLiteral("ьъй").contains(letter.toLower());
}
bool isRussianLetter(QChar letter)
{
    const QChar lower = letter.toLower();
    return (lower >= QChar(0x0430) && lower <= QChar(0x044f)) || lower == QChar(0x0451);
}

// A word may be divided before a consonant that its vowel follows, or after a sign, when both sides have a vowel:
// ра-ти, рат-ник, боль-шой.
bool mayDivide(QStringView word, qsizetype at)
{
    if (at < kMargin || word.size() - at < kMargin || isSign(word[at]))
        return false;
    const bool hasVowelBefore = std::any_of(word.begin(), word.begin() + at, isVowel);
    const bool hasVowelAfter = std::any_of(word.begin() + at, word.end(), isVowel);
    if (!hasVowelBefore || !hasVowelAfter)
        return false;
    const QChar before = word[at - 1];
    const QChar next = word[at];
    return !isVowel(next) && (isSign(before) || isVowel(word[at + 1]));
}

void appendWord(QString &out, QStringView word)
{
    const bool isName = word.size() > 1 && word[1].isUpper(); // letters of an abbreviation stay together
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word.size() >= kShortest && !isName && mayDivide(word, i))
            out += kSoftHyphen;
        out += word[i];
    }
}

QString withSoftHyphens(const QString &text)
{
    QString out;
    out.reserve(text.size() * 5 / 4);
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && isRussianLetter(text[end]))
            ++end;
        if (end == i)
            out += text[i++];
        else {
            appendWord(out, QStringView(text).mid(i, end - i));
            i = end;
        }
    }
    return out;
}

} // namespace

QString withBreaks(const QString &text, bool isRussian)
{
    QString bound = text;
    for (qsizetype i = 0; i < bound.size(); ++i) {
        if (bound[i] != QLatin1Char(' '))
            continue;
        const bool isBeforeDash = i + 1 < bound.size() && bound[i + 1] == kDash && i > 0;
        const bool isAfterLetter = isRussian && i > 0 && isRussianLetter(bound[i - 1])
            && (i == 1 || bound[i - 2].isSpace() || bound[i - 2] == QChar(0x00ab));
        if (isBeforeDash || isAfterLetter)
            bound[i] = kNoBreakSpace;
    }
    return isRussian ? withSoftHyphens(bound) : bound;
}

} // namespace outremer::booklet
