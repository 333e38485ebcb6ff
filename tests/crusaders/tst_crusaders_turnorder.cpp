#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <map>
#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

std::vector<int> sourcesOf(const Table &t, Seat seat)
{
    std::vector<int> sources;
    for (const Event &event : t.told(EventKind::InfluenceGained)) {
        if (event.fields[0] == Ref{ kRealmNoun, t.s.player(seat).realm })
            sources.push_back(event.fields[2].value);
    }
    std::ranges::sort(sources);
    return sources;
}

int source(InfluenceSource kind)
{
    return int(kind);
}

// Who resolves the event of a round with a choice for each, in the order they are asked; everybody takes a rescript.
std::vector<int> whoIsAsked(Table &t)
{
    std::vector<int> seats;
    while (t.asks(Task::ChooseEffect)) {
        seats.push_back(t.seat());
        t.takeAny(Verb::ChooseEffect);
    }
    return seats;
}

} // namespace

// CR-ROUND and CR-TURN: the frame of play and who comes first.
class TestCrusadersTurnorder : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void winner_isWhoHasTheMostInfluence()
    {
        RULES("CR-ROUND-01");
        for (Seat best = 0; best < 4; ++best) {
            Table t = justDealt(kAllStates);
            for (Seat seat = 0; seat < 4; ++seat)
                t.player(seat).influence = seat == best ? 60 : 30;
            t.player(Seat((best + 1) % 4)).coins = 40;            // riches,
            t.player(Seat((best + 2) % 4)).holiness = 12;         // holiness
            for (const char *id : { "aleppo", "apamea", "homs" }) // and land are not what counts
                t.place(id, Seat((best + 3) % 4), 2, 3);
            QCOMPARE(t.broken(), std::string());
            t.income(6);
            QVERIFY(t.isOver());
            QCOMPARE(game().outcome(t.s).winners, only(best));
            for (Seat seat = 0; seat < 4; ++seat)
                QVERIFY(seat == best || game().outcome(t.s).scores[seat] < game().outcome(t.s).scores[best]);
        }
    }
    void influence_comesEveryRoundFromGovernorsAndHolyLands_andTheRestAtTheEnd()
    {
        RULES("CR-ROUND-02");
        const auto arrange = [](bool isRich) {
            Table t = justDealt(kAllStates); // each with one holy land, the capital, and a governor for its good
            t.setBull(kJerusalem, "a-pious-request"); // for coins
            t.player(kJerusalem).coins = 8;
            if (isRich) {
                for (const char *id : { "acre", "tadmor", "damascus" })
                    t.place(id, kJerusalem, 2, 2);
                for (const char *id : { "tortosa", "acre", "baalbek", "homs" })
                    t.bishops(kTripoli, id, 1, 0);
            }
            return t;
        };
        const int governors = source(InfluenceSource::Governors);
        const int holyLands = source(InfluenceSource::HolyLands);
        for (int round = 1; round <= 5; ++round) {
            Table t = arrange(false);
            t.income(round);
            QVERIFY(!t.isOver());
            for (Seat seat = 0; seat < 4; ++seat)
                QCOMPARE(sourcesOf(t, seat), (std::vector<int>{ governors, holyLands }));
        }
        Table t = arrange(true);
        QCOMPARE(t.broken(), std::string());
        t.income(3); // four cities and five holy lands end it
        QVERIFY(t.isOver());
        QCOMPARE(sourcesOf(t, kJerusalem),
            (std::vector<int>{ governors, holyLands, source(InfluenceSource::Bull), source(InfluenceSource::Hegemony),
                source(InfluenceSource::Coins) }));
        const std::vector<int> tripoli = sourcesOf(t, kTripoli);
        QCOMPARE(std::ranges::count(tripoli, holyLands), 5);
        QCOMPARE(std::ranges::count(tripoli, source(InfluenceSource::Righteousness)), 1);
        QCOMPARE(std::ranges::count(tripoli, source(InfluenceSource::Hegemony)), 0);
    }

    void round_isEventPlanningActivationIncome()
    {
        RULES("CR-ROUND-03");
        // Where in a round something may be told.
        const std::map<EventKind, int> parts{ { EventKind::RoundStarted, 0 }, { EventKind::EventRevealed, 1 },
            { EventKind::EventResolved, 1 }, { EventKind::RaidStarted, 1 }, { EventKind::RaidTokenRevealed, 1 },
            { EventKind::OrderPlaced, 2 }, { EventKind::AutomaPlaced, 2 }, { EventKind::OrderStarted, 3 },
            { EventKind::OrderEnded, 3 }, { EventKind::TaxesPaid, 4 }, { EventKind::HolyLandHeld, 4 },
            { EventKind::RoundEnded, 5 } };
        for (const StateIds &states : { kAllStates, kTrios[1], kPairs[2] }) {
            Table t(states);
            Rng rng{ 11 };
            while (!t.isOver())
                takeRandom(t, rng);
            QVERIFY(t.s.round > 1);
            int at = 1; // the beginning of the first round belongs to the set-up of the table
            std::set<int> seen;
            for (const Event &event : t.events) {
                const auto part = parts.find(EventKind(event.kind));
                if (part == parts.end())
                    continue;
                if (part->second == 0) {
                    QCOMPARE(at, 5); // a round begins when one is over
                    at = 0;
                    seen.clear();
                }
                QVERIFY2(part->second >= at, std::string(game().eventName(event.kind)).c_str());
                at = part->second;
                seen.insert(at);
                if (at == 5 && seen.contains(0))
                    QCOMPARE(seen.size(), std::size_t(6)); // no phase was left out
            }
            QCOMPARE(at, 5);
        }
    }
    void match_lastsSixRoundsAtMost()
    {
        RULES("CR-ROUND-04");
        bool reachedSix = false;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Table t(seed % 2 ? kAllStates : kPairs[seed % 4], {}, seed);
            Rng rng{ seed };
            while (!t.isOver()) {
                takeRandom(t, rng);
                QVERIFY(t.s.round <= 6);
            }
            QCOMPARE(t.s.eventDeck.size(), 6 - t.s.round); // one event each round
            reachedSix = reachedSix || t.s.round == 6;
            if (t.s.round < 6)
                QVERIFY(game().outcome(t.s).ending != std::uint8_t(Ending::Era));
        }
        QVERIFY(reachedSix);
        Table five = justDealt(kAllStates);
        five.income(5);
        QVERIFY(!five.isOver() && five.s.round == 6);
        Table six = justDealt(kAllStates);
        six.income(6);
        QVERIFY(six.isOver());
    }

    void turnOrder_isReadFromRightToLeft()
    {
        RULES("CR-TURN-01");
        std::array<int, 4> cells{ 0, 5, 9, 15 };
        do {
            Table t = justDealt(kAllStates);
            std::map<int, Seat> byCell;
            for (Seat seat = 0; seat < 4; ++seat) {
                t.player(seat).holiness = std::uint8_t(cells[seat]);
                byCell[-cells[seat]] = seat;
            }
            QCOMPARE(t.broken(), std::string());
            emptyCross(t);
            t.planning(2);
            for (const auto &[cell, seat] : byCell) {
                QCOMPARE(int(t.seat()), int(seat));
                t.take(Verb::PlaceInner, seat); // each another order: nobody pays
            }
        } while (std::ranges::next_permutation(cells).found);
    }
    void event_forEach_isResolvedOneByOneFromTheRight_whereMarkersAreAtThatMoment()
    {
        RULES("CR-TURN-02", "CR-TURN-03", "CR-TURN-04");
        Table t = justDealt(kAllStates);
        t.player(kEdessa).holiness = 9;
        t.player(kAntioch).holiness = 6;
        t.eventPhase(2, "legate-ashore");
        QVERIFY(t.asks(Task::ChooseEffect));
        QCOMPARE(int(t.seat()), int(kEdessa));
        // While Edessa resolves it, Tripoli comes to the right of everybody, and Edessa falls back.
        t.player(kTripoli).holiness = 12;
        t.player(kEdessa).holiness = 1;
        QCOMPARE(t.player(kTripoli).rescripts.size(), 0);
        QCOMPARE(whoIsAsked(t), (std::vector<int>{ kEdessa, kTripoli, kAntioch, kJerusalem }));
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(t.player(seat).rescripts.size(), 1); // and nobody twice
    }
    void event_forTheLast_isNotResolvedByWhoIsLastAfterwards()
    {
        RULES("CR-TURN-04");
        Table t = justDealt(kAllStates); // Antioch is last; two points carry it over all the others
        t.eventPhase(2, "holy-fire-tarries");
        t.playUntil(Task::Place);
        QCOMPARE(t.timesTold(EventKind::HolinessMoved), 1);
        QCOMPARE(int(t.player(kAntioch).holiness), 5);
        QCOMPARE(int(t.player(kEdessa).holiness), 1);
        QCOMPARE(int(t.seat()), int(kAntioch)); // CR-TURN-02: and it plans first in this very round
    }
    void raids_onSeveralPlayers_comeFromTheRightToTheLeft()
    {
        RULES("CR-TURN-03");
        Table t = justDealt(kAllStates);
        t.place("tadmor", kJerusalem, 2, 2); // two yellow cities of different players; Tripoli stands further left
        t.place("aleppo", kSaracens, 3, 2);
        t.place("baalbek", kSaracens, 3, 2);
        const auto raided = [](Table table) {
            table.eventPhase(2, "winter-rains", Good::Wood);
            table.playUntil(Task::Place);
            std::vector<std::string> cities;
            for (const Event &event : table.told(EventKind::RaidStarted)) {
                for (const Ref &ref : event.fields) {
                    if (ref.noun == kCityNoun)
                        cities.push_back(table.c.cities[std::size_t(ref.value)].id);
                }
            }
            return cities;
        };
        using Ids = std::vector<std::string>;
        QCOMPARE(raided(t), (Ids{ "tadmor", "tripoli" }));
        t.player(kTripoli).holiness = 8;
        QCOMPARE(raided(t), (Ids{ "tripoli", "tadmor" }));
    }

    void automa_isNotInTheTurnOrderOfEvents_norAPlayerForThem()
    {
        RULES("CR-TURN-05", "CR-TURN-06");
        for (const StateIds &states : { kTrios[0], kTrios[3], kPairs[0], kPairs[2] }) {
            // The automa's markers stand furthest right, yet the first player is a player.
            Table first = justDealt(states);
            const Seat rightmost = first.board().turnOrder()[0];
            first.eventPhase(2, "mawdud-crosses-the-euphrates");
            first.playUntil(Task::Hire);
            QCOMPARE(int(first.seat()), int(rightmost));
            // Each player resolves an event, and nobody besides.
            Table each = justDealt(states);
            std::vector<int> players;
            for (Seat seat : each.board().turnOrder())
                players.push_back(seat);
            QCOMPARE(players.size(), states.size());
            each.eventPhase(2, "legate-ashore");
            QCOMPARE(whoIsAsked(each), players);
            QCOMPARE(each.timesTold(EventKind::RescriptDrawn), int(states.size()));
            // Nor does it lead in anything: whoever has a good is among the leaders.
            Table leader = justDealt(states);
            leader.eventPhase(2, "locusts");
            leader.playUntil(Task::Place);
            QCOMPARE(leader.timesTold(EventKind::GoodSpent), int(states.size()));
        }
    }
    void automa_isNotAPlayerForRescripts()
    {
        RULES("CR-TURN-06");
        Table t = justDealt(kPairs[0]);
        t.rescripts(0, { "safe-conduct" }); // a spy and two coins while planning
        emptyCross(t);
        t.planning(2);
        QCOMPARE(int(t.seat()), 0);
        const int placed = t.timesTold(EventKind::AutomaPlaced);
        t.take(Verb::UseRescript, t.rescript("safe-conduct"));
        QVERIFY(t.asks(Task::NewSpy));
        for (const Option &option : t.options()) {
            if (Verb(option.verb) == Verb::PlaySpy)
                QCOMPARE(int(option.second), 1); // only against the one player there is
        }
        t.take(Verb::KeepSpy);
        QCOMPARE(int(t.seat()), 0); // nobody else has a say in between
        QCOMPARE(t.timesTold(EventKind::AutomaPlaced), placed);
        QCOMPARE(int(t.player(0).coins), 5);
    }

    void marker_goingOnFromTheFirstCell_isLast()
    {
        RULES("CR-TURN-07");
        Table t = justDealt(kAllStates);
        t.player(kJerusalem).holiness = 15;
        t.player(kTripoli).holiness = 10;
        t.player(kAntioch).holiness = 8;
        t.player(kEdessa).holiness = 6;
        t.order(kJerusalem, Order::Prayer);
        QCOMPARE(int(t.board().firstPlayer()), int(kJerusalem));
        t.take(Verb::Pray);
        t.take(Verb::Done); // two points: the first cell and the second
        QCOMPARE(int(t.player(kJerusalem).holiness), 1);
        t.take(Verb::Done);
        // CR-AMB-49: its place counts, not the way it has gone. In the next round it plans last.
        emptyCross(t);
        t.planning(2);
        for (Seat seat : { kTripoli, kAntioch, kEdessa, kJerusalem }) {
            QCOMPARE(int(t.seat()), int(seat));
            t.take(Verb::PlaceInner, seat);
        }
    }
};

OUTREMER_TEST(TestCrusadersTurnorder)
#include "tst_crusaders_turnorder.moc"
