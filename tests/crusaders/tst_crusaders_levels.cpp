#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

constexpr std::array kBuildingColours{ Quantity::YellowBuildings, Quantity::WhiteBuildings, Quantity::BlueBuildings,
    Quantity::RedBuildings };
constexpr std::array kTacticColours{ Quantity::YellowTactics, Quantity::WhiteTactics, Quantity::BlueTactics,
    Quantity::RedTactics };
constexpr std::array kPlayedColours{ Quantity::Yellow, Quantity::White, Quantity::Blue, Quantity::Red };

using Counts = std::array<int, 4>; // yellow, white, blue, red
Counts countsOf(const Board &board, Seat seat, const std::array<Quantity, 4> &colours)
{
    Counts counts{};
    for (std::size_t colour = 0; colour < counts.size(); ++colour)
        counts[colour] = board.count(seat, colours[colour]);
    return counts;
}

// Carries an option out by the rules of another pack.
void takeBy(const Crusaders &pack, Table &t, const Option &option)
{
    Options options;
    pack.listOptions(t.s, options);
    QVERIFY(options.contains(option));
    EventSink deaf;
    pack.apply(t.s, option, deaf);
}

} // namespace

// CR-GLOSS-11..15: levels and colours, with what the campaign adds to them (CR-CAMP-11, 12, 15, 16).
class TestCrusadersLevels : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void levels_ofBuildingsAndTactics_areTheirPrices()
    {
        RULES("CR-GLOSS-11", "CR-BUILD-11", "CR-MUSTER-07");
        Table t;
        t.calm(9);
        t.buildingMarket({ "warehouses", "siege-yard" });
        t.buildingMarket({ "citadel" });
        t.order(kTripoli, Order::Construction, true);
        QVERIFY(t.can(Verb::Build, t.building("bazaar")));     // level 0
        QVERIFY(t.can(Verb::Build, t.building("siege-yard"))); // II
        QVERIFY(!t.can(Verb::Build, t.building("citadel")));   // IV is for the additional one
        t.take(Verb::BuildExtra, t.building("citadel"));
        for (int i = 0; i < 4; ++i)
            t.take(Verb::PayCoin);
        QVERIFY(t.asks(Task::OrderMenu));
        Table tactics;
        tactics.calm(9);
        tactics.tacticMarket({ "oaken-ram", "siege-tower" });
        tactics.order(kTripoli, Order::Muster);
        tactics.take(Verb::Learn);
        tactics.take(Verb::LearnTactic, tactics.tactic("oaken-ram"));
        tactics.take(Verb::PayCoin);
        QVERIFY(!tactics.asks(Task::Pay)); // I
        tactics.take(Verb::LearnTactic, tactics.tactic("siege-tower"));
        tactics.take(Verb::PayCoin);
        QVERIFY(tactics.asks(Task::Pay)); // II
    }
    void levels_ofCitiesAndBishops_areOneToThreeAndOneOrTwo()
    {
        RULES("CR-GLOSS-11");
        Table t;
        t.calm(20);
        t.player(kTripoli).holiness = 4; // the next cells: a rescript, a bishop
        t.order(kTripoli, Order::Prayer);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QVERIFY(t.can(Verb::Train, t.cityId("tripoli"), 1));
        QVERIFY(t.can(Verb::Train, t.cityId("tripoli"), 2));
        QCOMPARE(t.howMany(Verb::Train), 2);
        for (int level = 1; level <= 3; ++level) {
            Table city;
            city.calm(20);
            city.place("tripoli", kTripoli, 5, level);
            QCOMPARE(city.board().wallsInBattle(city.cityId("tripoli")), level);
            city.order(kTripoli, Order::Construction);
            QCOMPARE(city.can(Verb::Upgrade, city.cityId("tripoli")), level < 3);
        }
    }
    void colours_areOfCitiesBuildingsAndTactics()
    {
        RULES("CR-GLOSS-12");
        Table t;
        t.calm();
        t.build(kJerusalem, "warehouses");         // wood
        t.build(kJerusalem, "cathedral");          // candles
        t.build(kJerusalem, "scriptorium");        // candles
        t.build(kJerusalem, "tournament-grounds"); // horses
        QVERIFY((countsOf(t.board(), kJerusalem, kBuildingColours) == Counts{ 1, 2, 0, 1 }));
        t.hand(kJerusalem, { "oaken-ram", "siege-tower", "iron-ranks", "true-cross", "pilgrim-levy" });
        QVERIFY((countsOf(t.board(), kJerusalem, kTacticColours) == Counts{ 2, 0, 1, 0 }));
        t.setGovernor("jerusalem", "pons-of-saint-gilles"); // two yellow tactics: 3
        QCOMPARE(t.board().governorPoints(kJerusalem), 3);
        // A colour of cities: the Saracen ones of the activation colour are reinforced, the players' ones raided.
        Table cities;
        cities.calm();
        cities.eventPhase(2, "spring-passage", Good::Wood);
        std::set<int> reinforced;
        for (const Event &event : cities.told(EventKind::SaracensPlaced))
            reinforced.insert(event.fields[0].value);
        QVERIFY((reinforced == std::set<int>{ cities.cityId("tadmor"), cities.cityId("apamea") }));
        QVERIFY((cities.offered(Verb::RaidCity) == std::set<int>{ cities.cityId("tripoli") }));
    }
    void card_ofTwoOrThreeColours_countsForEach()
    {
        RULES("CR-GLOSS-13", "CR-CAMP-16");
        Table t;
        t.calm();
        t.build(kTripoli, "citadel"); // wood and steel
        t.hand(kTripoli, { "siege-of-tyre", "mount-pilgrim", "mangonels", "orchard-tribute", "provencal-gold" });
        QVERIFY((countsOf(t.board(), kTripoli, kBuildingColours) == Counts{ 1, 0, 1, 0 }));
        QVERIFY((countsOf(t.board(), kTripoli, kTacticColours) == Counts{ 1, 0, 1, 0 }));
        const Crusaders buildings =
            withPack("buildings.json", R"({"buildings": [{"id": "citadel", "price": ["wood", "candles", "steel"],
                "effects": [{"do": "coins", "n": 3}]}]})");
        const Crusaders tactics = withPack(
            "tactics.json", R"({"tactics": [{"id": "siege-of-tyre", "price": ["wood", "candles", "steel"]}]})");
        QVERIFY((countsOf({ buildings.content(), t.s }, kTripoli, kBuildingColours) == Counts{ 1, 1, 1, 0 }));
        QVERIFY((countsOf({ tactics.content(), t.s }, kTripoli, kTacticColours) == Counts{ 1, 1, 1, 0 }));
    }
    void levelNothing_isColourless_andSoAreSaracenCards()
    {
        RULES("CR-GLOSS-14", "CR-TACTIC-10");
        Table t;
        t.calm();
        t.build(kJerusalem, "bazaar");
        QVERIFY((countsOf(t.board(), kJerusalem, kBuildingColours) == Counts{}));
        QCOMPARE(t.board().count(kJerusalem, Quantity::Buildings), 1);
        QVERIFY((countsOf(t.board(), kJerusalem, kTacticColours) == Counts{}));
        t.hand(kJerusalem, { "iron-ranks", "true-cross", "pilgrim-levy", "god-wills-it", "tower-of-david" });
        t.saracenTop({ "naphtha-throwers", "fleet-from-egypt", "bedouin-scouts", "qadis-sermon", "turcoman-riders" });
        t.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
        QVERIFY(t.playUntil(Task::Maneuver));
        t.maneuver("fleet-from-egypt", Verb::CancelUpper, "god-wills-it");
        t.maneuver("true-cross", Verb::CancelLower, "qadis-sermon");
        QVERIFY((countsOf(t.board(), kJerusalem, kPlayedColours) == Counts{})); // two cards lie open
        t.maneuver("turcoman-riders", Verb::CancelUpper, "tower-of-david");
        t.take(Verb::PlayTactic, t.tactic("iron-ranks"));
        QVERIFY((countsOf(t.board(), kJerusalem, kPlayedColours) == Counts{ 0, 0, 1, 0 }));
    }
    void spices_payForAnyColour()
    {
        RULES("CR-GLOSS-15", "CR-GOODS-08");
        for (const char *id : { "warehouses", "scriptorium", "vestry-armoury", "tournament-grounds" }) {
            Table t;
            t.calm(0);
            t.place("homs", kTripoli, 1, 1);
            t.good(kTripoli, Good::Wood, 0, 1);
            t.buildingMarket({ id });
            QCOMPARE(t.broken(), std::string());
            t.order(kTripoli, Order::Construction);
            t.take(Verb::Build, t.building(id));
            t.take(Verb::PayGood, int(Good::Spices));
            QCOMPARE(t.player(kTripoli).buildings.size(), 1);
            QVERIFY((t.player(kTripoli).goods[std::size_t(Good::Spices)] == Stock{ 0, 1, 0 }));
        }
    }
    void spices_countAsOneColour_forOneGovernorAndForABull()
    {
        RULES("CR-GLOSS-15", "CR-GOV-13", "CR-BULL-06");
        Table t;
        t.calm();
        t.place("tortosa", kTripoli, 1, 1); // steel, beside Tripoli's wood
        t.setGovernor("tripoli", "bertrand-of-toulouse");
        t.setGovernor("tortosa", "baldwin-of-bourcq");
        QCOMPARE(t.board().governorPoints(kTripoli), 2);
        t.place("homs", kTripoli, 1, 1);
        QCOMPARE(t.board().governorPoints(kTripoli), 3); // a second wood or a second steel, not both
        t.setBull(kTripoli, "feed-the-flock");
        const Crusaders pack = withPack("bulls.json", R"({"bulls": [{"id": "feed-the-flock", "goals": [
            {"of": "wood", "steps": [[2, 5]], "quality": "piety"},
            {"of": "steel", "steps": [[3, 9]], "quality": "piety"}]}]})");
        QCOMPARE(Board(pack.content(), t.s).bullPoints(kTripoli), 5);
        t.place("homs", kSaracens, 2, 3);
        QCOMPARE(Board(pack.content(), t.s).bullPoints(kTripoli), 0);
    }

    void levelThree_isNotInTheBaseGame_butWouldBePlayed()
    {
        RULES("CR-CAMP-16"); // CR-AMB-87
        for (const Building &building : game().content().buildings)
            QVERIFY(building.level != 3 || building.chapter > 0);
        for (const Tactic &tactic : game().content().tactics)
            QVERIFY(tactic.level != 3 || tactic.chapter > 0);
        const Crusaders pack =
            withPack("buildings.json", R"({"buildings": [{"id": "citadel", "price": ["wood", "candles", "steel"],
                "trigger": {"order": "construction", "deed": "none"}, "effects": [{"do": "coins", "n": 3}]}]})");
        Table t;
        t.calm(9);
        t.buildingMarket({ "citadel" }); // among the levels III and IV
        const Card card = t.building("citadel");
        QCOMPARE(int(pack.content().buildings[card].level), 3);
        t.order(kTripoli, Order::Construction, true);
        takeBy(pack, t, choice(Verb::BuildExtra, card));
        for (int i = 0; i < 3; ++i)
            takeBy(pack, t, choice(Verb::PayCoin));
        takeBy(pack, t, choice(Verb::Done));
        takeBy(pack, t, choice(Verb::UseBuilding, 0));
        QCOMPARE(int(t.player(kTripoli).coins), 9 - 3 + 3);
        QCOMPARE(pack.brokenInvariant(t.s), std::string());
    }
    void levelFour_ofAPack_mayDiffer()
    {
        RULES("CR-CAMP-15");
        const Crusaders buildings = withPack("buildings.json",
            R"({"buildings": [{"id": "citadel", "price": ["steel", "steel", "steel", "steel"],
                "trigger": {"order": "construction", "deed": "none"}, "effects": [{"do": "coins", "n": 5}]}]})");
        Table t;
        t.calm();
        t.build(kTripoli, "citadel");
        QCOMPARE(int(buildings.content().buildings[t.building("citadel")].level), 4);
        QVERIFY((countsOf({ buildings.content(), t.s }, kTripoli, kBuildingColours) == Counts{ 0, 0, 1, 0 }));
        t.order(kTripoli, Order::Construction);
        takeBy(buildings, t, choice(Verb::Done));
        takeBy(buildings, t, choice(Verb::UseBuilding, 0));
        QCOMPARE(int(t.player(kTripoli).coins), 8); // no order: coins
        QCOMPARE(t.s.orders.size(), 1);
        // A tactic of level IV that scales with nothing and has three colours.
        const Crusaders tactics = withPack("tactics.json",
            R"({"tactics": [{"id": "siege-of-tyre", "price": ["wood", "wood", "candles", "steel"],
                "upper": {"effects": [{"do": "strength", "n": 6}]}, "lower": {"effects": [{"do": "rout", "n": 3}]}}]})");
        const Tactic &tactic = tactics.content().tactics[t.tactic("siege-of-tyre")];
        QCOMPARE(int(tactic.level), 4);
        QCOMPARE(__builtin_popcount(tactic.colours), 3);
    }
    void bulls_carryTheFiveQualities()
    {
        RULES("CR-CAMP-11");
        QVERIFY((kQualityWords
            == std::array<std::string_view, 5>{ "prudence", "piety", "leadership", "valour", "temperance" }));
        std::set<Quality> found;
        for (std::size_t bull = 1; bull < game().content().bulls.size(); ++bull) {
            for (const Goal &goal : game().content().bulls[bull].goals)
                found.insert(goal.quality);
        }
        QCOMPARE(int(found.size()), 5);
    }
    void symbolsOfABull_changeNothingInAMatch()
    {
        RULES("CR-CAMP-12", "CR-BULL-05");
        const Crusaders pack = withPack("bulls.json", R"({"bulls": [{"id": "feed-the-flock", "goals": [
            {"of": "bishops", "steps": [[3, 3], [5, 5]], "quality": "valour"},
            {"of": "cities", "steps": [[3, 4], [4, 7], [5, 10]], "quality": "temperance"}]}]})");
        for (int bishops : { 1, 3, 5 }) {
            Table t;
            t.calm();
            t.bishops(kJerusalem, "jerusalem", bishops, 0);
            t.setBull(kJerusalem, "feed-the-flock");
            const int points = bishops == 5 ? 5 : bishops == 3 ? 3 : 0;
            QCOMPARE(t.board().bullPoints(kJerusalem), points);
            QCOMPARE(Board(pack.content(), t.s).bullPoints(kJerusalem), points);
        }
    }
};

OUTREMER_TEST(TestCrusadersLevels)
#include "tst_crusaders_levels.moc"
