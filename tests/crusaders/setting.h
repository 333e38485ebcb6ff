#pragma once

#include "model/core/match.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"
#include "model/crusaders/referee.h"
#include "model/crusaders/tasks.h"
#include "model/crusaders/zones.h"

#include <QTest>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace outremer::crusaders::test {

// The game on the track and with the coins that CR-AMB-01 and CR-AMB-06 propose: tests of rules and cards speak of its
// cells, whatever the house tunes. What the house ships is played by the battery and looked at in tst_crusaders_setup.
inline const Crusaders &game()
{
    static const Crusaders kGame = [] {
        Pack pack = Pack::builtIn("crusaders");
        pack.overlayFile("board.json", R"({ "holiness": [ "blank", "blank", "blank", "blank",
            "bishop", "rescript", "bishop", "blank", "bishop", "rescript", "bishop", "blank",
            "bishop", "rescript", "bishop", "blank" ] })",
            "board.json");
        pack.overlayFile("realms.json", R"({ "realms": [ { "id": "tripoli", "coins": 3 } ] })", "realms.json");
        return *Crusaders::load(pack);
    }();
    return kGame;
}

enum Seats : Seat { kJerusalem, kTripoli, kEdessa, kAntioch }; // the seats of a Table with all four states

// What lies where: the set-up of a first game, as the first player finds it after the event of round 1, and every way to
// arrange it otherwise. Cards may be put anywhere; wherever they were, they leave.
class Setting {
public:
    // States in seat order; choices as in setupOptions (states, governors, bulls, terrains).
    explicit Setting(const std::vector<std::string> &states = { "jerusalem", "tripoli", "edessa", "antioch" },
        std::array<std::uint8_t, 8> choices = {}, std::uint64_t seed = 1)
    {
        s = game().start({ int(states.size()), seed, choices });
        for (const std::string &id : states)
            apply(crusaders::choice(Verb::ChooseState, *game().content().realmNamed(id)));
        events.clear();
    }

    State s;
    std::vector<Event> events; // told since the start or the last clear()
    const Content &c = game().content();

    Board board() const { return { c, s }; }
    Player &player(Seat seat) { return s.player(seat); }

    // --- finding things by their ids ---
    CityId cityId(const std::string &id) const { return *c.cityNamed(id); }
    CityState &city(const std::string &id) { return s.city(cityId(id)); }
    Card tactic(const std::string &id) const { return cardNamed(c.tactics, id); }
    std::set<int> tacticSet(const std::vector<std::string> &ids) const
    {
        std::set<int> cards;
        for (const std::string &id : ids)
            cards.insert(tactic(id));
        return cards;
    }
    Card building(const std::string &id) const { return cardNamed(c.buildings, id); }
    Card rescript(const std::string &id) const { return cardNamed(c.rescripts, id); }
    Card spy(const std::string &id) const { return cardNamed(c.spies, id); }
    Card governor(const std::string &id) const { return cardNamed(c.governors, id); }
    Card bull(const std::string &id) const { return cardNamed(c.bulls, id); }
    Card event(const std::string &id) const { return cardNamed(c.events, id); }

    // --- arranging ---
    // A city with its owner (a seat or kSaracens), units and level; supplies and goods follow.
    void place(const std::string &id, Seat owner, int units, int level)
    {
        CityState &place = city(id);
        place.owner = owner;
        place.units = std::uint8_t(units);
        place.level = std::uint8_t(level);
        if (!isPlayer(owner))
            dropGovernor(id);
        balance();
    }
    // Bishops of a seat in a city by level; the supply follows.
    void bishops(Seat seat, const std::string &id, int one, int two)
    {
        player(seat).clergy[cityId(id)] = { std::uint8_t(one), std::uint8_t(two) };
        balance();
    }
    void good(Seat seat, Good kind, int ready, int spent = 0, int blocked = 0) // must agree with the cities
    {
        player(seat).goods[std::size_t(kind)] = { std::uint8_t(ready), std::uint8_t(spent), std::uint8_t(blocked) };
    }
    // The hand: learnt tactics leave where they were, own starting tactics come from the personal discard.
    void hand(Seat seat, const std::vector<std::string> &ids)
    {
        auto &hand = player(seat).tactics;
        for (Card card : hand) {
            if (!c.tactics[card].isStarting())
                (c.tactics[card].level > 2 ? pushTo(s.topTacticDeck, card) : pushTo(s.tacticDeck, card));
        }
        hand.clear();
        for (const std::string &id : ids) {
            const Card card = tactic(id);
            if (!c.tactics[card].isStarting())
                pull(CardKind::Tactic, card);
            hand.insertSorted(card);
        }
    }
    void rescripts(Seat seat, const std::vector<std::string> &ids)
    {
        for (Card card : player(seat).rescripts)
            pushTo(s.rescriptDecks[std::size_t(c.rescripts[card].level() - 1)], card);
        player(seat).rescripts.clear();
        for (const std::string &id : ids) {
            pull(CardKind::Rescript, rescript(id));
            player(seat).rescripts.insertSorted(rescript(id));
        }
    }
    void build(Seat seat, const std::string &id)
    {
        pull(CardKind::Building, building(id));
        player(seat).buildings.push({ building(id), 0 });
    }
    void activeSpy(Seat seat, const std::string &id, Seat target)
    {
        pull(CardKind::Spy, spy(id));
        player(seat).spies.push({ spy(id), target, 0 });
    }
    void heldSpy(Seat seat, const std::string &id)
    {
        pull(CardKind::Spy, spy(id));
        player(seat).heldSpies.insertSorted(spy(id));
    }
    void setGovernor(const std::string &cityName, const std::string &id)
    {
        dropGovernor(cityName);
        pull(CardKind::Governor, governor(id));
        city(cityName).governor = governor(id);
    }
    void setBull(Seat seat, const std::string &id)
    {
        for (Seat other = 0; other < s.seats; ++other) {
            if (player(other).bulls[0] == bull(id))
                player(other).bulls[0] = player(seat).bulls[0];
        }
        player(seat).bulls = { bull(id), kNoCard };
    }
    void coinsForAll(int coins)
    {
        for (Seat seat = 0; seat < s.seats; ++seat)
            player(seat).coins = std::int16_t(coins);
    }
    // Markets: puts the card on the first cells (the cards there go to the deck).
    void tacticMarket(const std::vector<std::string> &ids)
    {
        for (std::size_t i = 0; i < ids.size(); ++i)
            exchange(CardKind::Tactic, tactic(ids[i]),
                c.tactics[tactic(ids[i])].level > 2 ? s.topTacticMarket[i] : s.tacticMarket[i]);
    }
    void buildingMarket(const std::vector<std::string> &ids)
    {
        for (std::size_t i = 0; i < ids.size(); ++i)
            exchange(CardKind::Building, building(ids[i]),
                c.buildings[building(ids[i])].level > 2 ? s.topBuildingMarket[i] : s.buildingMarket[i]);
    }
    void governorMarket(const std::vector<std::string> &ids)
    {
        for (std::size_t i = 0; i < ids.size(); ++i)
            exchange(CardKind::Governor, governor(ids[i]), s.governorMarket[i]);
    }
    // Tops of decks: the first id is drawn first.
    void saracenTop(const std::vector<std::string> &ids) { putOnTop(CardKind::Tactic, s.saracenDeck, c.tactics, ids); }
    void tacticTop(const std::vector<std::string> &ids) { putOnTop(CardKind::Tactic, s.tacticDeck, c.tactics, ids); }
    void topTacticTop(const std::vector<std::string> &ids)
    {
        putOnTop(CardKind::Tactic, s.topTacticDeck, c.tactics, ids);
    }
    void buildingTop(const std::vector<std::string> &ids)
    {
        putOnTop(CardKind::Building, s.buildingDeck, c.buildings, ids);
    }
    void governorTop(const std::vector<std::string> &ids)
    {
        putOnTop(CardKind::Governor, s.governorDeck, c.governors, ids);
    }
    void spyTop(const std::vector<std::string> &ids) { putOnTop(CardKind::Spy, s.spyDeck, c.spies, ids); }
    void rescriptTop(int level, const std::vector<std::string> &ids)
    {
        putOnTop(CardKind::Rescript, s.rescriptDecks[std::size_t(level - 1)], c.rescripts, ids);
    }

    // Recomputes supplies and storages after cities or bishops were placed.
    void balance()
    {
        int saracens = c.numbers.saracens;
        for (CityId at = 0; at < kCities; ++at)
            saracens -= s.city(at).owner == kSaracens ? s.city(at).units : 0;
        s.saracens = std::uint8_t(saracens);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Player &one = player(seat);
            one.troops = std::uint8_t(c.numbers.troops - board().count(seat, Quantity::Troops));
            one.bishops = { c.numbers.bishopsOne, c.numbers.bishopsTwo };
            std::array<Stock, kGoods> goods{};
            for (CityId at = 0; at < kCities; ++at) {
                one.bishops.one = std::uint8_t(one.bishops.one - one.clergy[at].one);
                one.bishops.two = std::uint8_t(one.bishops.two - one.clergy[at].two);
                if (s.city(at).owner != seat)
                    continue;
                const auto produced = board().goodsOf(at);
                for (std::size_t kind = 0; kind < kGoods; ++kind)
                    goods[kind].ready = std::uint8_t(goods[kind].ready + produced[kind]);
            }
            one.goods = goods;
        }
    }

protected:
    template <class Deck>
    static Card cardNamed(const Deck &deck, const std::string &id)
    {
        const auto found = std::ranges::find(deck, id, &PrintedCard::id);
        if (found == deck.end())
            qFatal("no card %s", id.c_str());
        return Card(found - deck.begin());
    }
    template <class D>
    static void pushTo(D &deck, Card card)
    {
        deck.pile.push(card);
    }
    void apply(const Option &option)
    {
        EventSink sink(events);
        game().apply(s, option, sink);
    }
    // Swaps `card`, wherever it is, with what lies at `place`.
    void exchange(CardKind kind, Card card, Card &place)
    {
        if (place == card)
            return;
        Card *from = nullptr;
        eachPlace(s, kind, [&](Card &at, Seat) {
            if (at == card && &at != &place && !from)
                from = &at;
        });
        if (from)
            *from = place;
        place = card;
    }
    // Takes a card out of its deck, market or wherever it is.
    void pull(CardKind kind, Card card)
    {
        const auto fromList = [card](auto &list) {
            const int at = list.indexOf(card);
            if (at >= 0)
                list.removeAt(at);
            return at >= 0;
        };
        const auto fromDeck = [&](auto &deck) { return fromList(deck.pile) || fromList(deck.discard); };
        const auto fromMarket = [card](auto &market) {
            const auto found = std::ranges::find(market, card);
            if (found != market.end())
                *found = kNoCard;
            return found != market.end();
        };
        switch (kind) {
        case CardKind::Tactic:
            (void)(fromDeck(s.tacticDeck) || fromDeck(s.topTacticDeck) || fromDeck(s.saracenDeck)
                || fromMarket(s.tacticMarket) || fromMarket(s.topTacticMarket));
            break;
        case CardKind::Building:
            (void)(fromDeck(s.buildingDeck) || fromDeck(s.topBuildingDeck) || fromList(s.freeBuildings)
                || fromMarket(s.buildingMarket) || fromMarket(s.topBuildingMarket));
            break;
        case CardKind::Rescript:
            (void)(fromDeck(s.rescriptDecks[0]) || fromDeck(s.rescriptDecks[1]));
            break;
        case CardKind::Spy:
            (void)fromDeck(s.spyDeck);
            break;
        case CardKind::Governor:
            if (!fromDeck(s.governorDeck) && !fromMarket(s.governorMarket)) {
                for (CityState &place : s.cities)
                    place.governor = place.governor == card ? kNoCard : place.governor;
            }
            break;
        default:
            break;
        }
    }
    template <class D, class Faces>
    void putOnTop(CardKind kind, D &deck, const Faces &faces, const std::vector<std::string> &ids)
    {
        for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
            pull(kind, cardNamed(faces, *id));
            deck.pile.push(cardNamed(faces, *id));
        }
    }
    void dropGovernor(const std::string &cityName)
    {
        if (city(cityName).governor != kNoCard)
            s.governorDeck.discard.push(city(cityName).governor);
        city(cityName).governor = kNoCard;
    }
};

} // namespace outremer::crusaders::test
