#include "app/care/rulesearch.h"

#include <algorithm>
#include <vector>

namespace outremer {

RuleSearch::RuleSearch(const QString &typed)
    : m_words(folded(typed).simplified().split(' ', Qt::SkipEmptyParts))
{
}

// QString::toLower may change a text's length; places in the folded text must be places in the text.
QString RuleSearch::folded(const QString &text)
{
    QString result = text;
    for (QChar &letter : result) {
        letter = letter.toLower();
        if (letter == u'ё')
            letter = u'е';
    }
    return result;
}

bool RuleSearch::matches(const QString &foldedId, const QString &foldedText) const
{
    return std::ranges::all_of(
        m_words, [&](const QString &word) { return foldedText.contains(word) || foldedId.contains(word); });
}

QString RuleSearch::marked(const QString &text) const
{
    const QString plain = folded(text);
    std::vector<bool> isFound(std::size_t(text.size()));
    for (const QString &word : m_words) {
        for (qsizetype at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
            std::fill_n(isFound.begin() + at, word.size(), true);
    }
    QString result;
    for (qsizetype from = 0; from < text.size();) {
        const bool found = isFound[std::size_t(from)];
        qsizetype to = from;
        while (to < text.size() && isFound[std::size_t(to)] == found)
            ++to;
        const QString piece = text.mid(from, to - from).toHtmlEscaped();
        result += found ? "<b>" + piece + "</b>" : piece;
        from = to;
    }
    return result;
}

} // namespace outremer
