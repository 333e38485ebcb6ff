#pragma once

#include <QCoreApplication>
#include <QVariantMap>

namespace outremer {

// A state's row in words, for those who hear the board instead of seeing it.
class StateWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::StateWords)
public:
    static QString spoken(const QVariantMap &row);

private:
    static QString goods(const QVariantMap &row, int side);
};

} // namespace outremer
