#pragma once

#include "tests/crusaders/cardbattle.h"
#include "tests/crusaders/crescent.h"

namespace outremer::crusaders::test {

// A battle around one card where every card of the campaign is in the box; Zengi stands out of the way.
class CrescentBattle : public CardBattle {
public:
    explicit CrescentBattle(const CardRow &row)
        : CardBattle(row, openBox())
    {
    }

private:
    static Table openBox()
    {
        CrescentTable t;
        t.standAt("turbessel");
        return t;
    }
};

} // namespace outremer::crusaders::test
