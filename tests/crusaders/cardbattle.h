#pragma once

#include "tests/crusaders/table.h"

#include <map>
#include <set>
#include <span>

namespace outremer::crusaders::test {

// Where a card is tried out: always at Homs, which is level 2 unless a row says otherwise.
enum class Field {
    Siege,   // its owner attacks 8 Saracen units with 3 troops, and fails
    Breach,  // its owner attacks 2 Saracen units behind level 1 walls with 3 troops, and takes the city
    Storm,   // its owner attacks 6 troops of a rival with 3, and fails
    Defence, // its owner holds the city with 5 troops against a rival's 4
    Assault, // a Saracen card: 4 units against an enhanced march of 6 troops, which takes the city
    Repulse, // a Saracen card: 12 units against the same march, which fails
};

// What differs from the field as it is.
struct Twist {
    int level = 2;
    int coins = 5;
    int theirCoins = 5;
    const char *mine = nullptr;       // the owner's other card; its upper half stays open
    const char *theirs = nullptr;     // the opponent's first card
    HalfValue theirHalf = kUpperHalf; // and which half of it stays open
    bool isLate = false;              // the card is its owner's second maneuver (only where the owner defends)
    bool isContested = false;         // a rival's bishop of level II beside the owner's in Jerusalem
};

// One half of a card: what is answered to its questions ("rival " before answers the opponent has to give), and
// everything that changes by it, as noted by CardBattle::ledger.
struct CardRow {
    const char *card;
    HalfValue half;
    Field field;
    const char *answers;
    const char *changes;
    Twist twist = {};
};

// The halves of a card, as short as tables of cards want them.
inline constexpr HalfValue U = kUpperHalf;
inline constexpr HalfValue L = kLowerHalf;
// In a row's changes: what the owner is not even offered, because the battle ended the other way or the price cannot be
// paid.
inline constexpr const char *kNotAsked = "not asked";
// The rival inflicts two losses.
inline constexpr Twist kTwoLosses{ .theirs = "knightly-wedge", .theirHalf = L };

// Everything a card can change, as named numbers.
using Ledger = std::map<std::string, int>;

inline std::vector<std::string> pieces(const std::string &list)
{
    std::vector<std::string> found;
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(", ", at), list.size());
        found.push_back(list.substr(at, end - at));
        at = end + 2;
    }
    return found;
}

// The same list in one order, so that two of them can be compared.
inline QString sorted(const std::string &list)
{
    const auto parts = pieces(list);
    std::string text;
    for (const std::string &part : std::multiset<std::string>(parts.begin(), parts.end()))
        text += (text.empty() ? "" : ", ") + part;
    return QString::fromStdString(text);
}

inline QString changes(Ledger before, Ledger after)
{
    std::string text;
    for (const auto &[name, value] : after)
        before.try_emplace(name, 0);
    for (const auto &[name, value] : before) {
        const int change = after[name] - value;
        if (change != 0)
            text += (text.empty() ? "" : ", ") + name + (change > 0 ? " +" : " ") + std::to_string(change);
    }
    return sorted(text);
}

// A whole battle around one card. The opponent always cancels the other half; every other card of the battle adds a
// little strength or nothing, so that what is seen is the card.
class CardBattle {
public:
    explicit CardBattle(const CardRow &row, Table table = Table())
        : t(std::move(table))
        , m_row(row)
    {
        const Tactic &card = t.c.tactics[t.tactic(row.card)];
        m_own = card.isSaracen ? kSaracens : card.isStarting() ? Seat(card.realm) : Seat(kJerusalem);
        const bool isStorm = row.field == Field::Storm || row.field == Field::Defence;
        m_player = card.isSaracen ? Seat(kJerusalem) : m_own;
        m_other = Seat(m_player == kTripoli ? kJerusalem : kTripoli);
        m_their = card.isSaracen ? m_player : isStorm ? m_other : kSaracens;
        m_side = row.field == Field::Defence || card.isSaracen ? kDefender : kAttacker;
        chooseCards(card.isSaracen);
        arrange();
        march();
    }

    Table t;
    QString problem; // the first thing that went otherwise than written down

    // Plays the maneuvers before the card's, or the first `count`.
    void playUpToCard() { playMoves(m_cardAt); }
    // Plays the card and answers what its half asks at once.
    void playCard()
    {
        playMoves(m_cardAt + 1, false);
        answer();
    }
    void playAll() { playMoves(4); }
    // The questions of the half, exactly as written; nothing else may be asked.
    void answer()
    {
        for (const std::string &text : pieces(m_row.answers))
            give(text);
        t.pass(Task::AfterManeuver);
        if (!t.asks(Task::Maneuver) && !t.asks(Task::UseEndEffect) && !isAftermath())
            fail("asks " + std::string(infoOf(t.s.frames.back().task).word));
    }
    // Retreat, destruction and trophies, with the first choice each time.
    void finish()
    {
        while (problem.isEmpty() && t.s.isFighting()) {
            if (!isAftermath())
                return fail("asks " + std::string(infoOf(t.s.frames.back().task).word) + " after the battle");
            t.take(t.options()[0]);
        }
        fail(t.broken());
    }

    bool isEndAsked() const
    {
        return t.asks(Task::UseEndEffect) && t.seat() == m_own && t.options().contains(choice(Verb::UseEnd))
            && t.options().contains(choice(Verb::Decline));
    }
    int marker() const { return (m_side == kAttacker ? 1 : -1) * t.board().difference(); }

    // "their" things are the opponent's; "attackers" are the troops that marched, a city's name its units.
    Ledger ledger() const
    {
        Ledger ledger;
        noteSide(ledger, m_own, "");
        noteSide(ledger, m_their, "their ");
        if (m_own != kSaracens && m_their != kSaracens)
            ledger["saracens"] = t.s.saracens;
        ledger["attackers"] = t.s.battle.attackers;
        ledger["boxed"] = t.s.lostSaracens.size();
        for (CityId city = 0; city < kCities; ++city) {
            ledger[t.c.cities[city].id] = t.s.city(city).units;
            ledger[t.c.cities[city].id + " level"] = t.s.city(city).level;
        }
        for (Seat seat = 0; seat < t.s.seats; ++seat) { // nobody else has anything to do with it
            if (seat != m_own && seat != m_their)
                ledger["bystanders"] += t.s.player(seat) == m_start.player(seat) ? 0 : 1;
        }
        return ledger;
    }

private:
    struct Move {
        std::string card;
        HalfValue open;
    };

    void fail(const std::string &text)
    {
        if (problem.isEmpty())
            problem = QString::fromStdString(text);
    }
    bool isAftermath() const
    {
        return t.asks(Task::RetreatTo) || t.asks(Task::PickGovernor) || t.asks(Task::OrderMenu);
    }

    // An option the way rows spell it: its word and what it is about; of two effects, "first" or "second".
    std::string spelled(const Option &option) const
    {
        if (t.asks(Task::ChooseEffect))
            return option.amount == t.s.frames.back().as<EffectChoice>().effect ? "first" : "second";
        std::string text(game().optionName(option));
        const RefList refs = game().targets(t.s, option);
        for (int i = 1; i < refs.size(); ++i) {
            const bool isNamed = refs[i].noun == kCityNoun && refs.contains({ kToNoun, refs[i].value });
            text += isNamed ? "" : " " + game().idOf(refs[i]); // a destination is named once
        }
        return text;
    }
    void give(const std::string &text)
    {
        if (!problem.isEmpty())
            return;
        const bool isRivals = text.starts_with("rival ");
        const std::string wanted = isRivals ? text.substr(6) : text;
        const Seat owner = isRivals ? m_their : m_own;
        if (t.seat() != (isPlayer(owner) ? owner : m_other))
            return fail("somebody else is asked for \"" + text + "\"");
        std::string offered;
        for (const Option &option : t.options()) {
            if (spelled(option) == wanted)
                return t.take(option);
            offered += " [" + spelled(option) + "]";
        }
        fail("\"" + text + "\" is not among" + offered);
    }

    void chooseCards(bool isSaracen)
    {
        const auto pick = [this](const std::vector<Move> &moves, std::size_t count) {
            std::vector<Move> free;
            for (const Move &move : moves) {
                if (move.card != m_row.card && free.size() < count)
                    free.push_back(move);
            }
            return free;
        };
        static const std::array<std::vector<Move>, kRealms> kOwn{ {
            { { "true-cross", kUpperHalf }, { "god-wills-it", kUpperHalf } },
            { { "provencal-gold", kUpperHalf }, { "genoese-squadron", kUpperHalf } },
            { { "baptism-of-fire", kUpperHalf }, { "reinforcement", kUpperHalf } },
            { { "norman-charge", kUpperHalf }, { "tancreds-raid", kUpperHalf } },
        } };
        // Reinforcements are never sent, so these add 0 and 1, or 1 each.
        static const std::vector<Move> kSaracenCards{ { "burning-steppe", kLowerHalf },
            { "kurdish-horsemen", kUpperHalf } };
        static const std::vector<Move> kIdleSaracens{ { "askar-of-mosul", kUpperHalf },
            { "burning-steppe", kLowerHalf } };
        static const std::vector<Move> kRivals{ { "turcopoles", kUpperHalf }, { "fresh-horses", kUpperHalf },
            { "iron-ranks", kUpperHalf } };
        static const std::vector<Move> kVictims{ { "iron-ranks", kUpperHalf }, { "sermon-before-battle", kUpperHalf } };
        Move mine = pick(isSaracen ? kSaracenCards : kOwn[m_own], 1)[0];
        std::vector<Move> theirs = pick(isSaracen ? kVictims : m_their == kSaracens ? kIdleSaracens : kRivals, 3);
        if (m_row.twist.mine)
            mine = { m_row.twist.mine, kUpperHalf };
        if (m_row.twist.theirs) {
            std::erase_if(theirs, [this](const Move &move) { return move.card == m_row.twist.theirs; });
            theirs.insert(theirs.begin(), { m_row.twist.theirs, m_row.twist.theirHalf });
        }
        const Move card{ m_row.card, m_row.half };
        if (m_side == kAttacker)
            m_moves = { theirs[0], card, theirs[1], mine };
        else if (m_row.twist.isLate)
            m_moves = { mine, theirs[0], card, theirs[1] };
        else
            m_moves = { card, theirs[0], mine, theirs[1] };
        m_cardAt = m_side == kAttacker ? 1 : m_row.twist.isLate ? 2 : 0;
    }

    void arrange()
    {
        const bool isAssault = m_row.field == Field::Assault || m_row.field == Field::Repulse;
        const bool isDefence = m_row.field == Field::Defence;
        const std::string capital = t.c.realms[m_player].id;
        t.place(capital, m_player, 1, 3);
        t.place("aleppo", m_player, isAssault ? 7 : isDefence ? 1 : 4, 2);
        t.place("baalbek", m_player, isAssault || isDefence ? 3 : 4, 2);
        t.place("acre", m_player, 1, 2);
        t.place("apamea", kSaracens, 4, 2);
        if (m_row.field == Field::Storm || isDefence) {
            t.place(t.c.realms[m_other].id, m_other, 3, 1);
            t.place("damascus", m_other, isDefence ? 6 : 3, 2);
        } else {
            t.place("damascus", kSaracens, 3, 2);
        }
        static constexpr std::array kHolders{ 8, 2, 6, 5, 4, 12 }; // in the order of Field
        t.place("homs", m_side == kDefender ? m_own : m_their, kHolders[std::size_t(m_row.field)],
            m_row.field == Field::Breach ? 1 : m_row.twist.level);
        t.spyTop({ "dragoman" });
        t.bishops(m_player, capital, 1, 0);
        if (m_row.twist.isContested)
            t.bishops(m_other, capital, 0, 1);
        if (isAssault) {
            t.bishops(m_player, "homs", 1, 1);
            t.build(m_player, "warehouses");
            t.build(m_player, "scriptorium");
            t.rescripts(m_player, { "leave-to-fortify", "letter-of-ordination" });
        } else {
            for (Stock &stock : t.player(m_own).goods)
                std::swap(stock.ready, stock.spent); // so that there is something to restore
        }
        if (isPlayer(m_own))
            t.player(m_own).coins = std::int16_t(m_row.twist.coins);
        if (isPlayer(m_their))
            t.player(m_their).coins = std::int16_t(m_row.twist.theirCoins);
        for (Side side : { kDefender, kAttacker })
            deal(side);
        m_start = t.s;
    }

    // The two cards a side plays and three others; the rest of a hand is there to be drawn as covers.
    void deal(Side side)
    {
        std::vector<std::string> hand{ m_moves[side].card, m_moves[std::size_t(side) + 2].card };
        const Seat seat = side == m_side ? m_own : m_their;
        if (seat == kSaracens)
            return t.saracenTop(hand);
        for (Card card : t.c.startingTactics[seat]) {
            const std::string &id = t.c.tactics[card].id;
            if (hand.size() < 5 && std::ranges::find(hand, id) == hand.end())
                hand.push_back(id);
        }
        t.hand(seat, hand);
    }

    void march()
    {
        const bool isAssault = m_row.field == Field::Assault || m_row.field == Field::Repulse;
        const bool isDefence = m_row.field == Field::Defence;
        t.order(isDefence ? m_other : m_player, Order::March, isAssault);
        fail(t.broken());
        t.take(Verb::March, "homs");
        for (int i = 0; i < (isAssault ? 6 : isDefence ? 4 : 3); ++i)
            t.take(Verb::MoveTroop, isDefence ? "damascus" : "aleppo");
        t.take(Verb::Done);
        if (t.asks(Task::ChooseSaracens))
            t.take(Verb::NameSaracens, m_other);
    }

    void playMoves(int count, bool answersLast = true)
    {
        for (; m_moved < count && problem.isEmpty(); ++m_moved) {
            const Move &move = m_moves[std::size_t(m_moved)];
            if (!t.asks(Task::Maneuver))
                return fail("no maneuver for " + move.card);
            t.take(Verb::PlayTactic, t.tactic(move.card));
            cancel(move.open);
            while ((m_moved + 1 < count || answersLast) && isInManeuver())
                t.take(t.can(Verb::Done)       ? choice(Verb::Done)
                        : t.can(Verb::Decline) ? choice(Verb::Decline)
                                               : t.options()[0]);
        }
    }
    bool isInManeuver() const
    {
        return t.asks(Task::Flee) || t.asks(Task::ReinforceBattle) || t.asks(Task::LowerCity)
            || t.asks(Task::ChooseEffect) || t.asks(Task::AfterManeuver);
    }
    // Covers are drawn blind: drawn again until they leave the cards that are still to be played.
    void cancel(HalfValue open)
    {
        const State before = t.s;
        bool isSpoilt = true;
        for (int tries = 0; isSpoilt; ++tries) {
            if (tries == 1000)
                return fail("the cards to be played are not in hand");
            t.s = before;
            t.s.rng.word += std::uint64_t(tries);
            t.take(open == kUpperHalf ? Verb::CancelLower : Verb::CancelUpper);
            isSpoilt = false;
            for (int later = m_moved + 1; later < 4; ++later)
                isSpoilt = isSpoilt
                    || !t.s.battle.hands[std::size_t(later % 2)].contains(t.tactic(m_moves[std::size_t(later)].card));
        }
    }

    void noteSide(Ledger &ledger, Seat seat, const std::string &whose) const
    {
        if (seat == kSaracens) {
            ledger[whose + "supply"] = t.s.saracens;
            return;
        }
        const Player &player = t.s.player(seat);
        ledger[whose + "supply"] = player.troops;
        ledger[whose + "coins"] = player.coins;
        ledger[whose + "holiness"] = player.holiness;
        ledger[whose + "influence"] = player.influence;
        ledger[whose + "rescripts"] = player.rescripts.size();
        ledger[whose + "spies held"] = player.heldSpies.size();
        ledger[whose + "spies sent"] = player.spies.size();
        ledger[whose + "buildings"] = player.buildings.size();
        for (const Stock &stock : player.goods) {
            ledger[whose + "ready"] += stock.ready;
            ledger[whose + "spent"] += stock.spent;
            ledger[whose + "blocked"] += stock.blocked;
        }
        for (Card card : player.tactics)
            ledger[whose + "learned"] += t.c.tactics[card].isStarting() ? 0 : 1;
        for (CityId city = 0; city < kCities; ++city) {
            const bool isOwn = t.s.city(city).owner == seat;
            ledger[whose + "cities"] += isOwn ? 1 : 0;
            ledger[whose + "governors"] += isOwn && t.s.city(city).governor != kNoCard ? 1 : 0;
            ledger[whose + "bishops"] += player.clergy[city].count();
            ledger[whose + "bishops abroad"] += isOwn ? 0 : player.clergy[city].count();
        }
    }

    CardRow m_row;
    Seat m_own = 0;          // whose card it is: a seat or the Saracens
    Seat m_their = 0;        // the opponent, likewise
    Seat m_player = 0;       // holds Aleppo, Baalbek and Acre
    Seat m_other = 0;        // the rival, or who plays the Saracens
    Side m_side = kAttacker; // of the card's owner
    std::vector<Move> m_moves;
    int m_cardAt = 0;
    int m_moved = 0;
    State m_start;
};

inline void addRows(const std::vector<CardRow> &rows)
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::addRow("%03d %s %s", int(i), rows[i].card, rows[i].half == kUpperHalf ? "upper" : "lower") << int(i);
}

// A half that works in its maneuver: the numbers before and after it.
inline void checkAtOnce(const CardRow &half, CardBattle battle)
{
    battle.playUpToCard();
    Ledger before = battle.ledger();
    before["marker"] = battle.marker();
    battle.playCard();
    QCOMPARE(battle.problem, QString());
    QCOMPARE(QString::fromStdString(battle.t.broken()), QString());
    Ledger after = battle.ledger();
    after["marker"] = battle.marker();
    QCOMPARE(changes(before, after), sorted(half.changes));
}

inline void checkAtOnce(const CardRow &half)
{
    checkAtOnce(half, CardBattle(half));
}

// Tactics and Saracen cards, without the unknown card.
inline std::span<const Tactic> cards()
{
    return std::span(game().content().tactics).subspan(1);
}

// The halves of cards that neither table has a row for.
template <class Filter>
QString halvesWithoutRow(const std::vector<CardRow> &atOnce, const std::vector<CardRow> &atEnd, Filter isMeant)
{
    QStringList missing;
    for (const Tactic &card : cards()) {
        for (HalfValue half : { kUpperHalf, kLowerHalf }) {
            const auto isIt = [&](const CardRow &row) { return card.id == row.card && row.half == half; };
            const bool isEnd = card.halves[std::size_t(half)].atEnd;
            if (isMeant(card) && std::ranges::none_of(isEnd ? atEnd : atOnce, isIt))
                missing += QString::fromStdString(card.id) + (half == kUpperHalf ? " upper" : " lower");
        }
    }
    return missing.join(", ");
}

// A Saracen half that works after the battle, against the same battle with a card that does nothing then.
template <class Battle>
void checkSaracenEnd(const CardRow &half)
{
    Battle battle(half);
    battle.playAll();
    battle.answer();
    battle.finish();
    QCOMPARE(battle.problem, QString());
    Battle idle({ "askar-of-mosul", U, half.field, "", "", half.twist });
    idle.playAll();
    idle.finish();
    QCOMPARE(idle.problem, QString());
    QCOMPARE(changes(idle.ledger(), battle.ledger()), sorted(half.changes));
}

// The city goes down one by one before its destruction (CR-AMB-66): afterwards it is at level 1 either way.
template <class Battle>
void checkLoweredByOne(const CardRow &half)
{
    Battle battle(half);
    battle.playAll();
    battle.answer();
    battle.finish();
    QCOMPARE(battle.problem, QString());
    const auto told = battle.t.told(EventKind::CityDestroyed);
    QCOMPARE(told.size(), 2u);
    QCOMPARE(int(told[0].fields[1].value), 2);
    QCOMPARE(int(told[1].fields[1].value), 1);
}

} // namespace outremer::crusaders::test
