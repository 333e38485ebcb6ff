#pragma once

#include "app/ui/textcase.h"
#include "db/ids.h"
#include "model/core/refusal.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace outremer {

// Short words of the book's pages that stand in no content file, in the language of the moment.
class BookWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::BookWords)

public:
    static QString day(Moment moment);    // 16 November 2026
    static QString minute(Moment moment); // 16 November 2026, 21:40
    static QString ending(const std::string &ending);
    static QString phase(const std::string &phase);
    static QString cards(const QString &kind);          // "Tactics", as a heading
    static QString quality(const std::string &quality); // "Prudence"
    static QString refusal(const Refusal &refusal);     // what the store says, for people
    static QString whoHolds(const std::string &person, const std::string &bot);
};

} // namespace outremer
