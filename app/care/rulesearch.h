#pragma once

#include <QString>
#include <QStringList>

namespace outremer {

// Words to look for. Letters are compared without regard to case, and ё is е; all words must occur.
class RuleSearch {
public:
    explicit RuleSearch(const QString &typed = {});

    // The same text, letter for letter, as it is compared.
    static QString folded(const QString &text);

    bool isEmpty() const { return m_words.isEmpty(); }
    // Whether each word occurs in one of these two texts, which are folded already.
    bool matches(const QString &foldedId, const QString &foldedText) const;
    // The text as styled text, with what was found in bold; nothing else in it is markup.
    QString marked(const QString &text) const;

private:
    QStringList m_words;
};

} // namespace outremer
