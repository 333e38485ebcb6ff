// What holds in every reachable State (CR-MODEL-26..35), and therefore what positions and snapshots are checked against.
#include "model/crusaders/crusaders.h"
#include "model/crusaders/stackcheck.h"
#include "model/crusaders/zones.h"

#include "model/core/exact.h"

#include <numeric>

namespace outremer::crusaders {
namespace {

using Broken = std::string;

class Auditor {
public:
    Auditor(const Content &content, const State &state)
        : c(content)
        , s(state)
        , m_board(content, state)
    {
    }

    Broken audit()
    {
        if (Broken broken = checkRanges(); !broken.empty())
            return broken;
        if (Broken broken = brokenSaga(c, s); !broken.empty())
            return broken;
        if (s.phase == Phase::Setup && s.frames[0].task == Task::Deal)
            return checkChoosing();
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if (s.player(seat).realm == kNoRealm)
                return "every player has a state (CR-SETUP-02)";
        }
        const Broken broken = auditBoard();
        return broken.empty() ? StackCheck(c, s).check() : broken;
    }

    Broken auditBoard()
    {
        for (auto check : { &Auditor::checkRanges, &Auditor::checkCities, &Auditor::checkUnits, &Auditor::checkBishops,
                 &Auditor::checkPlayers, &Auditor::checkGoods, &Auditor::checkCards, &Auditor::checkCross,
                 &Auditor::checkEvents, &Auditor::checkBattle }) {
            if (Broken broken = (this->*check)(); !broken.empty())
                return broken;
        }
        return {};
    }

private:
    std::string stateOf(Seat seat) const { return c.realms[s.player(seat).realm].id; }

    bool isAsked(Task task, Seat seat) const
    {
        return std::ranges::any_of(
            s.frames, [&](const Frame &frame) { return frame.task == task && frame.self == seat; });
    }

    // What the field list cannot say of the numbers that are used as indices.
    Broken checkRanges() const
    {
        if (s.frames.empty())
            return "a match is always waiting for something";
        if (s.planSlot > s.plan.size())
            return "a counter is out of its range";
        std::uint8_t taken = 0;
        for (Seat seat = 0; seat < s.seats; ++seat) {
            const Player &player = s.player(seat);
            if (player.realm >= kRealms && player.realm != kNoRealm)
                return "there are only four states";
            if (player.realm != kNoRealm && (taken >> player.realm & 1))
                return "no state is shared (CR-SETUP-02)";
            taken = std::uint8_t(taken | (player.realm != kNoRealm ? 1 << player.realm : 0));
            if (player.holiness >= c.track.size())
                return "a player's marker is off the track";
        }
        return {};
    }

    Broken checkChoosing() const
    {
        if (s.frames.back().task != Task::ChooseState)
            return "states are chosen first";
        State fresh;
        fresh.rng = s.rng;
        fresh.seats = s.seats;
        fresh.frames = s.frames;
        fresh.laterGame = s.laterGame;
        fresh.chooseBull = s.chooseBull;
        fresh.terrains = s.terrains;
        fresh.emptyRaids = s.emptyRaids;
        fresh.rescriptsDue = s.rescriptsDue;
        fresh.saracenRescripts = s.saracenRescripts;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            fresh.players[seat].realm = s.players[seat].realm;
        if (fresh != s)
            return "nothing is dealt before the states are chosen";
        const int left = s.frames.size() - 1;
        for (int i = 0; i < left; ++i) {
            const Frame expected = ask(Task::ChooseState, Seat(s.seats - 1 - i));
            if (left > s.seats || s.frames[i + 1] != expected)
                return "states are chosen in seat order";
        }
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if ((s.player(seat).realm == kNoRealm) != (seat >= s.seats - left))
                return "states are chosen in seat order";
        }
        Options options;
        m_board.list(options);
        return options.empty() ? "a player finds no state" : "";
    }

    Broken checkCities() const
    {
        for (CityId city = 0; city < kCities; ++city) {
            const CityState &place = s.city(city);
            const City &info = c.cities[city];
            const bool isBusy = city == s.battle.city || city == s.raid.city;
            const bool isClosed = info.kind == CityKind::Capital
                ? isAbsent(std::uint8_t(realmOf(city)))
                : info.kind == CityKind::Between && isAbsent(info.between[0]) && isAbsent(info.between[1]);
            if (isClosed != (place.owner == kClosed))
                return info.id + ": cities of absent states are closed, and no others (CR-SETUP-39, 40)";
            if (place.owner == kClosed && (place.units > 0 || place.governor != kNoCard || place.level != info.level))
                return info.id + ": nothing lies in a closed city (CR-SETUP-41)";
            if (place.owner != kClosed && place.units == 0 && !isBusy)
                return info.id + ": a city is never without a unit (CR-MODEL-32)";
            if (place.owner == kSaracens && place.governor != kNoCard && !isBusy)
                return info.id + ": the Saracens have no governors";
        }
        return {};
    }

    bool isAbsent(std::uint8_t realm) const
    {
        return std::none_of(s.players.begin(), s.players.begin() + s.seats,
            [&](const Player &player) { return player.realm == realm; });
    }

    int realmOf(CityId city) const
    {
        const auto found = std::ranges::find(c.realms, city, &Realm::capital);
        return int(found - c.realms.begin());
    }

    Broken checkUnits() const // CR-MODEL-26, 27
    {
        int saracens = s.saracens + std::accumulate(s.raid.raiders.begin(), s.raid.raiders.end(), 0);
        saracens += s.battle.attacker == kSaracens ? s.battle.attackers : 0;
        eachCity(m_board.citiesOf(kSaracens), [&](CityId city) { saracens += s.city(city).units; });
        if (saracens != c.numbers.saracens)
            return "there are " + std::to_string(c.numbers.saracens) + " Saracen units, not "
                + std::to_string(saracens);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            const int troops = s.player(seat).troops + m_board.count(seat, Quantity::Troops);
            if (troops != c.numbers.troops)
                return stateOf(seat) + " has " + std::to_string(c.numbers.troops) + " troops, not "
                    + std::to_string(troops);
        }
        return {};
    }

    Broken checkBishops() const // CR-MODEL-28
    {
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Bishops all = s.player(seat).bishops;
            for (CityId city = 0; city < kCities; ++city) {
                const Bishops &here = s.player(seat).clergy[city];
                all.one = std::uint8_t(all.one + here.one);
                all.two = std::uint8_t(all.two + here.two);
                if (here.count() > 0 && !m_board.isOpen(city))
                    return "no bishop is in a closed city (CR-SETUP-41)";
                const Bishops &moved = s.player(seat).movedBishops[city];
                if (moved.one > here.one || moved.two > here.two
                    || (moved.count() > 0 && !s.player(seat).hasMovedBishop))
                    return "only bishops on the map have moved (CR-PRAY-18)";
            }
            if (s.player(seat).hasMovedBishop && !m_board.isWithinOrder() && !isAsked(Task::BishopActions, seat))
                return "only bishops of the running order have moved (CR-PRAY-18)";
            if (all != Bishops{ c.numbers.bishopsOne, c.numbers.bishopsTwo })
                return stateOf(seat) + " has 5 bishops of each level (CR-AMB-09)";
        }
        return {};
    }

    Broken checkPlayers() const
    {
        for (Seat seat = 0; seat < s.seats; ++seat) {
            const Player &player = s.player(seat);
            const bool isDrawing = isAsked(Task::DiscardRescripts, seat);
            if (player.rescripts.size() > c.numbers.rescripts && !isDrawing)
                return stateOf(seat) + " holds at most three rescripts (CR-RESCR-07)";
            if (player.buildings.size() > c.numbers.buildings && !isAsked(Task::DiscardBuilding, seat))
                return stateOf(seat) + " has four building slots (CR-MODEL-30)";
            if (player.spies.size() > c.numbers.spies)
                return stateOf(seat) + " has at most three active spies (CR-SPY-06)";
            const int perRival = m_board.spiesPerRival();
            for (const ActiveSpy &spy : player.spies) {
                if (spy.target == seat || std::ranges::count(player.spies, spy.target, &ActiveSpy::target) > perRival)
                    return stateOf(seat) + " has too many spies on one rival (CR-SPY-07..09)";
            }
            const bool isLearning = isAsked(Task::Learn, seat) || isAsked(Task::DiscardTactics, seat);
            const bool isShort = isAsked(Task::TakeBack, seat) || isAsked(Task::LoseTactic, seat);
            if ((player.tactics.size() > c.numbers.tactics && !isLearning)
                || (player.tactics.size() < c.numbers.tactics && !isShort))
                return stateOf(seat) + " always has five tactics (CR-TACTIC-01)";
            if (!std::ranges::is_sorted(player.tactics) || !std::ranges::is_sorted(player.rescripts)
                || !std::ranges::is_sorted(player.heldSpies))
                return "hands are sorted";
            for (Card card : player.tactics) {
                if (c.tactics[card].isSaracen
                    || (c.tactics[card].isStarting() && c.tactics[card].realm != player.realm))
                    return stateOf(seat) + " holds only own starting tactics and learnt ones";
            }
            const bool owns = m_board.citiesOf(seat) != 0;
            if (owns == (player.isOut != 0) && !isAsked(Task::NewCapital, seat))
                return stateOf(seat) + " is out when it has no city (CR-CAPITAL-07)";
            const bool hasCapital = player.capital != kNoCity && s.city(player.capital).owner == seat;
            if (!player.isOut && hasCapital == isAsked(Task::NewCapital, seat))
                return stateOf(seat) + " has its capital in one of its cities (CR-CAPITAL-03)";
            for (Seat other = 0; other < s.seats; ++other) {
                if (other != seat && s.player(other).holiness == player.holiness)
                    return "two markers on one cell of the holiness track (CR-PRAY-07)";
            }
            if (m_board.isCellTaken(player.holiness, seat))
                return "a marker on the automa's cell (CR-AUTOMA-03)";
        }
        return {};
    }

    // CR-MODEL-33: storage and open sectors agree, but for goods just being handed over.
    Broken checkGoods() const
    {
        for (Seat seat = 0; seat < s.seats; ++seat) {
            std::array<int, kGoods> expected{};
            eachCity(m_board.citiesOf(seat), [&](CityId city) {
                const auto goods = m_board.goodsOf(city);
                for (std::size_t good = 0; good < kGoods; ++good)
                    expected[good] += goods[good];
            });
            for (const Frame &frame : s.frames) {
                if (frame.task == Task::HandOver && frame.as<OneGood>().good < kGoods)
                    expected[frame.as<OneGood>().good] += frame.self == seat ? 1 : frame.rival == seat ? -1 : 0;
            }
            for (std::size_t good = 0; good < kGoods; ++good) {
                if (s.player(seat).goods[good].count() != expected[good])
                    return stateOf(seat) + " stores as many " + std::string(kGoodWords[good])
                        + " as its cities show (CR-MODEL-33)";
            }
        }
        return {};
    }

    Broken checkCards() const
    {
        for (std::size_t at = 0; at < kCardKinds; ++at) {
            const CardKind kind{ std::uint8_t(at) };
            const int cards = cardCount(c, kind);
            std::array<std::uint8_t, 256> seen{};
            bool isKnown = true;
            eachPlace(s, kind, [&](const Card &card, Seat) {
                isKnown = isKnown && card < cards;
                ++seen[card];
            });
            if (!isKnown)
                return "an unknown " + std::string(nameOf(kind));
            for (int card = 1; card < cards; ++card) {
                const int most = copiesOf(c, s, kind, Card(card));
                const int here = seen[std::size_t(card)];
                if (here > most || (here < most && !mayBeMissing(kind, Card(card))))
                    return "every " + std::string(nameOf(kind)) + " is in one place: " + idOf(kind, Card(card));
            }
        }
        return checkDecks();
    }

    std::string idOf(CardKind kind, Card card) const
    {
        std::string id;
        visitCards(c, nounOf(kind), [&](const auto &cards) { id = cards[card].id; });
        return id;
    }

    // In the box, or in a personal discard.
    bool mayBeMissing(CardKind kind, Card card) const
    {
        if (kind == CardKind::Tactic)
            return c.tactics[card].isStarting();
        if (kind == CardKind::Governor)
            return !s.laterGame && c.governors[card].realm != kNoRealm && isAbsent(c.governors[card].realm);
        return kind == CardKind::Bull || kind == CardKind::Event;
    }

    // Each deck holds only its own cards, without gaps.
    Broken checkDecks() const
    {
        bool isFine = true;
        const auto fits = [this](const Zone &zone) { return [this, &zone](Card card) { return zone.fits(c, card); }; };
        eachDeck([&](const Zone &zone, auto get) {
            const auto &deck = get(s);
            isFine = isFine && std::ranges::all_of(deck.pile, fits(zone))
                && std::ranges::all_of(deck.discard, fits(zone)) && (!deck.topShown || !deck.pile.empty());
        });
        eachMarket(s.seats, [&](const Zone &zone, auto get, int) {
            isFine = isFine && std::ranges::all_of(get(s), [&](Card card) { return !card || zone.fits(c, card); });
        });
        if (!isFine || !std::ranges::all_of(s.freeBuildings, fits(kFreeBuildingZone))
            || !std::ranges::all_of(s.lostSaracens, fits(kSaracenZone)))
            return "each deck holds its own cards (CR-SETUP-10)";
        for (std::size_t cell = std::size_t(s.seats + 1); cell < kMarketCells; ++cell) {
            if (s.buildingMarket[cell] || s.tacticMarket[cell] || s.governorMarket[cell])
                return "closed market cells stay empty (CR-SETUP-14, 15)";
        }
        for (Seat seat = 0; seat < s.seats; ++seat) {
            const auto &bulls = s.player(seat).bulls;
            if (bulls[0] == kNoCard || (bulls[1] != kNoCard) != isAsked(Task::KeepBull, seat))
                return "one bull each, once chosen (CR-SETUP-50, 51)";
        }
        return {};
    }

    Broken checkCross() const
    {
        for (Seat seat = 0; seat < s.seats; ++seat) { // CR-MODEL-34
            for (std::size_t order = 0; order < kOrders; ++order) {
                const int here = int(std::ranges::count(s.inner[order], seat, &Token::owner))
                    + (s.outer[order].owner == seat ? 1 : 0);
                if (here > 1)
                    return "one token of each order and player (CR-MODEL-08)";
            }
        }
        for (std::size_t order = 0; order < kOrders; ++order) {
            const auto automa =
                std::ranges::count(s.inner[order], kAutoma, &Token::owner) + (s.outer[order].owner == kAutoma ? 1 : 0);
            if (automa > m_board.automaSets())
                return "too many automa tokens on the cross (CR-AUTOMA-01, 02)";
            const auto isValid = [this](const Token &token) {
                return token.owner < s.seats || (token.owner == kAutoma && s.seats < kMaxSeats);
            };
            if (!std::ranges::all_of(s.inner[order], isValid) || (s.outer[order].isThere() && !isValid(s.outer[order])))
                return "tokens on the cross belong to somebody";
        }
        for (Seat seat : s.plan) {
            if (seat >= s.seats && seat != kAutoma)
                return "a slot of the planning phase belongs to nobody";
        }
        return s.boostsAside > m_board.automaSets() ? "too many boost tokens aside (CR-AUTOMA-07)" : "";
    }

    Broken checkEvents() const
    {
        const int events = s.eventDeck.size() + s.usedEvents.size() + (s.event != kNoCard ? 1 : 0);
        if (events != kMaxRounds || s.eventDeck.size() != kMaxRounds - s.round
            || (s.event != kNoCard) != (s.phase == Phase::Event) || (s.phase == Phase::Setup) != (s.round == 0))
            return "six events, one for each round (CR-ROUND-04)";
        int used = 0;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const int all = s.usedTokens[colour] + int(std::ranges::count(s.raidTokens, Good(colour)));
            if (all > c.raidTokens[colour])
                return "too many raid tokens of one colour (CR-AMB-09)";
            used += s.usedTokens[colour];
        }
        if (used + s.raidTokens.size() != kTrackCells || used != s.bonuses
            || used != std::max(0, s.round - (s.phase == Phase::Event ? 2 : 1))
            || (s.tokenShown != 0) != (s.round > (s.phase == Phase::Event ? 1 : 0) && !s.raidTokens.empty()))
            return "five raid tokens, a bonus uncovered for each that is gone (CR-EVENT-12)";
        return {};
    }

    Broken checkBattle() const
    {
        const BattleState &battle = s.battle;
        if (battle.city == kNoCity)
            return battle == BattleState{} ? "" : "no battle without a city";
        const auto isSide = [this](Seat seat) { return seat < s.seats || seat == kSaracens; };
        if (!isSide(battle.attacker) || !isSide(battle.defender) || battle.attacker == battle.defender)
            return "a battle has an attacker and a defender (CR-BATTLE-01)";
        for (int i = 0; i < battle.maneuvers.size(); ++i) {
            const Maneuver &maneuver = battle.maneuvers[i];
            if (maneuver.card == kNoCard || maneuver.open == 0 || (maneuver.open != 3) != (maneuver.cover != kNoCard))
                return "a maneuver is a card with one open half (CR-BATTLE-17)";
            const Seat owner = m_board.ownerOf(Side(maneuver.side));
            const bool isLost = battle.lost >> i & 1;
            if ((owner == kSaracens) != c.tactics[maneuver.card].isSaracen
                || (isPlayer(owner) && !s.player(owner).tactics.contains(maneuver.card)
                    && (!isLost || c.tactics[maneuver.card].isStarting())))
                return "a maneuver is made with an own card (CR-BATTLE-15)";
            const Seat coverer = m_board.ownerOf(maneuver.side == kAttacker ? kDefender : kAttacker);
            if (maneuver.cover != kNoCard
                && (isPlayer(coverer) ? !s.player(coverer).tactics.contains(maneuver.cover)
                                      : !c.tactics[maneuver.cover].isSaracen))
                return "a half is covered with an own card (CR-BATTLE-17)";
            const auto isUsed = [&](Card card, int side) {
                return std::ranges::count_if(battle.maneuvers, [&](const Maneuver &other) {
                    return (other.side == side ? other.card : other.cover) == card;
                }) > 1;
            };
            if (isUsed(maneuver.card, maneuver.side) || (maneuver.cover && isUsed(maneuver.cover, 1 - maneuver.side)))
                return "a card is played once in a battle (CR-BATTLE-15)";
        }
        for (Side side : { kDefender, kAttacker }) {
            const auto &hand = battle.hands[side];
            if (!std::ranges::is_sorted(hand) || std::ranges::adjacent_find(hand) != hand.end())
                return "battle hands are sorted";
            const Seat owner = m_board.ownerOf(side);
            for (Card card : hand) {
                const bool isPlayed = std::ranges::any_of(battle.maneuvers, [&](const Maneuver &maneuver) {
                    return (maneuver.side == side && maneuver.card == card)
                        || (maneuver.side != side && maneuver.cover == card);
                });
                const bool isOwn =
                    owner == kSaracens ? c.tactics[card].isSaracen : s.player(owner).tactics.contains(card);
                if (isPlayed || !isOwn)
                    return "a side fights with its own cards (CR-BATTLE-02)";
            }
        }
        return {};
    }

    const Content &c;
    const State &s;
    const Board m_board;
};

} // namespace

std::string brokenBoard(const Crusaders &game, const State &state)
{
    const std::string broken = brokenFields(game, state);
    return broken.empty() ? Auditor(game.content(), state).auditBoard() : broken;
}

std::string Crusaders::brokenInvariant(const State &state) const
{
    const std::string broken = brokenFields(*this, state);
    return broken.empty() ? Auditor(*m_content, state).audit() : broken;
}

} // namespace outremer::crusaders
