#pragma once

#include "app/crusaders/board/statesummary.h"

#include <QCoreApplication>

namespace outremer {

// A state in words, for those who hear the board instead of seeing it.
class StateWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::StateWords)
public:
    static QString spoken(const StateSummary &state);

private:
    static QString goods(const StateSummary &state, std::uint8_t crusaders::Stock::*side);
};

} // namespace outremer
