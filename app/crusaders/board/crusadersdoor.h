#pragma once

#include "app/table/gamedoor.h"

namespace outremer {

// Crusaders in the window, and the chapters of a campaign, which are played on the same board.
class CrusadersDoor final : public GameDoor {
public:
    QUrl page() const override;
    std::vector<Sight> sights(const Table &table, const AnyMatch &match, Seat seat) const override;
    DetailsOf details(const Table &table) const override;
};

} // namespace outremer
