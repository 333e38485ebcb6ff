#pragma once

#include <QCoreApplication>

namespace outremer {

// What the store itself says about a file, in the language of the moment: the small print below the words of
// ProblemWords. The store speaks English; a sentence that is not known here stays as it is.
class StoreWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::StoreWords)

public:
    static QString of(const QString &sentence);
    static QString of(const std::string &sentence) { return of(QString::fromStdString(sentence)); }
};

} // namespace outremer
