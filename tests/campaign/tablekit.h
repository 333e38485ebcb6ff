#pragma once

#include "campaign/crusaders/companion/catalogue.h"
#include "campaign/crusaders/companion/saying.h"
#include "campaign/crusaders/facts/facts.h"
#include "tests/crusaders/setting.h"

#include <QString>

namespace outremer::campaign::table::test {

inline const crusaders::Content &content()
{
    return crusaders::test::game().content();
}

inline const Catalogue &catalogue()
{
    static const Catalogue kCatalogue = [] {
        Catalogue names = Catalogue::of(content());
        names.add(Thing::Nickname, "prudent", Name::same("the Prudent"));
        names.add(Thing::Nickname, "bold", Name::same("the Bold"));
        names.add(Thing::Oath, "safe-road", Name::same("Safe Road"));
        names.add(Thing::Legacy, "proud-crown", Name::same("Every capital starts at level 2."));
        return names;
    }();
    return kCatalogue;
}

// Three people with Jerusalem, Tripoli and Antioch; nothing played yet.
inline CampaignFacts trio()
{
    CampaignFacts campaign;
    campaign.title = "Пятничная хроника";
    campaign.group = "Пятница";
    campaign.dynasties = { { 0, "jerusalem", "Godfrey", false, "Аня", "" },
        { 1, "tripoli", "Bertrand", false, "Борис", "" }, { 2, "antioch", "Alix", true, "", "greedy" } };
    return campaign;
}

inline Standing standing(int seat, const std::string &state, int rank, int points = 0)
{
    Standing one;
    one.seat = seat;
    one.state = state;
    one.rank = rank;
    one.points = points;
    return one;
}

// Trouble that no reader may ever see: a blank that was not filled or a phrase that does not exist.
inline bool isWhole(const std::string &text)
{
    return !text.empty() && text.find_first_of("<>{}|") == std::string::npos && text.find("  ") == std::string::npos;
}

inline bool areWhole(const Sayings &sayings)
{
    return std::ranges::all_of(sayings, [](const Saying &saying) {
        return isWhole(saying.text) && std::ranges::all_of(saying.rules, [](const std::string &rule) {
            return content().rulebook.find(rule) != nullptr;
        });
    });
}

// Random options until the match is over; before each, `visit(before, option, after, fresh events)` is told of it.
template <class Visit>
void followMatch(const Setup &setup, Visit visit)
{
    const crusaders::Crusaders &game = crusaders::test::game();
    crusaders::State state = game.start(setup);
    Rng rng = streamOf(setup.seed, 77);
    while (!game.decision(state).isOver()) {
        OptionsOf<crusaders::Crusaders> options;
        game.listOptions(state, options);
        const Option option = options[int(rng.below(std::uint32_t(options.size())))];
        const crusaders::State before = state;
        std::vector<Event> events;
        EventSink sink(events);
        game.apply(state, option, sink);
        visit(before, option, state, events);
    }
}

inline Setup matchSetup(int seats, std::uint64_t seed)
{
    Setup setup{ .seats = seats, .seed = seed };
    setup.choices[0] = 1;                      // states at random
    setup.choices[3] = std::uint8_t(seed & 1); // terrains
    return setup;
}

} // namespace outremer::campaign::table::test
