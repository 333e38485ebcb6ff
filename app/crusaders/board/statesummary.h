#pragma once

#include "app/crusaders/board/boardview.h"

namespace outremer {

// What everybody looks at all the time about one player's state: names, turn, and how much there is of everything. What
// the viewer may not know is not there.
struct StateSummary {
    QString realm, stateName, playerName;
    bool isBot = false, isHome = false, isActive = false, isAsked = false, isOut = false;
    QString order{}; // that is being carried out
    int coins = 0;
    std::optional<int> influence{};
    int place = 0;
    int troops = 0, bishops = 0;
    std::optional<crusaders::Bishops> bishopLevels{};
    int cities = 0, holyLands = 0, contestedLands = 0;
    int buildings = 0, tactics = 0, learned = 0, rescripts = 0, spies = 0, heldSpies = 0;
    std::array<crusaders::Stock, crusaders::kGoods> goods{};
    QStringList goodNames{};

    static StateSummary of(const BoardView &view, Seat seat);
    friend bool operator==(const StateSummary &, const StateSummary &) = default;
};

QString stateName(const BoardView &view, Seat seat);  // "Jerusalem", or "First player" before a state is chosen
QString playerName(const BoardView &view, Seat seat); // as they call themselves; otherwise their state's
QString goodName(const BoardView &view, int good);

} // namespace outremer
