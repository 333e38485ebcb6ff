#pragma once

#include "app/table/gamedoor.h"

namespace outremer {

// Kingdoms in the window.
class KingdomsDoor final : public GameDoor {
public:
    QUrl page() const override;
    std::vector<Sight> sights(const Table &table, const AnyMatch &match, Seat seat) const override;
};

} // namespace outremer
