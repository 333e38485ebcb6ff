#include "tests/crusaders/cardbattle.h"
#include "tests/crusaders/crescent.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// What the chapter before left: Tripoli won it, Edessa came last, Antioch lost its last city.
Saga heritageOf(Card legacy)
{
    Saga saga;
    saga.legacy = legacy;
    saga.formerWinner = kTripoli;
    saga.formerLast = kEdessa;
    saga.fallen = only(kAntioch);
    return saga;
}

Saga choicesOf(const std::array<int, 4> &choices)
{
    Saga saga;
    for (std::size_t seat = 0; seat < 4; ++seat)
        saga.dynasts[seat].choice = std::uint8_t(choices[seat]);
    return saga;
}

// A chapter that begins with this heritage; without one, it begins by asking for a choice of its first event.
ChapterTable begun(int chapter, const Saga &heritage)
{
    return ChapterTable(chapter, heritage, kAllStates, {}, seedOfAChoice(chapter, kAllStates));
}

// What is there at the beginning of a chapter: states' things by the state, Saracen units and levels by the city.
Ledger inventory(const Table &t)
{
    Ledger ledger;
    for (Seat seat = 0; seat < t.s.seats; ++seat) {
        const Player &player = t.s.player(seat);
        const std::string whose = t.c.realms[player.realm].id + " ";
        ledger[whose + "coins"] = player.coins;
        ledger[whose + "troops"] = t.c.numbers.troops - player.troops;
        ledger[whose + "holiness"] = player.holiness;
        ledger[whose + "rescripts"] = player.rescripts.size();
        ledger[whose + "spies"] = player.heldSpies.size() + player.spies.size();
        ledger[whose + "bishops"] = t.board().count(seat, Quantity::Bishops);
        ledger[whose + "learned"] = t.board().count(seat, Quantity::Learned);
        ledger[whose + "buildings"] = player.buildings.size();
        ledger[whose + "influence"] = player.influence;
    }
    for (CityId city = 0; city < kCities; ++city) {
        const CityState &place = t.s.city(city);
        ledger[t.c.cities[city].id + " units"] = place.owner == kSaracens ? place.units : 0;
        ledger[t.c.cities[city].id + " level"] = place.level;
    }
    return ledger;
}

// Answers what the beginning asks, with something rather than nothing.
void answerAll(ChapterTable &t)
{
    while (t.s.phase == Phase::Setup) {
        if (t.asks(Task::NewSpy)) {
            t.takeAny(Verb::KeepSpy);
            continue;
        }
        const Options all = t.options();
        const auto isSomething = [](const Option &option) {
            return Verb(option.verb) != Verb::Done && Verb(option.verb) != Verb::Decline;
        };
        t.take(*std::ranges::find_if(all, isSomething));
    }
}

// Everything that the beginning changed, when all is answered.
QString changesOf(ChapterTable &t)
{
    answerAll(t);
    const std::string broken = t.broken();
    return broken.empty() ? changes(inventory(begun(t.s.saga.chapter, {})), inventory(t))
                          : QString::fromStdString(broken);
}

// The same change for every state.
std::string each(const std::string &change)
{
    std::string text;
    for (const std::string &state : kAllStates)
        text += (text.empty() ? "" : ", ") + state + " " + change;
    return text;
}

// An interlude: who chose what, and what it comes to at the start of the chapter.
struct Choices {
    const char *name;
    int chapter;
    std::array<int, 4> chosen;
    std::string changes;
};
const std::vector<Choices> kChoices{
    { "spears to the fords and shares in ships, two each", 2, { 0, 0, 1, 1 },
        "jerusalem troops -1, tripoli troops -1, edessa coins -1, antioch coins -1" },
    { "spears to the fords, alone", 2, { 0, 1, 1, 1 },
        "jerusalem troops -1, jerusalem coins +2, tripoli coins -1, edessa coins -1, antioch coins -1" },
    { "spears to the fords, everybody", 2, { 0, 0, 0, 0 }, each("troops -1") + ", " + each("coins +1") },
    { "shares in ships, alone", 2, { 0, 0, 0, 1 },
        "jerusalem troops -1, tripoli troops -1, edessa troops -1, antioch coins +1" },
    { "shares in ships, everybody, and nobody sent spears", 2, { 1, 1, 1, 1 }, each("coins -2") },
    { "captives and a great court, two each", 3, { 0, 0, 1, 1 },
        "jerusalem coins -2, jerusalem troops +1, tripoli coins -2, tripoli troops +1, edessa coins -1, "
        "antioch coins -1" },
    { "captives, alone", 3, { 0, 1, 1, 1 },
        "jerusalem coins -2, jerusalem troops +2, tripoli coins -1, edessa coins -1, antioch coins -1" },
    { "captives, everybody", 3, { 0, 0, 0, 0 },
        each("coins -2") + ", " + each("troops +1") + ", " + each("rescripts +1") },
    { "a great court, alone", 3, { 0, 0, 0, 1 },
        "jerusalem coins -2, jerusalem troops +1, tripoli coins -2, tripoli troops +1, edessa coins -2, "
        "edessa troops +1, antioch coins -1, antioch spies +1" },
    { "a great court, everybody, and nobody redeemed captives", 3, { 1, 1, 1, 1 },
        each("coins -1") + ", " + each("troops -1") },
    { "emirs and emperor, two each", 4, { 0, 0, 1, 1 },
        "jerusalem coins -1, tripoli coins -1, edessa troops -1, edessa rescripts +1, antioch troops -1, "
        "antioch rescripts +1" },
    { "peace with the emirs, alone", 4, { 0, 1, 1, 1 },
        "jerusalem coins +2, tripoli troops -1, tripoli rescripts +1, edessa troops -1, edessa rescripts +1, "
        "antioch troops -1, antioch rescripts +1" },
    { "peace with the emirs, everybody, and nobody rode with the emperor", 4, { 0, 0, 0, 0 },
        each("coins -2") + ", " + each("troops -1") },
    { "ride with the emperor, alone", 4, { 0, 0, 0, 1 },
        "jerusalem coins -1, tripoli coins -1, edessa coins -1, antioch troops -1, antioch rescripts +1" },
    { "ride with the emperor, everybody", 4, { 1, 1, 1, 1 }, each("rescripts +1") }, // a troop lost, one hired
    { "a chapter at a real table, where nobody was asked", 2, { kNoChoice, kNoChoice, kNoChoice, kNoChoice }, "" },
};

} // namespace

// What each legacy and each option of an interlude does at the start of the next chapter, against what is printed.
class TestCrusadersLegacies : public outremer::test::RuleTest {
    Q_OBJECT

    static ChapterTable after(int chapter, const std::string &legacy)
    {
        return begun(chapter, heritageOf(ChapterTable(chapter).legacy(legacy)));
    }
    static QString left(int chapter, const std::string &legacy)
    {
        ChapterTable t = after(chapter, legacy);
        return changesOf(t);
    }

private slots:
    void noLegacy_leavesEverythingAsItIs()
    {
        for (int chapter = 1; chapter <= 4; ++chapter) {
            ChapterTable t = begun(chapter, {});
            QCOMPARE(changesOf(t), QString());
        }
    }

    // After the first chapter.
    void emirsCountTheCities_putsAUnitMore_roundTheWinnersCapital()
    {
        RULES("CA-END-02");
        QCOMPARE(left(2, "emirs-count-the-cities"), sorted("tortosa units +1, acre units +1, baalbek units +1"));
    }
    void sealsFromRome_giveEverybody_aRescript()
    {
        RULES("CA-END-02");
        QCOMPARE(left(2, "seals-from-rome"), sorted(each("rescripts +1")));
        ChapterTable t = after(2, "seals-from-rome");
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(t.c.rescripts[t.player(seat).rescripts[0]].level(), 1);
    }
    void returnOfTheExiles_givesTheFallen_twoTroopsAndTwoCoins()
    {
        RULES("CA-END-02");
        QCOMPARE(left(2, "return-of-the-exiles"), sorted("antioch troops +2, antioch coins +2"));
    }
    void tenYearsOfMortar_raisesEveryCapital_toLevelTwo()
    {
        RULES("CA-END-02");
        QCOMPARE(left(2, "ten-years-of-mortar"), sorted(each("level +1")));
        ChapterTable t(2);
        Saga ruined = heritageOf(t.legacy("ten-years-of-mortar"));
        ruined.ruined = t.cityId("jerusalem"); // at level 1 already: nothing to lose
        QCOMPARE(int(begun(2, ruined).city("jerusalem").level), 2);
    }

    // After the second.
    void tooTallATower_givesEverybodyASpy_andCostsTheWinnerTwoCoins()
    {
        RULES("CA-END-02");
        QCOMPARE(left(3, "too-tall-a-tower"), sorted(each("spies +1") + ", tripoli coins -2"));
    }
    void newSees_trainABishopOfEverybody_andGiveTheLastARescript()
    {
        RULES("CA-END-02");
        QCOMPARE(left(3, "new-sees"), sorted(each("bishops +1") + ", edessa rescripts +1"));
    }
    void warOnTheDoorstep_putsAUnitRoundEveryCapital_hiresTwo_andPaysTheFallen()
    {
        RULES("CA-END-02");
        QCOMPARE(left(3, "war-on-the-doorstep"), // one each, also next to two capitals; Homs is next to none
            sorted(each("troops +2")
                + ", antioch coins +2, turbessel units +1, tortosa units +1, acre units +1, tadmor units +1, "
                  "aleppo units +1, apamea units +1, baalbek units +1, damascus units +1"));
    }
    void oldHands_giveEverybodyATactic_forOneOfSix_andTheLastTwoCoins()
    {
        RULES("CA-END-02");
        QCOMPARE(left(3, "old-hands"), sorted(each("learned +1") + ", edessa coins +2"));
        const Card top = begun(3, {}).s.tacticDeck.pile.back();
        ChapterTable t = after(3, "old-hands");
        QVERIFY(t.asks(Task::DiscardTactics));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.howMany(Verb::DiscardTactic), 6);
        QVERIFY(t.can(Verb::DiscardTactic, top)); // also the new one
        QVERIFY(t.c.tactics[top].level <= 2);
        t.take(Verb::DiscardTactic, t.tactic("true-cross"));
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(t.player(kJerusalem).tactics.contains(top));
        QCOMPARE(t.player(kJerusalem).tactics.size(), 5);
    }

    // After the third.
    void allSpearsOneWay_letsTheWinner_moveThreeUnitsTowardTheOwnCapital()
    {
        RULES("CA-END-02");
        ChapterTable t = after(4, "all-spears-one-way");
        QVERIFY(t.asks(Task::Toward));
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("tadmor"))); // no nearer to Tripoli
        t.take(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("apamea"));
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("apamea"))); // its last unit
        t.take(Verb::MoveSaracen, t.cityId("apamea"), t.cityId("tortosa"));
        t.take(Verb::MoveSaracen, t.cityId("homs"), t.cityId("baalbek"));
        QVERIFY(t.s.phase == Phase::Event); // three, and nobody else is asked
        QCOMPARE(changesOf(t), sorted("aleppo units -1, tortosa units +1, homs units -1, baalbek units +1"));
    }
    void preachedBeyondTheSea_givesEverybody_twoTroopsOrTwoHolinessPoints()
    {
        RULES("CA-END-02");
        QCOMPARE(left(4, "preached-beyond-the-sea"), sorted(each("troops +2"))); // the first of two, each time
        ChapterTable t = after(4, "preached-beyond-the-sea");
        QVERIFY(t.asks(Task::ChooseEffect) && t.s.phase == Phase::Setup);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.chooseEffect(1); // to cells 4 and 5, with a bishop action and a rescript
        t.pass(Task::BishopActions);
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(changesOf(t),
            sorted("jerusalem holiness +2, jerusalem rescripts +1, tripoli troops +2, edessa troops +2, "
                   "antioch troops +2"));
    }
    void lessonLearnedInMosul_hiresTwo_helpsTheFallen_andUncoversABonus()
    {
        RULES("CA-END-02");
        ChapterTable t = after(4, "lesson-learned-in-mosul");
        QCOMPARE(changesOf(t),
            sorted("jerusalem troops +2, tripoli troops +2, edessa troops +2, antioch troops +3, antioch coins +1"));
        QCOMPARE(int(t.s.bonuses), 0);
        QCOMPARE(t.board().uncovered(), 1);
        QCOMPARE(begun(4, {}).board().uncovered(), 0);
        t.place("edessa", kEdessa, 8, 1);
        t.attack(kEdessa, "turbessel", { { "edessa", 3 } });
        QCOMPARE(int(t.s.battle.strength[kDefender]), 1); // the first bonus counts in round 1
        t.s.bonuses = kTrackCells;
        QCOMPARE(t.board().uncovered(), kTrackCells); // there is no sixth
    }
    void fatYears_payEverybodyTwoCoins_andPutAUnitInEveryCentralCity()
    {
        RULES("CA-END-02");
        QCOMPARE(left(4, "fat-years"),
            sorted(each("coins +2")
                + ", aleppo units +1, apamea units +1, baalbek units +1, damascus units +1, homs units +1"));
    }

    void choicesOfAnInterlude_comeAtTheStartOfTheNextChapter_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < kChoices.size(); ++i)
            QTest::newRow(kChoices[i].name) << int(i);
    }
    void choicesOfAnInterlude_comeAtTheStartOfTheNextChapter()
    {
        RULES("CA-INTER-03", "CA-INTER-04");
        QFETCH(int, row);
        const Choices &choices = kChoices[std::size_t(row)];
        ChapterTable t = begun(choices.chapter, choicesOf(choices.chosen));
        QCOMPARE(changesOf(t), sorted(choices.changes));
    }
    void twoPlayers_areEverybody_whenBothChoseTheSame()
    {
        RULES("CA-INTER-04");
        const StateIds states{ "jerusalem", "tripoli" };
        const auto coinsAfter = [&](int one, int other) {
            Saga saga;
            saga.dynasts[0].choice = std::uint8_t(one);
            saga.dynasts[1].choice = std::uint8_t(other);
            ChapterTable t(2, saga, states, {}, seedOfAChoice(2, states));
            answerAll(t);
            return std::pair(int(t.player(0).coins), int(t.player(1).coins));
        };
        QCOMPARE(coinsAfter(0, 0), std::pair(3 + 1, 3 + 1));
        QCOMPARE(coinsAfter(0, 1), std::pair(3 + 2, 3 - 1 + 2)); // each of them alone
        QCOMPARE(coinsAfter(1, 1), std::pair(3 - 1 - 1, 3 - 1 - 1));
    }
    void marksOfAnInterlude_areAsPrinted()
    {
        const auto &interludes = game().content().interludes;
        const auto markOf = [&](std::size_t after, std::size_t option, GiftPart part) {
            const auto &mark = interludes[after].options[option].gifts[std::size_t(part)].mark;
            return mark ? int(*mark) : -1;
        };
        QCOMPARE(markOf(1, 0, GiftPart::Chosen), int(Quality::Valour));
        QCOMPARE(markOf(1, 1, GiftPart::Chosen), int(Quality::Prudence));
        QCOMPARE(markOf(2, 0, GiftPart::Chosen), int(Quality::Piety));
        QCOMPARE(markOf(2, 1, GiftPart::Chosen), int(Quality::Leadership));
        QCOMPARE(markOf(3, 0, GiftPart::Chosen), int(Quality::Temperance));
        QCOMPARE(markOf(3, 1, GiftPart::Chosen), -1);
        QCOMPARE(markOf(3, 1, GiftPart::Alone), int(Quality::Leadership));
        QCOMPARE(interludes.size(), 4u); // and the unknown one
    }

    void legacies_ofEveryChapterAndEnding_haveATestEach()
    {
        const auto &deck = game().content().legacies;
        QCOMPARE(untestedCard(deck, *metaObject()), std::string());
        QCOMPARE(deck.size(), 13u);
    }
};

OUTREMER_TEST(TestCrusadersLegacies)
#include "tst_crusaders_legacies.moc"
