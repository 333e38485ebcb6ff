// What a seat may know (CR-MODEL-36..43), and guesses that agree with it.
#include "model/crusaders/board.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"
#include "model/crusaders/zones.h"

namespace outremer::crusaders {
namespace {

// A hidden raid token: no city has its colour.
constexpr Good kUnknownToken = Good::Spices;

// Their levels (CR-MODEL-36); how many they are can be seen.
void hideLevels(Bishops &bishops, const Veil &veil)
{
    if (bishops.count() == 0)
        return;
    veil.hide(bishops.one, std::uint8_t(bishops.count()));
    veil.hide(bishops.two, 0);
}

// Deals the cards nobody has seen onto the places where they could be.
class Guesser {
public:
    Guesser(const Content &content, State &guess, Seat viewer, Rng &rng)
        : c(content)
        , s(guess)
        , m_viewer(viewer)
        , m_rng(rng)
    {
    }

    void guess()
    {
        s.rng = Rng{ m_rng.next() };
        if (s.frames[0].task == Task::Deal)
            return; // nothing is dealt yet
        guessTokens();
        guessTactics();
        guessSimple(CardKind::Building, c.buildings.size(), [this](Card card) { return c.buildings[card].level > 2; });
        guessSimple(
            CardKind::Rescript, c.rescripts.size(), [this](Card card) { return c.rescripts[card].level() > 1; });
        guessSimple(CardKind::Spy, c.spies.size(), [](Card) { return false; });
        guessSimple(CardKind::Governor, c.governors.size(), [](Card) { return false; });
        guessSimple(CardKind::Bull, c.bulls.size(), [](Card) { return false; });
        guessSimple(CardKind::Event, c.events.size(), [](Card) { return false; });
        guessSimple(CardKind::Oath, c.oaths.size(), [](Card) { return false; });
        guessSimple(CardKind::Commander, c.commander.size(), [](Card) { return false; });
        makePayable();
        for (Seat seat = 0; seat < s.seats; ++seat)
            guessPlayer(seat);
        guessBattleHands();
        for (Seat seat = 0; seat < s.seats; ++seat)
            guessInfluence(seat);
    }

private:
    using Pool = FixedList<Card, 128>;

    bool isOut(CardKind kind, Card card) const
    {
        if (!isInBox(c, s, kind, card))
            return true;
        // In a first game the starting governors of absent states are not in the game.
        if (kind != CardKind::Governor || s.laterGame || c.governors[card].realm == kNoRealm)
            return false;
        return std::ranges::none_of(
            s.players, [&](const Player &player) { return player.realm == c.governors[card].realm; });
    }

    // The cards of a kind that lie nowhere in sight.
    template <class Fits>
    Pool unseen(CardKind kind, std::size_t cards, Fits fits)
    {
        std::array<std::uint8_t, 256> seen{};
        eachPlace(s, kind, [&](const Card &card, Seat) { ++seen[card]; });
        Pool pool;
        for (std::size_t card = 1; card < cards; ++card) {
            const int copies = kind == CardKind::Building ? c.buildings[card].copies : 1;
            for (int i = seen[card]; i < copies; ++i) {
                if (fits(Card(card)) && !isOut(kind, Card(card)))
                    pool.push(Card(card));
            }
        }
        m_rng.shuffle(pool);
        return pool;
    }

    // Fills the unknown cards of a pile from a pool.
    template <class List>
    static void fill(List &list, Pool &pool)
    {
        for (Card &card : list) {
            if (card == kNoCard && !pool.empty())
                card = pool.pop();
        }
    }

    // Kinds with at most two decks, told apart by `isHigh`; other unknown places take from the low one first.
    template <class IsHigh>
    void guessSimple(CardKind kind, std::size_t cards, IsHigh isHigh)
    {
        Pool low = unseen(kind, cards, [&](Card card) { return !isHigh(card); });
        Pool high = unseen(kind, cards, isHigh);
        switch (kind) {
        case CardKind::Building:
            fill(s.buildingDeck.pile, low);
            fill(s.topBuildingDeck.pile, high);
            return;
        case CardKind::Rescript:
            fill(s.rescriptDecks[0].pile, low);
            fill(s.rescriptDecks[1].pile, high);
            break;
        case CardKind::Spy:
            fill(s.spyDeck.pile, low);
            break;
        case CardKind::Governor:
            fill(s.governorDeck.pile, low);
            return;
        case CardKind::Event:
            guessEvents(low);
            return;
        case CardKind::Commander:
            fill(s.saga.commanderDeck, low);
            return;
        case CardKind::Oath:
            fill(s.saga.oathDeck, low);
            break;
        default:
            break;
        }
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if (seat == m_viewer)
                continue;
            Player &player = s.player(seat);
            if (kind == CardKind::Rescript) {
                for (Card &card : player.rescripts)
                    card = card == kUnknownHigh ? high.pop() : low.pop();
            }
            if (kind == CardKind::Oath) {
                fill(s.saga.dynasts[seat].oaths, low);
                std::ranges::sort(s.saga.dynasts[seat].oaths);
            }
            if (kind == CardKind::Spy)
                fill(player.heldSpies, low);
            if (kind == CardKind::Bull && player.bulls[0] == kNoCard && !low.empty()) {
                player.bulls[0] = low.pop();
                player.bulls[1] = keepsTwoBulls(seat) && !low.empty() ? low.pop() : kNoCard;
            }
            std::ranges::sort(player.rescripts);
            std::ranges::sort(player.heldSpies);
        }
    }

    // CA-EVENT-01: at least so many of the chapter's own are among the six.
    void guessEvents(Pool &pool)
    {
        int needed = s.saga.chapter > 1 ? c.saga.ownEvents : 0;
        const auto isOwn = [this](Card card) { return c.events[card].chapter > 0; };
        for (Card card : s.usedEvents)
            needed -= isOwn(card) ? 1 : 0;
        needed -= s.event != kNoCard && isOwn(s.event) ? 1 : 0;
        // The pool is shuffled: its last own events go to the end, where they are drawn from first.
        int back = pool.size() - 1;
        for (int i = pool.size() - 1; i >= 0 && needed > 0; --i) {
            if (isOwn(pool[i])) {
                std::swap(pool[i], pool[back--]);
                --needed;
            }
        }
        fill(s.eventDeck, pool);
        if (s.saga.chapter > 1)
            m_rng.shuffle(s.eventDeck);
    }

    // Somebody in the middle of paying can pay the rest, if need be with rescripts.
    void makePayable()
    {
        const auto pay = std::ranges::find(s.frames, Task::Pay, &Frame::task);
        if (pay == s.frames.end() || pay->seat == m_viewer || s.player(pay->seat).rescripts.empty())
            return;
        auto &hand = s.player(pay->seat).rescripts;
        for (int tries = 0; tries < 5000 && !Board(c, s).canPay(pay->seat, s.payment, true); ++tries) {
            Card &mine = hand[int(m_rng.below(std::uint32_t(hand.size())))];
            const int level = c.rescripts[mine].level();
            const Seat other = Seat(m_rng.below(s.seats));
            const bool fromPile = other == m_viewer || other == pay->seat || s.player(other).rescripts.empty();
            auto &pile = s.rescriptDecks[std::size_t(level - 1)].pile;
            if (fromPile && !pile.empty()) {
                std::swap(mine, pile[int(m_rng.below(std::uint32_t(pile.size())))]);
            } else if (!fromPile) {
                auto &theirs = s.player(other).rescripts;
                Card &card = theirs[int(m_rng.below(std::uint32_t(theirs.size())))];
                if (c.rescripts[card].level() == level)
                    std::swap(mine, card);
            }
        }
        for (Player &player : s.players)
            std::ranges::sort(player.rescripts);
    }

    bool keepsTwoBulls(Seat seat) const
    {
        return std::ranges::any_of(
            s.frames, [&](const Frame &frame) { return frame.task == Task::KeepBull && frame.seat == seat; });
    }

    void guessTokens()
    {
        FixedList<Good, 32> pool;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const int shown = s.tokenShown && s.raidTokens.back() == Good(colour) ? 1 : 0;
            for (int i = s.usedTokens[colour] + shown; i < c.raidTokens[colour]; ++i)
                pool.push(Good(colour));
        }
        m_rng.shuffle(pool);
        for (Good &token : s.raidTokens) {
            if (token == kUnknownToken)
                token = pool.pop();
        }
    }

    void guessTactics()
    {
        // What an opponent has played in this battle is in that hand.
        for (int i = 0; i < s.battle.maneuvers.size(); ++i) {
            const Maneuver &maneuver = s.battle.maneuvers[i];
            const Seat owner = maneuver.side == kAttacker ? s.battle.attacker : s.battle.defender;
            if (!isPlayer(owner) || owner == m_viewer)
                continue;
            auto &hand = s.player(owner).tactics;
            const bool isStarting = c.tactics[maneuver.card].isStarting();
            const int slot = hand.indexOf(isStarting ? kNoCard : kUnknownHigh);
            if ((isStarting || !(s.battle.lost >> i & 1)) && slot >= 0)
                hand[slot] = maneuver.card;
        }
        Pool saracens =
            unseen(CardKind::Tactic, c.tactics.size(), [this](Card card) { return c.tactics[card].isSaracen; });
        if (hasSaracens(s.battle)) {
            const Side theirs = saracenSide(s.battle);
            fill(s.battle.hands[theirs], saracens);
            std::ranges::sort(s.battle.hands[theirs]);
            for (Maneuver &maneuver : s.battle.maneuvers) {
                if (maneuver.side != theirs && maneuver.cover == kNoCard && maneuver.open != (kUpper | kLower))
                    maneuver.cover = saracens.pop();
            }
        }
        fill(s.saracenDeck.pile, saracens);
        const auto isLearnt = [this](Card card, bool isHigh) {
            const Tactic &tactic = c.tactics[card];
            return !tactic.isSaracen && !tactic.isStarting() && (tactic.level > 2) == isHigh;
        };
        Pool low = unseen(CardKind::Tactic, c.tactics.size(), [&](Card card) { return isLearnt(card, false); });
        Pool high = unseen(CardKind::Tactic, c.tactics.size(), [&](Card card) { return isLearnt(card, true); });
        fill(s.tacticDeck.pile, low);
        fill(s.topTacticDeck.pile, high);
        while (!high.empty())
            low.push(high.pop());
        m_rng.shuffle(low);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Player &player = s.player(seat);
            if (seat == m_viewer || player.realm == kNoRealm)
                continue;
            Pool starting;
            for (Card card : c.startingTactics[player.realm]) {
                if (!player.tactics.contains(card))
                    starting.push(card);
            }
            m_rng.shuffle(starting);
            for (Card &card : player.tactics) {
                if (card == kNoCard)
                    card = starting.pop();
                else if (card == kUnknownHigh)
                    card = low.pop();
            }
            std::ranges::sort(player.tactics);
        }
    }

    // Of the cards an opponent fights with, those not played lie in the hand or, face down, on the other side's cards.
    void guessBattleHands()
    {
        if (!s.isFighting())
            return;
        for (int side : { kDefender, kAttacker }) {
            const Seat owner = side == kAttacker ? s.battle.attacker : s.battle.defender;
            if (!isPlayer(owner) || owner == m_viewer)
                continue;
            Pool rest;
            for (Card card : s.player(owner).tactics) {
                if (std::ranges::none_of(s.battle.maneuvers,
                        [&](const Maneuver &maneuver) { return maneuver.side == side && maneuver.card == card; }))
                    rest.push(card);
            }
            m_rng.shuffle(rest);
            for (Maneuver &maneuver : s.battle.maneuvers) {
                if (maneuver.side != side && maneuver.open != (kUpper | kLower) && !rest.empty())
                    maneuver.cover = rest.pop();
            }
            auto &hand = s.battle.hands[std::size_t(side)];
            for (Card &card : hand)
                card = rest.empty() ? card : rest.pop();
            std::ranges::sort(hand);
        }
    }

    void guessPlayer(Seat seat)
    {
        Player &player = s.player(seat);
        if (seat == m_viewer || player.realm == kNoRealm)
            return;
        // Levels of bishops: any that fit the box (CR-AMB-09).
        FixedList<int, 32> levels;
        for (int i = 0; i < c.numbers.bishopsOne; ++i)
            levels.push(1);
        for (int i = 0; i < c.numbers.bishopsTwo; ++i)
            levels.push(2);
        m_rng.shuffle(levels);
        const auto deal = [&](Bishops &bishops) {
            const int count = bishops.count();
            bishops = {};
            for (int i = 0; i < count; ++i)
                ++bishops.ofLevel(levels.pop());
        };
        for (Bishops &bishops : player.clergy)
            deal(bishops);
        deal(player.bishops);
        for (std::size_t city = 0; city < kCities; ++city) {
            const int moved = player.movedBishops[city].count();
            const int one = std::min<int>(moved, player.clergy[city].one);
            player.movedBishops[city] = { std::uint8_t(one), std::uint8_t(moved - one) };
        }
        int spy = player.heldSpies.empty() ? 0 : int(m_rng.below(std::uint32_t(player.heldSpies.size())));
        for (Frame &frame : s.frames) { // each about another one
            if (frame.task == Task::NewSpy && frame.seat == seat)
                frame.as<OneCard>().card = player.heldSpies[spy++ % player.heldSpies.size()];
        }
    }

    // CR-MODEL-38: influence is secret, but it comes from governors and holy lands, and those can be seen. What a seat
    // has now it had, less and less of it, in the income phases before; the numbers are a fit over 6000 matches, good
    // to about two points.
    void guessInfluence(Seat seat)
    {
        if (seat == m_viewer || s.phase == Phase::Over)
            return;
        const Board board(c, s);
        const int incomes = std::max(0, s.round - (s.phase == Phase::Income ? 0 : 1));
        const int hundredths = incomes
            * (147 + 36 * board.governorPoints(seat) + 44 * board.count(seat, Quantity::HolyLands) + 10 * incomes);
        const int error = int(m_rng.below(4) + m_rng.below(4)) - 3;
        s.player(seat).influence = std::int16_t(incomes == 0 ? 0 : std::max(0, hundredths / 100 + error));
    }

    const Content &c;
    State &s;
    const Seat m_viewer;
    Rng &m_rng;
};

} // namespace

void Crusaders::hide(State &seen, Seat viewer, const Veil &veil) const
{
    seen.rng = {};
    for (int kind = 0; kind < kCardKinds; ++kind) {
        eachPlace(seen, CardKind(kind), [&](Card &card, Seat seenBy) {
            if (card == kNoCard || seenBy == kPublic || (isPlayer(viewer) && seenBy == viewer))
                return;
            const bool isLearned = CardKind(kind) == CardKind::Tactic && isPlayer(seenBy)
                && !m_content->tactics[card].isStarting() && !m_content->tactics[card].isSaracen;
            const bool isHighRescript =
                CardKind(kind) == CardKind::Rescript && isPlayer(seenBy) && m_content->rescripts[card].level() > 1;
            veil.hide(card, isLearned || isHighRescript ? kUnknownHigh : kNoCard);
        });
    }
    for (int i = 0; i < seen.raidTokens.size(); ++i) { // CR-MODEL-42, 43
        if (!seen.tokenShown || i < seen.raidTokens.size() - 1)
            veil.hide(seen.raidTokens[i], kUnknownToken);
    }
    for (Seat seat = 0; seat < seen.seats; ++seat) {
        Player &player = seen.player(seat);
        if (seat == viewer)
            continue;
        for (Bishops &bishops : player.clergy)
            hideLevels(bishops, veil);
        for (Bishops &bishops : player.movedBishops)
            hideLevels(bishops, veil);
        hideLevels(player.bishops, veil);
        std::ranges::sort(player.rescripts); // the order of a hand would tell which unknown card is which
        if (seen.phase != Phase::Over
            && seen.frames[0].task != Task::Deal) // CR-MODEL-38; before the deal there is none
            veil.hide(player.influence, 0);
    }
    for (Frame &frame : seen.frames) {
        if (frame.task == Task::NewSpy && frame.seat != viewer)
            veil.hide(frame.as<OneCard>().card, kNoCard);
    }
    for (int side : { kDefender, kAttacker }) {
        if (isPlayer(viewer) && Board(*m_content, seen).seatOf(Side(side)) == viewer)
            continue;
        seen.battle.hands[std::size_t(side)].items.fill(kNoCard);
        for (Maneuver &maneuver : seen.battle.maneuvers) {
            if (maneuver.side != side && maneuver.cover != kNoCard)
                veil.hide(maneuver.cover, kNoCard);
        }
    }
}

State Crusaders::resample(const View<State> &view, Rng &rng) const
{
    State guess = *view;
    Guesser(*m_content, guess, view.viewer(), rng).guess();
    return guess;
}

} // namespace outremer::crusaders
