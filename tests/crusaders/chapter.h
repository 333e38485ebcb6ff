#pragma once

#include "tests/crusaders/table.h"

namespace outremer::crusaders::test {

// A table at which a chapter of the campaign has just begun: what the chapters before left is in `heritage`. It waits
// for its first question, which may be one of the prelude's.
class ChapterTable : public Table {
public:
    explicit ChapterTable(int chapter, const Saga &heritage = {},
        const std::vector<std::string> &states = { "jerusalem", "tripoli", "edessa", "antioch" },
        std::array<std::uint8_t, 8> choices = {}, std::uint64_t seed = 1)
    {
        Saga saga = heritage;
        saga.chapter = std::uint8_t(chapter);
        std::array<std::uint8_t, kMaxSeats> realms{};
        for (std::size_t seat = 0; seat < states.size(); ++seat)
            realms[seat] = *c.realmNamed(states[seat]);
        s = game().start({ int(states.size()), seed, choices }, saga, realms);
        events.clear();
    }

    Card nickname(const std::string &id) const { return cardNamed(c.nicknames, id); }
    Card legacy(const std::string &id) const { return cardNamed(c.legacies, id); }
    Card oath(const std::string &id) const { return cardNamed(c.oaths, id); }
    Card commander(const std::string &id) const { return cardNamed(c.commander, id); }
};

} // namespace outremer::crusaders::test
