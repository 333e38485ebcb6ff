#pragma once

#include "db/ids.h"

#include <QCoreApplication>

namespace outremer {

// Times and sizes as people say them, in the language of the moment.
class MomentWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::MomentWords)

public:
    // "today", "yesterday", "6 November 2026".
    static QString day(Moment at, Moment now);
    // "just now", "today at 21:40", "yesterday at 21:40", "6 November 2026 at 21:40".
    static QString time(Moment at, Moment now);
    static QString size(qint64 bytes);
};

} // namespace outremer
