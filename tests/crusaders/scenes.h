#pragma once

#include "tests/crusaders/table.h"

#include <cctype>

// Scenes that several chapters need.
namespace outremer::crusaders::test {

// --- which states can meet (CR-SETUP-03), and tables as they are dealt ---
using StateIds = std::vector<std::string>;
inline const std::vector<StateIds> kPairs{ { "jerusalem", "tripoli" }, { "tripoli", "antioch" },
    { "antioch", "edessa" }, { "edessa", "jerusalem" } };
inline const std::vector<StateIds> kTrios{ { "jerusalem", "tripoli", "edessa" }, { "jerusalem", "tripoli", "antioch" },
    { "jerusalem", "edessa", "antioch" }, { "tripoli", "edessa", "antioch" } };
inline const StateIds kAllStates{ "jerusalem", "tripoli", "edessa", "antioch" };
inline std::vector<StateIds> everyGroup()
{
    std::vector<StateIds> groups = kPairs;
    groups.insert(groups.end(), kTrios.begin(), kTrios.end());
    groups.push_back(kAllStates);
    return groups;
}

// A table as the set-up leaves it. With choices to make it waits in the set-up; otherwise the event of its first round
// is one that changes nothing but marches and walls, and the planning phase has begun.
inline Table justDealt(const StateIds &states, std::array<std::uint8_t, 8> choices = {})
{
    for (std::uint64_t seed = 1;; ++seed) {
        Table t(states, choices, seed);
        if (t.s.phase == Phase::Setup
            || (!t.s.usedEvents.empty() && t.c.events[t.s.usedEvents.back()].id == "winter-rains"))
            return t;
    }
}

// Takes every token off the cross, also what the automa has placed since the table was set up.
inline void emptyCross(Table &t)
{
    t.s.inner = {};
    t.s.outer = {};
    t.s.boostsAside = 0;
}

// Pays the whole price being asked for with coins.
inline void payInCoins(Table &t)
{
    while (t.asks(Task::Pay) && t.can(Verb::PayCoin))
        t.take(Verb::PayCoin);
}

// One choice at random, for tests of what holds in any match.
inline void takeRandom(Table &t, Rng &rng)
{
    const Options options = t.options();
    t.take(options[int(rng.below(std::uint32_t(options.size())))]);
}

// Cards of the Saracens whose lower halves move the battle's marker by three at most.
inline const std::vector<std::string> kMildSaracens{ "militia-of-damascus", "garrison-of-ascalon",
    "horsemen-of-shaizar", "sultans-kettledrums", "burning-steppe" };

// Gives a seat so much of a quantity, in pieces on the table: for goals and governors. What else it has is as little as
// can be, and is of a kind that must not be counted where there is such a thing.
inline void have(Table &t, Seat seat, Quantity of, int amount)
{
    using Cities = std::vector<std::pair<std::string, int>>;
    const std::size_t n = std::size_t(amount);
    const auto first = [](auto list, std::size_t count) {
        list.resize(count);
        return list;
    };
    const auto ownFirst = [&](const Cities &cities, const std::string &otherwise) {
        t.own(seat, n > 0 ? first(cities, n) : Cities{ { otherwise, 2 } });
    };
    const auto know = [&](std::vector<std::string> tactics) { // and own starting ones up to five
        for (std::size_t i = 0; tactics.size() < 5; ++i)
            tactics.push_back(t.c.tactics[t.c.startingTactics[t.player(seat).realm][i]].id);
        t.hand(seat, tactics);
    };
    const std::string home = t.c.cities[t.c.realms[t.player(seat).realm].capital].id;
    t.calm(0);
    t.own(seat, { { home, 1 } });
    t.bishops(seat, home, 0, 0);
    switch (of) {
    case Quantity::Wood:
        return ownFirst({ { "tripoli", 1 }, { "tadmor", 2 }, { "apamea", 2 }, { "turbessel", 3 } }, "acre");
    case Quantity::Candles:
        return ownFirst({ { "jerusalem", 1 }, { "turbessel", 2 }, { "baalbek", 2 }, { "tortosa", 3 } }, "acre");
    case Quantity::Steel:
        return ownFirst({ { "edessa", 1 }, { "tortosa", 2 }, { "damascus", 2 }, { "acre", 3 } }, "aleppo");
    case Quantity::Horses:
        return ownFirst({ { "antioch", 1 }, { "acre", 2 }, { "aleppo", 2 }, { "tadmor", 3 } }, "tortosa");
    case Quantity::Goods: {
        const std::vector<Cities> steps{ { { "jerusalem", 1 } }, { { "jerusalem", 1 }, { "acre", 2 } },
            { { "jerusalem", 1 }, { "acre", 3 } }, { { "jerusalem", 3 }, { "acre", 3 } },
            { { "jerusalem", 3 }, { "acre", 3 }, { "damascus", 3 } },
            { { "jerusalem", 3 }, { "acre", 3 }, { "tadmor", 3 } },
            { { "jerusalem", 3 }, { "acre", 3 }, { "tadmor", 3 }, { "homs", 3 } } };
        return t.own(seat, steps[n - 1]);
    }
    case Quantity::GoodKinds: // candles twice
        t.own(seat, first(Cities{ { "jerusalem", 1 }, { "acre", 2 }, { "damascus", 2 }, { "homs", 3 } }, n));
        return t.place("baalbek", seat, 1, 2);
    case Quantity::Troops:
    case Quantity::Garrison: // most in one city, or all
        t.place(home, seat, of == Quantity::Troops ? amount - 1 : amount, 1);
        return t.place(home == "jerusalem" ? "acre" : "homs", seat, 1, 2);
    case Quantity::Bishops:
        t.bishops(seat, home, std::min(amount, 3), 0);
        return t.bishops(seat, "homs", std::clamp(amount - 3, 0, 2), std::max(0, amount - 5));
    case Quantity::Dioceses: {
        const std::vector<std::string> sees{ home, "homs", "acre", "aleppo", "apamea", "tortosa" };
        for (std::size_t i = 0; i < n; ++i)
            t.bishops(seat, sees[i], i < 4 ? 1 : 0, i == 0 || i > 3 ? 1 : 0);
        return;
    }
    case Quantity::ForeignBishops:
        t.bishops(seat, home, 1, 1);
        return t.bishops(seat, "homs", std::min(amount, 3), std::max(0, amount - 3));
    case Quantity::HolyLands: { // the first against a weaker rival; Damascus is nobody's
        const std::vector<std::string> lands{ home, "homs", "aleppo", "apamea", "baalbek" };
        const Seat rival = seat == 0 ? Seat(1) : Seat(0);
        t.bishops(rival, "damascus", 0, 1);
        t.bishops(seat, "damascus", 0, 1);
        for (std::size_t i = 0; i < n; ++i)
            t.bishops(seat, lands[i], i == 0 ? 0 : 1, i == 0 ? 1 : 0);
        return t.bishops(rival, home, 1, 0);
    }
    case Quantity::Cities:
        return t.own(seat,
            first(
                Cities{ { "jerusalem", 2 }, { "acre", 1 }, { "damascus", 1 }, { "tadmor", 1 }, { "baalbek", 1 } }, n));
    case Quantity::CentralCities:
        t.own(seat, { { "jerusalem", 1 }, { "acre", 2 } });
        for (std::size_t i = 0; i < n; ++i)
            t.place(std::vector<std::string>{ "damascus", "homs", "aleppo" }[i], seat, 1, 2);
        return;
    case Quantity::CityLevels: {
        Cities cities;
        for (int left = amount; left > 0; left -= 3)
            cities.emplace_back(
                std::vector{ "jerusalem", "acre", "damascus", "tadmor" }[cities.size()], std::min(left, 3));
        return t.own(seat, cities);
    }
    case Quantity::TopCities: {
        Cities cities{ { "jerusalem", 2 }, { "acre", 2 }, { "damascus", 2 } };
        for (std::size_t i = 0; i < n; ++i)
            cities[i].second = 3;
        return t.own(seat, cities);
    }
    case Quantity::CapitalLevel:
        return t.own(seat, { { "jerusalem", amount }, { "acre", 3 } });
    case Quantity::Buildings:
        for (std::size_t i = 0; i < n; ++i)
            t.build(seat, std::vector<std::string>{ "bazaar", "stables", "citadel", "cathedral" }[i]);
        return;
    case Quantity::LevelFour: // buildings and tactics
        t.build(seat, "stables");
        if (n > 0)
            t.build(seat, "citadel");
        return know(n > 1 ? std::vector<std::string>{ "holy-lance", "siege-of-tyre" }
                          : std::vector<std::string>{ "holy-lance" });
    case Quantity::YellowTactics:
    case Quantity::WhiteTactics:
    case Quantity::BlueTactics:
    case Quantity::RedTactics: { // the first of each has two colours
        static const std::vector<std::vector<std::string>> kColoured{ { "storm-of-jerusalem", "oaken-ram",
                                                                          "siege-tower", "the-mine", "holy-lance" },
            { "baldwins-defence", "sermon-before-battle", "flame-of-faith", "truce-of-god", "iron-ranks" },
            { "siege-of-tyre", "crossbowmen", "double-mail", "spare-lances", "fire-volley" },
            { "battle-of-hab", "feigned-flight", "fresh-horses", "flank-charge", "oaken-ram" } };
        const auto &cards = kColoured[std::size_t(of) - std::size_t(Quantity::YellowTactics)];
        auto tactics = first(cards, n);
        tactics.push_back(cards.back());
        return know(tactics);
    }
    case Quantity::Learned:
        return know(first(
            std::vector<std::string>{ "oaken-ram", "wicker-mantlets", "holy-lance", "iron-ranks", "fire-volley" }, n));
    case Quantity::TacticColours: // one of them twice
        return know(first(
            std::vector<std::string>{ "oaken-ram", "siege-tower", "holy-lance", "iron-ranks", "fire-volley" }, n + 1));
    case Quantity::Coins: // once the taxes of the capital are paid
        t.player(seat).coins = std::int16_t(amount - 2);
        return;
    case Quantity::Rescripts:
        return t.rescripts(
            seat, first(std::vector<std::string>{ "summons-of-vassals", "leave-to-fortify", "pactum-warmundi" }, n));
    case Quantity::Spies: // active ones
        t.heldSpy(seat, "sacristan");
        for (std::size_t i = 0; i < n; ++i)
            t.activeSpy(
                seat, std::vector<std::string>{ "dragoman", "lay-brother", "grain-dealer" }[i], Seat(seat + 1 + i) % 4);
        return;
    case Quantity::Governors: // the last city has none
        t.own(seat,
            first(Cities{ { "jerusalem", 1 }, { "acre", 1 }, { "damascus", 1 }, { "tadmor", 1 }, { "baalbek", 1 } },
                n + 1));
        for (std::size_t i = 0; i < n; ++i)
            t.setGovernor(std::vector<std::string>{ "jerusalem", "acre", "damascus", "tadmor" }[i],
                std::vector<std::string>{ "galeran", "raynald", "fulk-of-anjou", "alice-of-antioch" }[i]);
        return;
    case Quantity::Border: { // of Jerusalem
        const std::vector<Cities> steps{ { { "jerusalem", 1 } }, { { "jerusalem", 1 } },
            { { "jerusalem", 1 }, { "damascus", 1 }, { "acre", 1 } }, { { "jerusalem", 1 }, { "turbessel", 1 } },
            { { "jerusalem", 1 }, { "homs", 1 } }, { { "jerusalem", 1 }, { "baalbek", 1 }, { "turbessel", 1 } },
            { { "jerusalem", 1 }, { "apamea", 1 } } };
        t.own(seat, steps[n - 2]);
        if (amount == 2)
            t.place("damascus", Seat((seat + 1) % 4), 1, 1);
        return;
    }
    default:
        QFAIL("no such arrangement");
    }
}

// For the decks' own tests: the first card that no test of the file is named after ("genoese-quays" by
// genoeseQuays_...), or nothing. Only cards that `concerns` the file count.
template <class Faces, class Concerns>
std::string untestedCard(const Faces &deck, const QMetaObject &file, Concerns concerns, int chapter = 0)
{
    for (std::size_t card = 1; card < deck.size(); ++card) {
        std::string name;
        for (char letter : deck[card].id)
            name += !name.empty() && name.back() == '-' ? (name.pop_back(), char(std::toupper(letter))) : letter;
        bool isTested = deck[card].chapter != chapter || !concerns(deck[card]);
        for (int i = file.methodOffset(); i < file.methodCount(); ++i)
            isTested = isTested || file.method(i).name().startsWith((name + "_").c_str());
        if (!isTested)
            return deck[card].id;
    }
    return {};
}
template <class Faces>
std::string untestedCard(const Faces &deck, const QMetaObject &file, int chapter = 0)
{
    return untestedCard(
        deck, file, [](const auto &) { return true; }, chapter);
}

// Jerusalem with Acre, something of everything a rescript could work on, and a rescript.
inline Table holdingRescript(const std::string &id)
{
    Table t;
    t.calm(3);
    t.place("jerusalem", kJerusalem, 5, 2);
    t.place("acre", kJerusalem, 4, 2);
    t.place("damascus", kSaracens, 3, 2);
    t.place("tadmor", kSaracens, 2, 2);
    t.place("baalbek", kSaracens, 3, 2);
    t.good(kJerusalem, Good::Candles, 0, 1);
    t.good(kJerusalem, Good::Horses, 0, 1);
    t.build(kJerusalem, "stables");
    t.player(kJerusalem).buildings[0].banned = 1;
    t.rescripts(kJerusalem, { id });
    return t;
}
// The same in Jerusalem's own turn.
inline Table inTurn(const std::string &id)
{
    Table t = holdingRescript(id);
    t.order(kJerusalem, Order::Construction);
    return t;
}
// Without another rescript Damascus holds, and Jerusalem has so many troops left.
inline void verifyDamascusHolds(Table &t, int troops)
{
    t.rescripts(kJerusalem, {});
    QVERIFY(t.playUntil(Task::OrderMenu));
    QCOMPARE(t.city("damascus").owner, kSaracens);
    QCOMPARE(t.board().count(kJerusalem, Quantity::Troops), troops);
}
// Jerusalem discards it for its effect.
inline void playRescript(Table &t, const std::string &id)
{
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::UseRescript, t.rescript(id));
    QVERIFY(!t.player(kJerusalem).rescripts.contains(t.rescript(id)));
    QVERIFY(t.s.rescriptDecks[std::size_t(t.c.rescripts[t.rescript(id)].level() - 1)].discard.contains(t.rescript(id)));
}

// The game with a small pack laid over one of its files. Cards changed by their id keep their numbers, so a Table's
// State can be read and played by it.
inline Crusaders withPack(const std::string &file, std::string_view text)
{
    Pack pack = Pack::builtIn("crusaders");
    if (const auto problem = pack.overlayFile(file, text, "pack/" + file))
        qFatal("%s", problem->refusal("bad-pack").message.c_str());
    const auto game = Crusaders::load(pack);
    if (!game)
        qFatal("%s", game.refusal().message.c_str());
    return *game;
}

} // namespace outremer::crusaders::test
