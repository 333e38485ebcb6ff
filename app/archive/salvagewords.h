#pragma once

#include <QCoreApplication>

namespace outremer {

// The lines of a salvage's report as people should read them; a line of another shape stays as the store wrote it.
class SalvageWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::SalvageWords)

public:
    static QString of(const std::string &line);

private:
    static QString thing(const QString &table); // empty for a table nobody has to hear of by name
};

} // namespace outremer
