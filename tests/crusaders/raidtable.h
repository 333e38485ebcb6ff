#pragma once

#include "tests/crusaders/table.h"

namespace outremer::crusaders::test {

// What a raid costs at each difference of strengths, as printed on an event; the open row also further up.
using RaidTable = std::vector<std::pair<int, std::string>>;
using RaidTables = std::map<std::string, RaidTable>; // by event

// One row of a test per event and difference.
inline void addRaidRows(const RaidTables &raids)
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<int>("difference");
    QTest::addColumn<QString>("loss");
    for (const auto &[event, rows] : raids) {
        for (const auto &[difference, loss] : rows)
            QTest::addRow("%s %d", event.c_str(), difference)
                << QString::fromStdString(event) << difference << QString::fromStdString(loss);
    }
}

// `lossOf(event, difference)` is what the fetched row says.
template <class LossOf>
void checkRaidRow(LossOf lossOf)
{
    QFETCH(QString, event);
    QFETCH(int, difference);
    QFETCH(QString, loss);
    QCOMPARE(QString::fromStdString(lossOf(event.toStdString(), difference)), loss);
}

// At a difference of 0 no table is asked: the city is lost (CR-RAID-12), and the rows begin at 1.
template <class LossOf>
void checkCaptures(const RaidTables &raids, LossOf lossOf)
{
    for (const auto &[event, rows] : raids) {
        QCOMPARE(rows.front().first, 1);
        QCOMPARE(lossOf(event, 0), std::string("captured"));
    }
}

// What Jerusalem has that a raid on it can cost.
inline std::vector<std::pair<std::string, int>> raidable(Table &t)
{
    const Player &player = t.player(kJerusalem);
    int blocked = 0;
    for (const Stock &stock : player.goods)
        blocked += stock.blocked;
    return { { "troops", t.city("jerusalem").units }, { "level", t.city("jerusalem").level }, { "coins", player.coins },
        { "spent", -t.spentGoods(kJerusalem) }, { "blocked", -blocked },
        { "bishops", player.clergy[t.cityId("jerusalem")].count() }, { "rescripts", player.rescripts.size() },
        { "buildings", player.buildings.size() }, { "governors", t.city("jerusalem").governor != kNoCard ? 1 : 0 } };
}

// At a calm table Jerusalem, which has everything that can be lost, is raided in round 4 by six units with a bonus of 1
// while this event lies open: what that costs where the city is stronger by `difference`, of which the event itself gives
// `defence`. `after` is asked once the raids are over.
inline std::string lossAt(Table &t, const std::string &event, int difference, Task after, int defence = 0)
{
    const std::vector<std::string> neighbours{ "acre", "tadmor", "damascus" };
    const auto gatherRaiders = [&] {
        for (const std::string &id : neighbours)
            t.place(id, kSaracens, 3, 2);
    };
    t.build(kJerusalem, "stables");
    t.build(kJerusalem, "warehouses");
    gatherRaiders();
    t.eventPhase(4, event, Good::Candles); // bonuses: strength 1, two raiders from each city
    if (!t.playUntil(Task::ChooseRaid) || t.seat() != kJerusalem)
        return "no raid";
    t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify" });
    t.place("tortosa", kJerusalem, 1, 3); // steel and candles
    t.place("jerusalem", kJerusalem, difference + 7 - 3 - defence, 3);
    t.bishops(kJerusalem, "jerusalem", 2, 1);
    gatherRaiders();
    t.player(kJerusalem).coins = 5;
    const auto before = raidable(t);
    const int supply = t.player(kJerusalem).troops;
    t.events.clear();
    t.take(Verb::RaidCity, "jerusalem");
    t.playUntil(after);
    if (t.city("jerusalem").owner == kSaracens)
        return "captured";
    const auto repelled = t.told(EventKind::RaidRepelled);
    if (repelled.size() != 1 || Table::field(repelled[0], kNumberNoun) != difference)
        return "another difference";
    const auto left = raidable(t);
    std::string loss;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const int lost = before[i].second - left[i].second;
        if (lost != 0)
            loss += (loss.empty() ? "" : " ") + before[i].first + " " + std::to_string(lost);
    }
    if (t.player(kJerusalem).troops - supply != before[0].second - left[0].second)
        return "troops went astray";
    for (const std::string &id : neighbours) {
        if (t.city(id).units != 3)
            return "raiders did not go home";
    }
    return t.broken().empty() ? loss : t.broken();
}

} // namespace outremer::crusaders::test
