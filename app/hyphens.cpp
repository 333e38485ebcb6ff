#include "hyphens.h"

namespace outremer {
namespace {

constexpr QChar kSoftHyphen(0x00ad);
constexpr int kShortestPart = 3;
constexpr int kShortestWord = 8; // shorter ones fit everywhere

bool isVowel(QChar letter)
{
    return QStringView(u"аеёиоуыэюя").contains(letter.toLower());
}

bool isConsonant(QChar letter)
{
    return QStringView(u"бвгджзклмнпрстфхцчшщ").contains(letter.toLower());
}

bool isCyrillic(QChar letter)
{
    return isVowel(letter) || isConsonant(letter) || QStringView(u"ьъй").contains(letter.toLower());
}

// Two consonants that one breath speaks, after a vowel: they stay together («странно-приимный»).
bool isPair(QStringView word, qsizetype at)
{
    return at > 0 && at + 2 < word.size() && isVowel(word[at - 1])
        && QStringView(u"бгдкпт").contains(word[at].toLower()) && QStringView(u"рл").contains(word[at + 1].toLower())
        && isVowel(word[at + 2]);
}

// Whether a word may be broken before its letter `at`: a consonant begins a syllable with its vowel there, and another
// syllable has ended.
bool isBreak(QStringView word, qsizetype at)
{
    if (at < kShortestPart || word.size() - at < kShortestPart || !isConsonant(word[at]))
        return false;
    const QStringView before = word.first(at);
    const bool beginsSyllable = (isVowel(word[at + 1]) && !isPair(word, at - 1)) || isPair(word, at);
    return beginsSyllable && std::any_of(before.begin(), before.end(), isVowel);
}

QString brokenWord(QStringView word)
{
    QString result;
    for (qsizetype at = 0; at < word.size(); ++at) {
        if (word.size() >= kShortestWord && isBreak(word, at))
            result += kSoftHyphen;
        result += word[at];
    }
    return result;
}

} // namespace

QString hyphenated(const QString &text)
{
    QString result;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && isCyrillic(text[end]))
            ++end;
        result += brokenWord(QStringView(text).sliced(at, end - at));
        if (end < text.size())
            result += text[end++];
        at = end;
    }
    return result;
}

} // namespace outremer
