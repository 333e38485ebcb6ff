#include "campaign/crusaders/companion/eventdrawer.h"

#include "campaign/crusaders/companion/phrases.h"
#include "model/crusaders/cardtext.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace outremer::campaign::table {
namespace {

constexpr std::uint64_t kEventStream = 3;
constexpr std::size_t kMostEvents = 64;

void shuffle(std::vector<std::string> &cards, Rng &rng)
{
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[rng.below(std::uint32_t(i))]);
}

// Takes cards from the top of one pile to another until that has so many.
void deal(std::vector<std::string> &from, std::vector<std::string> &to, std::size_t size)
{
    while (to.size() < size && !from.empty()) {
        to.push_back(from.back());
        from.pop_back();
    }
}

} // namespace

EventDrawer EventDrawer::shuffled(const std::vector<std::string> &basic, const std::vector<std::string> &ofChapter,
    int leastOfChapter, std::uint64_t seed)
{
    Rng rng = streamOf(seed, kEventStream);
    std::vector<std::string> own = ofChapter;
    std::vector<std::string> deck;
    shuffle(own, rng);
    deal(own, deck, std::size_t(std::clamp(leastOfChapter, 0, crusaders::kMaxRounds)));
    std::vector<std::string> others = basic;
    others.insert(others.end(), own.begin(), own.end());
    shuffle(others, rng);
    deal(others, deck, crusaders::kMaxRounds);
    shuffle(deck, rng);
    return { deck, 0 };
}

EventDrawer EventDrawer::shuffled(const crusaders::Content &content, std::uint64_t seed)
{
    std::vector<std::string> ids;
    for (std::size_t card = 1; card < content.events.size(); ++card) {
        if (content.events[card].chapter == 0)
            ids.push_back(content.events[card].id);
    }
    return shuffled(ids, {}, 0, seed);
}

Sayings describe(const EventDrawer &drawer, const TableTalk &talk)
{
    const crusaders::Content &content = talk.content;
    const Lang lang = talk.lang;
    const std::string *id = drawer.current();
    if (!id)
        return {};
    Sayings sayings{ { say(Texts::Drawers, "event.revealed", lang,
                           { { "round", drawer.revealed }, { "name", talk.catalogue.name(Thing::Event, *id) } }),
        { "CR-EVENT-01" } } };
    const auto card = std::ranges::find(content.events, *id, &crusaders::EventCard::id);
    if (card != content.events.end())
        sayings.push_back({ crusaders::eventText(content, crusaders::Card(card - content.events.begin()), lang),
            { "CR-EVENT-02", "CR-EVENT-03" } });
    if (drawer.isOver())
        sayings.push_back({ say(Texts::Drawers, "event.last", lang), { "CR-ROUND-04" } });
    return sayings;
}

nlohmann::ordered_json toJson(const EventDrawer &drawer)
{
    return { { "deck", drawer.deck }, { "revealed", drawer.revealed } };
}

EventDrawer eventsFrom(const JsonReader &reader)
{
    reader.onlyKeys({ "deck", "revealed" });
    EventDrawer drawer;
    const JsonReader deck = reader.at("deck");
    for (const JsonReader &id : deck.items())
        drawer.deck.push_back(id.text());
    if (drawer.deck.size() > kMostEvents)
        deck.fail("at most " + std::to_string(kMostEvents) + " events");
    drawer.revealed = int(reader.at("revealed").integer(0, std::int64_t(drawer.deck.size())));
    return drawer;
}

} // namespace outremer::campaign::table
