#pragma once

#include "campaign/crusaders/chapter/chapter.h"

#include "model/core/hash.h"
#include "model/core/match.h"
#include "model/crusaders/referee.h"

#include <QTest>

#include <set>
#include <string>
#include <vector>

namespace outremer::campaign::test {

inline const Chapter &game()
{
    static const Chapter kGame = *Chapter::load(Pack::builtIn("crusaders"));
    return kGame;
}

inline const crusaders::Content &content()
{
    return game().content();
}

enum Seats : Seat { kJerusalem, kTripoli, kEdessa, kAntioch }; // of a book with all four states

template <class Deck>
crusaders::Card cardNamed(const Deck &deck, const std::string &id)
{
    const auto found = std::ranges::find(deck, id, &crusaders::PrintedCard::id);
    if (found == deck.end())
        qFatal("no card %s", id.c_str());
    return crusaders::Card(found - deck.begin());
}
inline crusaders::Card nickname(const std::string &id)
{
    return cardNamed(content().nicknames, id);
}
inline crusaders::Card building(const std::string &id)
{
    return cardNamed(content().buildings, id);
}
inline crusaders::CityId city(const std::string &id)
{
    return *content().cityNamed(id);
}

// A blank book with these states, in seat order.
inline Book blankBook(const std::vector<std::string> &states = { "jerusalem", "tripoli", "edessa", "antioch" })
{
    Book book;
    book.seats = std::uint8_t(states.size());
    for (std::size_t seat = 0; seat < states.size(); ++seat)
        book.dynasties[seat].realm = *content().realmNamed(states[seat]);
    return book;
}

// The book at a later chapter, with pages of which only the ending is known.
inline Book bookAt(int chapter, crusaders::Ending ending = crusaders::Ending::Era, Book book = blankBook())
{
    book.chapter = std::uint8_t(chapter);
    for (int page = 0; page < chapter - 1; ++page)
        book.pages[std::size_t(page)].ending = std::uint8_t(ending);
    return book;
}

// A chapter in play. A test arranges the board as it likes, ends the match at once and answers what is asked then.
class ChapterTable {
public:
    explicit ChapterTable(const Book &book = blankBook(), std::uint64_t seed = 1)
        : s(*game().startFrom(book, seed, {}))
    {
    }

    State s;
    std::vector<Event> events; // told since the match ended

    crusaders::Board board() const { return { content(), s.match }; }
    crusaders::Player &player(Seat seat) { return s.match.player(seat); }
    const Dynasty &dynasty(Seat seat) const { return s.book.dynasties[seat]; }
    int marks(Seat seat, crusaders::Quality quality) const { return dynasty(seat).marks[std::size_t(quality)]; }

    // --- arranging ---
    // A city with its owner; supplies and goods follow. The Saracens' units come from the box.
    void place(const std::string &id, Seat owner, int units = 1)
    {
        crusaders::CityState &place = s.match.city(city(id));
        if (place.governor != crusaders::kNoCard && !crusaders::isPlayer(owner))
            s.match.governorDeck.discard.push(std::exchange(place.governor, crusaders::kNoCard));
        place.owner = owner;
        place.units = std::uint8_t(units);
        balance();
    }
    void bishops(Seat seat, const std::string &id, int one)
    {
        player(seat).clergy[city(id)] = { std::uint8_t(one), 0 };
        balance();
    }
    void build(Seat seat, const std::string &id)
    {
        auto &match = s.match;
        const crusaders::Card card = building(id);
        const auto take = [card](auto &list) {
            const int at = list.indexOf(card);
            if (at >= 0)
                list.removeAt(at);
            return at >= 0;
        };
        const auto takeFromMarket = [card](auto &market) {
            const auto found = std::ranges::find(market, card);
            if (found != market.end())
                *found = crusaders::kNoCard;
            return found != market.end();
        };
        QVERIFY(take(match.freeBuildings) || take(match.buildingDeck.pile) || take(match.topBuildingDeck.pile)
            || takeFromMarket(match.buildingMarket) || takeFromMarket(match.topBuildingMarket));
        player(seat).buildings.push({ card, 0 });
    }
    void bull(Seat seat, const std::string &id)
    {
        const crusaders::Card card = cardNamed(content().bulls, id);
        for (Seat other = 0; other < s.seats; ++other) {
            if (player(other).bulls[0] == card)
                player(other).bulls[0] = player(seat).bulls[0];
        }
        player(seat).bulls[0] = card;
    }
    // Everybody has one city, no coin and nothing that a bull rewards.
    void calm()
    {
        for (Seat seat = 0; seat < s.seats; ++seat) {
            crusaders::Player &one = player(seat);
            one.coins = 0;
            one.influence = 0;
            one.clergy = {};
            for (crusaders::Card card : one.rescripts)
                s.match.rescriptDecks[std::size_t(content().rescripts[card].level() - 1)].pile.push(card);
            one.rescripts.clear();
            s.match.city(one.capital).units = 3;
        }
        balance();
    }

    // --- the end of the match ---
    // The last round ends with this board.
    void end()
    {
        auto &match = s.match;
        while (!match.eventDeck.empty())
            match.usedEvents.push(match.eventDeck.pop());
        if (match.event != crusaders::kNoCard)
            match.usedEvents.push(std::exchange(match.event, crusaders::kNoCard));
        while (!match.raidTokens.empty())
            ++match.usedTokens[std::size_t(match.raidTokens.pop())];
        match.bonuses = crusaders::kTrackCells;
        match.tokenShown = 0;
        match.round = crusaders::kMaxRounds;
        match.phase = crusaders::Phase::Income;
        match.modifiers = {};
        match.raid = {};
        for (auto &stack : match.inner)
            stack.clear();
        match.outer = {};
        Seat asked = 0; // somebody confirms a capital, and nothing else is left to do
        while (player(asked).isOut)
            ++asked;
        match.frames.clear();
        match.frames.push({ .task = crusaders::Task::RoundEnd });
        match.frames.push(crusaders::ask(crusaders::Task::NewCapital, asked));
        apply(crusaders::choice(crusaders::Verb::MakeCapital, player(asked).capital));
    }
    // The last round ends, and everybody comes out with this influence.
    void endWith(const std::vector<int> &influence)
    {
        constexpr int kMuch = 1000;
        for (Seat seat = 0; seat < s.seats; ++seat)
            player(seat).influence = kMuch;
        ChapterTable trial = *this;
        trial.end();
        for (Seat seat = 0; seat < s.seats; ++seat)
            player(seat).influence = std::int16_t(influence[seat] - (trial.s.match.finalScores[seat] - kMuch));
        end();
    }

    // --- answering ---
    bool asks(Question question) const { return game().decision(s).kind == std::uint8_t(question) && !isOver(); }
    bool isOver() const { return game().decision(s).isOver(); }
    Seat seat() const { return game().decision(s).seat; }
    OptionsOf<Chapter> options() const
    {
        OptionsOf<Chapter> options;
        game().listOptions(s, options);
        return options;
    }
    bool can(Verb verb, int first = 0) const { return options().contains(choice(verb, first)); }
    void take(Verb verb, int first = 0)
    {
        QVERIFY2(can(verb, first), std::string(game().optionName(choice(verb, first))).c_str());
        apply(choice(verb, first));
    }
    // Everybody chooses in the interlude, in seat order.
    void interlude(const std::vector<int> &chosen)
    {
        for (int option : chosen)
            take(Verb::ChooseInterlude, option);
    }
    // Nobody takes anything until this is asked; false when the chapter is over first.
    bool passUntil(Question question)
    {
        while (!isOver() && !asks(question)) {
            if (asks(Question::Interlude))
                take(Verb::ChooseInterlude, 0);
            else
                take(asks(Question::Nickname) ? Verb::NoNickname : Verb::NoHeirloom);
        }
        return !isOver();
    }
    void passAll()
    {
        while (!isOver()) {
            const Question question = Question(game().decision(s).kind);
            take(question == Question::Interlude     ? Verb::ChooseInterlude
                    : question == Question::Nickname ? Verb::NoNickname
                                                     : Verb::NoHeirloom);
        }
    }
    std::vector<Event> told(EventKind kind) const
    {
        std::vector<Event> found;
        std::ranges::copy_if(
            events, std::back_inserter(found), [&](const Event &event) { return event.kind == std::uint8_t(kind); });
        return found;
    }
    QString broken() const { return QString::fromStdString(game().brokenInvariant(s)); }

private:
    void apply(const Option &option)
    {
        EventSink sink(events);
        game().apply(s, option, sink);
    }
    void balance()
    {
        using namespace crusaders;
        const Content &c = content();
        int saracens = c.numbers.saracens;
        for (const CityState &place : s.match.cities)
            saracens -= place.owner == kSaracens ? place.units : 0;
        s.match.saracens = std::uint8_t(saracens);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Player &one = player(seat);
            one.troops = std::uint8_t(c.numbers.troops - board().count(seat, Quantity::Troops));
            one.bishops = { c.numbers.bishopsOne, c.numbers.bishopsTwo };
            one.goods = {};
            for (CityId at = 0; at < kCities; ++at) {
                one.bishops.one = std::uint8_t(one.bishops.one - one.clergy[at].one);
                one.bishops.two = std::uint8_t(one.bishops.two - one.clergy[at].two);
                if (s.match.city(at).owner != seat)
                    continue;
                const auto produced = board().goodsOf(at);
                for (std::size_t kind = 0; kind < kGoods; ++kind)
                    one.goods[kind].ready = std::uint8_t(one.goods[kind].ready + produced[kind]);
            }
        }
    }
};

} // namespace outremer::campaign::test
