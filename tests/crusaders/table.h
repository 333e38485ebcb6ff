#pragma once

#include "tests/crusaders/setting.h"

namespace outremer::crusaders::test {

// A table set up to a tee: a test says what differs from the set-up, starts a phase or an order, and answers the questions
// one by one.
class Table : public Setting {
public:
    using Setting::Setting;

    // --- starting a phase; everything before it counts as done ---
    // Event phase of a round with this event and, from round 2 on, this activation colour.
    void eventPhase(int round, const std::string &eventId, Good colour = Good::Wood)
    {
        goToRound(round);
        exchange(CardKind::Event, event(eventId), nextEvent());
        if (round > 1)
            showToken(colour);
        begin(Phase::Event,
            { Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget, Task::RaidNext,
                Task::SaracenStep, Task::EventNext, Task::RevealEvent });
    }
    // Planning phase, as if the event phase of this round were over.
    void planning(int round = 1)
    {
        goToRound(round);
        closeEvent();
        begin(Phase::Event, { Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget },
            [this] { reopenEvent(); });
    }
    // Activation with whatever lies on the cross (see token()).
    void activation(int round = 1)
    {
        goToRound(round);
        closeEvent();
        s.sector = 0;
        begin(Phase::Activation, { Task::RoundEnd, Task::Income, Task::ActivateNext });
    }
    // One order of one seat, alone on the cross.
    void order(Seat seat, Order kind, bool enhanced = false, int round = 1)
    {
        for (auto &stack : s.inner)
            stack.clear();
        s.outer = {};
        token(seat, kind, enhanced);
        activation(round);
    }
    void token(Seat owner, Order kind, bool enhanced = false) { s.inner[std::size_t(kind)].push({ owner, enhanced }); }
    void outerToken(Seat owner, Order kind) { s.outer[std::size_t(kind)] = { owner, 1 }; }
    void income(int round = 1)
    {
        goToRound(round);
        closeEvent();
        begin(Phase::Activation, { Task::RoundEnd, Task::Income });
    }
    // The steps of the income phase without the end of the round, so that what they did can be looked at.
    void incomeOnly(int round = 1)
    {
        goToRound(round);
        closeEvent();
        begin(Phase::Activation, { Task::Nothing, Task::Income });
    }

    // --- battles ---
    // A march of one seat on a city, with so many troops from each of its neighbours; what is asked next is the battle's.
    void attack(Seat seat, const std::string &target, const std::vector<std::pair<std::string, int>> &from,
        bool enhanced = false, int round = 1)
    {
        order(seat, Order::March, enhanced, round);
        take(Verb::March, target);
        for (const auto &[source, troops] : from) {
            for (int i = 0; i < troops; ++i)
                take(Verb::MoveTroop, source);
        }
        if (asks(Task::MarchMove))
            take(Verb::Done);
    }
    // Edessa with eight troops at home may fall upon Antioch's Turbessel...
    void faceTurbessel(int defenders = 3, int level = 2)
    {
        place("edessa", kEdessa, 8, 1);
        place("turbessel", kAntioch, defenders, level);
    }
    // ... and does: the battle waits for Antioch's first maneuver.
    void attackTurbessel(int defenders = 3, int level = 2, int attackers = 4)
    {
        faceTurbessel(defenders, level);
        attack(kEdessa, "turbessel", { { "edessa", attackers } });
        QCOMPARE(broken(), std::string());
    }
    // A maneuver: the tactic is played and one half cancelled. If a cover is named, the lot falls on it.
    void maneuver(const std::string &id, Verb cancelled, const std::string &cover = {})
    {
        take(Verb::PlayTactic, tactic(id));
        if (cover.empty())
            return take(cancelled);
        const State before = s;
        const std::size_t heard = events.size();
        for (int i = 0; i < 1000; ++i) {
            take(cancelled);
            if (events.size() > heard && told(EventKind::TacticCovered).back().fields[1].value == tactic(cover))
                return;
            const Rng rng{ s.rng.next() };
            s = before;
            s.rng = rng;
            events.resize(heard);
        }
        QFAIL(("never drawn as a cover: " + cover).c_str());
    }

    // The four maneuvers at Turbessel with starting tactics whose open halves wait for the end of the battle.
    void quietManeuvers()
    {
        maneuver("bohemonds-ruse", Verb::CancelUpper, "reinforcement");
        maneuver("baptism-of-fire", Verb::CancelUpper, "norman-charge");
        maneuver("ambush-at-the-iron-bridge", Verb::CancelUpper, "armenian-highlanders");
        maneuver("border-patrol", Verb::CancelUpper, "couched-lances");
    }

    // --- answering ---
    Seat seat() const { return game().decision(s).seat; }
    bool asks(Task task) const { return s.frames.back().task == task; }
    bool isOver() const { return game().decision(s).isOver(); }
    Options options() const
    {
        Options options;
        game().listOptions(s, options);
        return options;
    }
    bool can(Verb verb, int first = 0, int second = 0, int third = 0) const
    {
        return options().contains(crusaders::choice(verb, first, second, third));
    }
    bool canDo(Verb verb) const // with whatever parts
    {
        const Options all = options();
        return std::ranges::any_of(all, [&](const Option &option) { return Verb(option.verb) == verb; });
    }
    int howMany(Verb verb) const
    {
        const Options all = options();
        return int(std::ranges::count_if(all, [&](const Option &option) { return Verb(option.verb) == verb; }));
    }
    std::set<int> offered(Verb verb) const // the first parts of its options: cards, cities, seats
    {
        std::set<int> parts;
        for (const Option &option : options()) {
            if (Verb(option.verb) == verb)
                parts.insert(option.first);
        }
        return parts;
    }
    // Takes an option that must be legal.
    void take(Verb verb, int first = 0, int second = 0, int third = 0)
    {
        take(crusaders::choice(verb, first, second, third));
    }
    void take(const Option &option)
    {
        if (!options().contains(option))
            QFAIL(("not an option: " + std::string(game().optionName(option)) + " at "
                + std::string(infoOf(s.frames.back().task).word))
                      .c_str());
        apply(option);
    }
    void take(Verb verb, const std::string &cityName) { take(verb, cityId(cityName)); }
    // Answers with the first option of a verb, whatever its parts.
    void takeAny(Verb verb)
    {
        for (const Option &option : options()) {
            if (Verb(option.verb) == verb)
                return apply(option);
        }
        QFAIL(("no such option at " + std::string(infoOf(s.frames.back().task).word)).c_str());
    }
    // Done and Decline until something else than `task` is asked or neither is offered.
    void pass(Task task)
    {
        while (!isOver() && asks(task) && (can(Verb::Done) || can(Verb::Decline)))
            take(can(Verb::Done) ? Verb::Done : Verb::Decline);
    }
    // Plays on with first options until the task is asked; false if the match is over first.
    bool playUntil(Task task)
    {
        while (!isOver() && !asks(task))
            apply(options()[0]);
        return !isOver();
    }

    // --- cards: a quiet table, whole orders and what effects ask ---
    // Nothing of the first round's event stays: everybody has what the set-up gave, and so many coins.
    void calm(int coins = 3)
    {
        s.modifiers = {};
        for (CityId at = 0; at < kCities; ++at) {
            if (s.city(at).owner == kSaracens)
                s.city(at).units = c.cities[at].saracens;
        }
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Player &one = player(seat);
            const Realm &realm = c.realms[one.realm];
            one.coins = std::int16_t(coins);
            one.holiness = realm.startCell;
            one.clergy = {};
            one.clergy[realm.capital] = { 1, 0 };
            s.city(realm.capital).units = realm.troops;
            rescripts(seat, {});
            hand(seat, {});
            for (Card card : c.startingTactics[one.realm])
                one.tactics.insertSorted(card);
        }
        balance();
    }
    // Exactly these cities with their levels, a troop in each; the first is the capital. Others go to the Saracens.
    void own(Seat seat, const std::vector<std::pair<std::string, int>> &cities)
    {
        for (CityId at = 0; at < kCities; ++at) {
            if (s.city(at).owner == seat)
                place(c.cities[at].id, kSaracens, 1, s.city(at).level);
        }
        for (const auto &[id, level] : cities)
            place(id, seat, 1, level);
        player(seat).capital = cityId(cities.front().first);
    }
    // Prays, with so many coins for more points; bishop actions of the track are left out.
    void pray(int paid = 0)
    {
        take(Verb::Pray);
        for (int i = 0; i < paid; ++i)
            take(Verb::PayCoin);
        take(Verb::Done);
        pass(Task::BishopActions);
    }
    // Learns these level I tactics for a coin each; the first cards of the hand make room.
    void learn(const std::vector<std::string> &ids)
    {
        take(Verb::Learn);
        for (const std::string &id : ids) {
            take(Verb::LearnTactic, tactic(id));
            take(Verb::PayCoin);
        }
        if (asks(Task::Learn))
            take(Verb::Done);
        while (asks(Task::DiscardTactics))
            takeAny(Verb::DiscardTactic);
    }
    // Hires two troops and as many more as coins are paid, all into one city.
    void hire(const std::string &where, int paid = 0)
    {
        take(Verb::Hire);
        for (int i = 0; i < paid; ++i)
            take(Verb::PayCoin);
        while (can(Verb::HireTroop, cityId(where)))
            take(Verb::HireTroop, where);
        if (asks(Task::Hire))
            take(Verb::Done);
    }
    // One of the two effects of a slash, or the price that may be paid.
    void chooseEffect(int which = 0)
    {
        std::vector<Option> found;
        for (const Option &option : options()) {
            if (Verb(option.verb) == Verb::ChooseEffect)
                found.push_back(option);
        }
        if (which >= int(found.size()))
            QFAIL("no such effect to choose");
        take(found[std::size_t(which)]);
    }

    // An enhanced march of six troops to a city that hardly anybody defends, fought with first options until the city
    // is taken and the trophies are asked about.
    void conquer(Seat seat, const std::string &from, const std::string &target)
    {
        order(seat, Order::March, true);
        take(Verb::March, target);
        for (int i = 0; i < 6; ++i)
            take(Verb::MoveTroop, from);
        while (asks(Task::MarchMove))
            take(Verb::Done);
        while (s.isFighting() && !asks(Task::HandOver) && !asks(Task::PickGovernor)
            && !asks(Task::KeepOrReplaceGovernor) && !asks(Task::NewCapital))
            apply(options()[0]);
    }

    // --- what was told ---
    std::vector<Event> told(EventKind kind) const
    {
        std::vector<Event> found;
        for (const Event &event : events) {
            if (EventKind(event.kind) == kind)
                found.push_back(event);
        }
        return found;
    }
    int timesTold(EventKind kind) const { return int(told(kind).size()); }
    // What an event says of a noun: the value of its first field of that noun, -1 without one.
    static int field(const Event &event, std::uint16_t noun)
    {
        for (const Ref &ref : event.fields) {
            if (ref.noun == noun)
                return ref.value;
        }
        return -1;
    }
    // The taxes told to have been paid to a seat; -1 without any.
    int taxesOf(Seat seat) const
    {
        for (const Event &paid : told(EventKind::TaxesPaid)) {
            if (field(paid, kRealmNoun) == s.player(seat).realm)
                return field(paid, kNumberNoun);
        }
        return -1;
    }
    // Influence told to have come to a seat from one source.
    int influenceFrom(InfluenceSource source, Seat seat) const
    {
        int total = 0;
        for (const Event &event : told(EventKind::InfluenceGained)) {
            const bool isIt =
                field(event, kRealmNoun) == s.player(seat).realm && field(event, kSourceNoun) == int(source);
            total += isIt ? field(event, kNumberNoun) : 0;
        }
        return total;
    }
    Stock stock(Seat seat, Good kind) const { return s.player(seat).goods[std::size_t(kind)]; }
    int spentGoods(Seat seat) const
    {
        int total = 0;
        for (const Stock &kind : s.player(seat).goods)
            total += kind.spent;
        return total;
    }
    std::string broken() const { return game().brokenInvariant(s); } // empty when all is well

private:
    Card &nextEvent() { return s.eventDeck[s.eventDeck.size() - 1]; }
    // Rounds before this one count as played: their events, raid tokens and bonuses are gone.
    void goToRound(int round)
    {
        closeEvent();
        while (s.round < round - 1) {
            s.usedEvents.push(s.eventDeck.pop());
            ++s.round;
            if (s.round > 1) {
                ++s.usedTokens[std::size_t(s.raidTokens.pop())];
                ++s.bonuses;
            }
        }
        if (s.round < round) {
            s.round = std::uint8_t(round);
            m_isFresh = true;
        } else {
            m_isFresh = false;
        }
        s.tokenShown = s.raidTokens.empty() ? 0 : 1;
    }
    void closeEvent()
    {
        if (s.event != kNoCard)
            s.usedEvents.push(s.event);
        s.event = kNoCard;
    }
    void reopenEvent()
    {
        // NewTarget puts the event away; it needs one.
        if (s.eventDeck.size() + s.usedEvents.size() == kMaxRounds && s.eventDeck.size() <= kMaxRounds - s.round)
            s.event = s.usedEvents.pop();
    }
    void showToken(Good colour)
    {
        // The token on top changes with one of the same colour elsewhere, or with the box.
        for (Good &token : s.raidTokens) {
            if (token == colour) {
                std::swap(token, s.raidTokens[s.raidTokens.size() - 1]);
                return;
            }
        }
        s.raidTokens[s.raidTokens.size() - 1] = colour;
    }
    template <class Before = void (*)()>
    void begin(
        Phase phase, std::initializer_list<Task> tasks, Before before = [] {})
    {
        // The event of this round is drawn when its phase is skipped.
        const bool skipsEvent = std::ranges::find(tasks, Task::RevealEvent) == tasks.end();
        if (skipsEvent && m_isFresh)
            s.usedEvents.push(s.eventDeck.pop());
        if (skipsEvent && m_isFresh && s.round > 1 && std::ranges::find(tasks, Task::NewTarget) == tasks.end()) {
            ++s.usedTokens[std::size_t(s.raidTokens.pop())];
            ++s.bonuses;
            s.tokenShown = s.raidTokens.empty() ? 0 : 1;
        }
        before();
        s.phase = phase;
        s.frames.clear();
        for (Task task : tasks)
            s.frames.push({ .task = task });
        EventSink sink(events);
        Referee(c, s, sink).settle();
    }

    bool m_isFresh = false;
};

} // namespace outremer::crusaders::test

#include "tests/crusaders/pieces.h"
#include "tests/crusaders/scenes.h"
