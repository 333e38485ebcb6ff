#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "model/core/exact.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::Quality;

namespace {

// The seats that got a mark of a quality from an event of this kind.
std::set<int> marked(const ChapterTable &table, EventKind kind, Quality quality)
{
    std::set<int> seats;
    for (const Event &event : table.told(kind)) {
        if (event.fields[1] == Ref{ kQualityNoun, std::int16_t(quality) }) {
            for (Seat seat = 0; seat < table.s.seats; ++seat) {
                if (game().seatRef(table.s, seat) == event.fields[0])
                    seats.insert(seat);
            }
        }
    }
    return seats;
}
std::set<int> deed(const ChapterTable &table, Quality quality)
{
    return marked(table, EventKind::DeedMark, quality);
}

} // namespace

// CA-QUAL, CA-INTER and CA-HEIR: what a chapter says of a dynasty and what it takes along.
class TestCampaignAftermath : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- qualities ---
    void bull_marksTheQualityOfTheGoalThatScored()
    {
        RULES("CA-QUAL-01", "CA-QUAL-02");
        // Bishops (piety): 3 for three; cities (leadership): 4 for three.
        ChapterTable table;
        table.calm();
        table.bull(kTripoli, "feed-the-flock");
        for (const char *id : { "tortosa", "acre", "homs" })
            table.bishops(kTripoli, id, 1);
        ChapterTable leader = table;
        table.end();
        QCOMPARE(marked(table, EventKind::BullMark, Quality::Piety), std::set<int>{ kTripoli });
        QVERIFY(table.marks(kTripoli, Quality::Piety) >= 1);
        leader.place("tortosa", kTripoli);
        leader.place("acre", kTripoli);
        leader.end();
        QVERIFY(marked(leader, EventKind::BullMark, Quality::Piety).empty());
        QCOMPARE(marked(leader, EventKind::BullMark, Quality::Leadership), std::set<int>{ kTripoli });
    }
    void bull_withoutPoints_marksNothing()
    {
        RULES("CA-QUAL-02");
        ChapterTable table;
        table.calm();
        table.bull(kTripoli, "feed-the-flock");
        table.end();
        for (const Event &event : table.told(EventKind::BullMark))
            QVERIFY(event.fields[0] != game().seatRef(table.s, kTripoli));
    }
    void bull_withEqualGoals_marksTheFirst()
    {
        RULES("CA-QUAL-02");
        // Coins (prudence) 3 for three; holy lands (piety) 4 for three: 4 coins for five are as many.
        ChapterTable table;
        table.calm();
        table.bull(kEdessa, "a-pious-request");
        table.player(kEdessa).coins = 5;
        for (const char *id : { "turbessel", "tadmor", "homs" })
            table.bishops(kEdessa, id, 1);
        table.end();
        QCOMPARE(marked(table, EventKind::BullMark, Quality::Prudence), std::set<int>{ kEdessa });
        QVERIFY(!marked(table, EventKind::BullMark, Quality::Piety).contains(kEdessa));
    }

    void deeds_markThoseWhoLeadThem()
    {
        RULES("CA-QUAL-03");
        ChapterTable table;
        table.calm();
        table.player(kJerusalem).coins = 3;
        table.place("acre", kTripoli); // a good more, and no coin
        table.bishops(kEdessa, "homs", 1);
        table.bishops(kEdessa, "tadmor", 1);
        table.bishops(kAntioch, "aleppo", 1);
        table.s.tally.governors = { 4, 9, 2, 0 };
        table.s.tally.battlesWon = { 0, 1, 3, 2 };
        table.end();
        QCOMPARE(deed(table, Quality::Prudence), std::set<int>{ kJerusalem }); // 3 coins and 1 good
        QCOMPARE(deed(table, Quality::Piety), std::set<int>{ kEdessa });
        QCOMPARE(deed(table, Quality::Leadership), std::set<int>{ kTripoli });
        QCOMPARE(deed(table, Quality::Valour), std::set<int>{ kEdessa });
        QCOMPARE(table.marks(kEdessa, Quality::Valour), 1);
        QCOMPARE(table.marks(kAntioch, Quality::Valour), 0);
    }
    void goodsAndCoins_countTogether()
    {
        RULES("CA-QUAL-03");
        ChapterTable table;
        table.calm();
        table.player(kJerusalem).coins = 2; // with its own good: 3
        for (const char *id : { "acre", "tortosa", "baalbek" })
            table.place(id, kTripoli); // four goods
        table.end();
        QCOMPARE(deed(table, Quality::Prudence), std::set<int>{ kTripoli });
    }
    void sharedLead_marksAll_andNothingLeadsNothing()
    {
        RULES("CA-QUAL-04");
        ChapterTable table;
        table.calm();
        table.s.tally.battlesWon = { 2, 0, 2, 1 };
        table.end();
        QCOMPARE(deed(table, Quality::Valour), (std::set<int>{ kJerusalem, kEdessa }));
        QVERIFY(deed(table, Quality::Leadership).empty()); // no governor brought anything
        QVERIFY(deed(table, Quality::Piety).empty());      // and there is no bishop
    }
    void temperance_isForThePeacefulWhoHoldSomething()
    {
        RULES("CA-QUAL-05");
        ChapterTable table;
        table.calm();
        table.place("acre", kJerusalem);
        table.place("tortosa", kTripoli);
        table.bishops(kEdessa, "homs", 1);
        table.bishops(kEdessa, "tadmor", 1);
        table.s.tally.attacks = { 2, 1, 1, 0 }; // Antioch attacked nobody, and has one city
        table.end();
        QCOMPARE(deed(table, Quality::Temperance), (std::set<int>{ kTripoli, kEdessa }));
    }
    void temperance_ofNobodyWhoHoldsEnough_isNotMarked()
    {
        RULES("CA-QUAL-05");
        ChapterTable table;
        table.calm();
        table.end();
        QVERIFY(deed(table, Quality::Temperance).empty());
    }
    void brokenOaths_costMarksOfTemperanceButNotMoreThanThereAre()
    {
        RULES("CA-QUAL-01", "CA-QUAL-06");
        Book book = bookAt(3);
        book.dynasties[kJerusalem].marks[std::size_t(Quality::Temperance)] = 3;
        book.dynasties[kTripoli].marks[std::size_t(Quality::Temperance)] = 1;
        book.dynasties[kEdessa].marks[std::size_t(Quality::Valour)] = 2;
        ChapterTable table(book);
        table.calm();
        table.s.tally.oathsBroken = { 2, 2, 1, 0 };
        table.s.tally.attacks = { 1, 1, 1, 1 };
        table.end();
        QCOMPARE(table.marks(kJerusalem, Quality::Temperance), 1);
        QCOMPARE(table.marks(kTripoli, Quality::Temperance), 0);
        QCOMPARE(table.marks(kEdessa, Quality::Temperance), 0);
        QVERIFY(table.marks(kEdessa, Quality::Valour) >= 2);
        QCOMPARE(table.told(EventKind::MarkLost).size(), std::size_t(3));
    }
    // What the aftermath counts is what was told during the match, also when nobody listened.
    void tally_isWhatTheEventsOfTheMatchSay()
    {
        RULES("CA-QUAL-03");
        using Kind = crusaders::EventKind;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Match<Chapter> match(game(), { 2 + int(seed % 3), seed, { std::uint8_t(seed % 4) } });
            State deaf = match.state();
            EventSink nobody;
            Rng rng = streamOf(seed, 1);
            while (!match.decision().isOver()) {
                const auto options = match.options();
                const Option option = options[int(rng.below(std::uint32_t(options.size())))];
                match.submit(match.decision().seat, option);
                game().apply(deaf, option, nobody);
            }
            QVERIFY(deaf == match.state());
            std::array<int, kMaxSeats> won{}, attacks{}, broken{}, governors{};
            std::array<int, crusaders::kCities> fought{};
            std::set<int> captured;
            const auto seatOf = [&](const Ref &ref) {
                for (Seat seat = 0; seat < match.state().seats; ++seat) {
                    if (match.state().match.player(seat).realm == ref.value)
                        return int(seat);
                }
                return -1;
            };
            for (const Event &event : match.events()) {
                const auto &fields = event.fields;
                switch (Kind(event.kind)) {
                case Kind::BattleStarted: // attacker, city, defender, troops
                    ++fought[std::size_t(fields[1].value)];
                    if (seatOf(fields[0]) >= 0 && seatOf(fields[2]) >= 0)
                        ++attacks[std::size_t(seatOf(fields[0]))];
                    break;
                case Kind::BattleWon:
                    if (seatOf(fields[0]) >= 0)
                        ++won[std::size_t(seatOf(fields[0]))];
                    break;
                case Kind::CityCaptured:
                    captured.insert(fields[1].value);
                    break;
                case Kind::OathBroken:
                    ++broken[std::size_t(seatOf(fields[0]))];
                    break;
                case Kind::InfluenceGained: // state, number, source
                    if (fields[2].value == int(crusaders::InfluenceSource::Governors))
                        governors[std::size_t(seatOf(fields[0]))] += fields[1].value;
                    break;
                default:
                    break;
                }
            }
            const Tally &tally = match.state().tally;
            QVERIFY(std::ranges::equal(tally.battlesWon, won));
            QVERIFY(std::ranges::equal(tally.attacks, attacks));
            QVERIFY(std::ranges::equal(tally.oathsBroken, broken));
            QVERIFY(std::ranges::equal(tally.governors, governors));
            QVERIFY(std::ranges::equal(tally.battles, fought));
            for (int city = 0; city < crusaders::kCities; ++city)
                QCOMPARE(bool(tally.captured >> city & 1), captured.contains(city));
        }
    }

    // --- the interlude ---
    void interlude_asksEverybodyInSeatOrder_afterTheFirstThreeChapters()
    {
        RULES("CA-INTER-01");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            ChapterTable table(bookAt(chapter));
            table.calm();
            table.end();
            QCOMPARE(table.asks(Question::Interlude), chapter < kChapters);
            for (Seat seat = 0; seat < 4 && chapter < kChapters; ++seat) {
                QCOMPARE(int(table.seat()), int(seat));
                QCOMPARE(table.options().size(), 2);
                const Ref first = game().targets(table.s, table.options()[0])[1];
                QCOMPARE(game().idOf(first), content().interludes[std::size_t(chapter)].options[0].id);
                table.take(Verb::ChooseInterlude, seat % 2);
            }
            QVERIFY(!table.asks(Question::Interlude));
            for (Seat seat = 0; seat < 4 && chapter < kChapters; ++seat)
                QCOMPARE(int(table.dynasty(seat).choices[std::size_t(chapter - 1)]), seat % 2);
        }
    }
    void interlude_isSecretUntilAllHaveChosen()
    {
        RULES("CA-INTER-02");
        ChapterTable table;
        table.calm();
        table.end();
        table.interlude({ 1, 0, 1 });
        QCOMPARE(int(game().viewFor(table.s, kJerusalem)->aftermath.choices[kJerusalem]), 1);
        for (Seat viewer : { Seat(kTripoli), Seat(kAntioch), kNobody })
            QCOMPARE(int(game().viewFor(table.s, viewer)->aftermath.choices[kJerusalem]), int(crusaders::kNoChoice));
        QVERIFY(writeExactView(game(), table.s, kAntioch).dump().find("shares-in-ships") == std::string::npos);
        QVERIFY(table.told(EventKind::InterludeRevealed).empty());
        for (const Event &event : table.told(EventKind::InterludeChosen)) {
            QCOMPARE(seenFrom(event, kAntioch)->fields.size(), 1);
            QCOMPARE(event.fields.size(), 2); // who chose it sees it,
            QVERIFY(!event.reveals);          // and may think again
        }
        table.interlude({ 0 });
        const auto revealed = table.told(EventKind::InterludeRevealed);
        QCOMPARE(revealed.size(), std::size_t(4));
        for (const Event &event : revealed)
            QVERIFY(event.reveals && event.secret == 0);
    }
    void interlude_marksAtOnce()
    {
        RULES("CA-INTER-03");
        ChapterTable table;
        table.calm();
        table.end();
        const int valour = table.marks(kJerusalem, Quality::Valour);
        const int prudence = table.marks(kTripoli, Quality::Prudence);
        const int prudenceOfJerusalem = table.marks(kJerusalem, Quality::Prudence);
        table.interlude({ 0, 1, 0, 1 });
        QCOMPARE(table.marks(kJerusalem, Quality::Valour), valour + 1);
        QCOMPARE(table.marks(kTripoli, Quality::Prudence), prudence + 1);
        QCOMPARE(table.marks(kJerusalem, Quality::Prudence), prudenceOfJerusalem);
    }
    void interlude_costsAtTheStartOfTheNextChapter()
    {
        RULES("CA-INTER-03", "CA-INTER-04");
        ChapterTable table;
        table.calm();
        table.end();
        table.interlude({ 1, 1, 1, 1 });
        table.passAll();
        // Shares in ships cost a coin; that nobody sent spears to the fords costs everybody another.
        table.s.book.pages[0].ending = kUnwritten; // no legacy on top of it
        const ChapterTable next(table.s.book, 3);
        Book without = table.s.book;
        for (Dynasty &dynasty : without.dynasties)
            dynasty.choices = { crusaders::kNoChoice, crusaders::kNoChoice, crusaders::kNoChoice };
        const ChapterTable usual(without, 3);
        for (Seat seat = 0; seat < 4; ++seat) {
            QCOMPARE(int(next.s.match.saga.dynasts[seat].choice), 1);
            QCOMPARE(int(next.s.match.player(seat).coins), int(usual.s.match.player(seat).coins) - 2);
        }
    }
    void interlude_knowsAloneAllAndNobody_data()
    {
        QTest::addColumn<std::vector<int>>("chosen");
        QTest::addColumn<std::vector<int>>("leadership");
        QTest::newRow("one alone rides") << std::vector{ 0, 1, 0, 0 } << std::vector{ 0, 1, 0, 0 };
        QTest::newRow("two ride") << std::vector{ 0, 1, 1, 0 } << std::vector{ 0, 0, 0, 0 };
        QTest::newRow("all ride") << std::vector{ 1, 1, 1, 1 } << std::vector{ 0, 0, 0, 0 };
        QTest::newRow("nobody rides") << std::vector{ 0, 0, 0, 0 } << std::vector{ 0, 0, 0, 0 };
    }
    void interlude_knowsAloneAllAndNobody()
    {
        RULES("CA-INTER-04");
        QFETCH(std::vector<int>, chosen);
        QFETCH(std::vector<int>, leadership);
        ChapterTable table(bookAt(3));
        table.calm();
        table.end();
        const State before = table.s;
        table.interlude(chosen);
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto gained = [&](Quality quality) {
                return table.marks(seat, quality) - before.book.dynasties[seat].marks[std::size_t(quality)];
            };
            QCOMPARE(gained(Quality::Leadership), leadership[seat]);          // ride with the emperor, alone
            QCOMPARE(gained(Quality::Temperance), chosen[seat] == 0 ? 1 : 0); // peace with the emirs
        }
    }

    // --- heirlooms ---
    void heirloom_isABuildingOfLevelZeroToTwo()
    {
        RULES("CA-HEIR-01");
        std::array<std::string, 5> ofLevel;
        for (std::size_t card = 1; card < content().buildings.size(); ++card) {
            if (content().buildings[card].chapter == 0)
                ofLevel[content().buildings[card].level] = content().buildings[card].id;
        }
        ChapterTable table;
        table.calm();
        for (int level : { 0, 1, 2, 4 })
            table.build(kEdessa, ofLevel[std::size_t(level)]);
        table.endWith({ 90, 80, 70, 60 });
        QVERIFY(table.passUntil(Question::Heirloom));
        QCOMPARE(int(table.seat()), int(kEdessa)); // nobody else has a building
        QCOMPARE(table.options().size(), 4);       // three buildings, and none
        for (int level : { 0, 1, 2 })
            QVERIFY(table.can(Verb::KeepHeirloom, building(ofLevel[std::size_t(level)])));
        QVERIFY(table.can(Verb::NoHeirloom));
        RefList four;
        four.push({ crusaders::kBuildingNoun, building(ofLevel[4]) });
        QCOMPARE(game().whyNot(table.s, four), WhyNot{ "CA-HEIR-01" });
        ChapterTable declined = table;
        declined.take(Verb::NoHeirloom);
        QVERIFY(declined.isOver());
        QCOMPARE(int(declined.dynasty(kEdessa).heirloom), int(crusaders::kNoCard));
        table.take(Verb::KeepHeirloom, building(ofLevel[2]));
        QVERIFY(table.isOver());
        QCOMPARE(table.dynasty(kEdessa).heirloom, building(ofLevel[2]));
        QCOMPARE(table.broken(), QString());
    }
    void everyBuildingUpToLevelTwo_canBeAnHeirloom()
    {
        RULES("CA-HEIR-01");
        QVERIFY(!canBeHeirloom(content(), crusaders::kNoCard));
        for (std::size_t card = 1; card < content().buildings.size(); ++card)
            QCOMPARE(canBeHeirloom(content(), crusaders::Card(card)), content().buildings[card].level <= 2);
        QVERIFY(!canBeHeirloom(content(), crusaders::Card(content().buildings.size())));
    }
    void heirlooms_areChosenFromTheLowestStandingOn_andNotAfterTheLastChapter()
    {
        RULES("CA-HEIR-01");
        for (int chapter : { 1, 4 }) {
            ChapterTable table(bookAt(chapter));
            table.calm();
            std::vector<std::string> free;
            for (crusaders::Card card : table.s.match.freeBuildings)
                free.push_back(content().buildings[card].id);
            for (Seat seat = 0; seat < 4; ++seat)
                table.build(seat, free[seat]);
            table.endWith({ 90, 60, 80, 70 });
            std::vector<int> asked;
            while (table.passUntil(Question::Heirloom)) {
                asked.push_back(table.seat());
                table.take(Verb::NoHeirloom);
            }
            QCOMPARE(asked,
                chapter == 1 ? (std::vector<int>{ kTripoli, kAntioch, kEdessa, kJerusalem }) : std::vector<int>());
        }
    }
    void heirloom_standsInTheNextChapter_andInNoDeck()
    {
        RULES("CA-HEIR-02");
        Book book = bookAt(2);
        crusaders::Card kept = 1;
        while (content().buildings[kept].level != 2)
            ++kept;
        book.dynasties[kTripoli].heirloom = kept;
        const ChapterTable table(book);
        const crusaders::State &match = table.s.match;
        QCOMPARE(match.player(kTripoli).buildings.size(), 1);
        QCOMPARE(int(match.player(kTripoli).buildings[0].card), int(kept));
        const auto copies =
            std::ranges::count(match.buildingDeck.pile, kept) + std::ranges::count(match.buildingMarket, kept);
        QCOMPARE(int(copies), content().buildings[kept].copies - 1);
    }
    void heirloom_servesOneChapterUnlessChosenAgain()
    {
        RULES("CA-HEIR-03");
        Book book = bookAt(2);
        book.dynasties[kTripoli].heirloom = building(content().buildings[1].id);
        ChapterTable again(book);
        again.calm();
        again.end();
        ChapterTable lost = again;
        QVERIFY(again.passUntil(Question::Heirloom));
        again.take(Verb::KeepHeirloom, book.dynasties[kTripoli].heirloom);
        QCOMPARE(again.dynasty(kTripoli).heirloom, book.dynasties[kTripoli].heirloom);
        lost.passAll();
        QCOMPARE(int(lost.dynasty(kTripoli).heirloom), int(crusaders::kNoCard));
    }
};

OUTREMER_TEST(TestCampaignAftermath)
#include "tst_campaign_aftermath.moc"
