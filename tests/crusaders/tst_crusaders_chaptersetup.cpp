#include "tests/crusaders/chapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// How a chapter of the campaign is set up: its states, decks and events, and what the chapter before left on the table
// (CA-START, CA-EVENT, CA-HEIR, CA-SCAR).
class TestCrusadersChapterSetup : public outremer::test::RuleTest {
    Q_OBJECT

    // A chapter just dealt: it waits for the first player to keep a bull, before anything else happens.
    static ChapterTable dealt(
        int chapter, const Saga &heritage = {}, const StateIds &states = kAllStates, std::uint64_t seed = 1)
    {
        ChapterTable t(chapter, heritage, states, { 0, 0, 1, 0 }, seed);
        if (!t.asks(Task::KeepBull))
            qFatal("no choice of bulls");
        return t;
    }
    static int chapterOf(const ChapterTable &t, CardKind kind, Card card)
    {
        switch (kind) {
        case CardKind::Tactic:
            return t.c.tactics[card].chapter;
        case CardKind::Building:
            return t.c.buildings[card].chapter;
        case CardKind::Rescript:
            return t.c.rescripts[card].chapter;
        case CardKind::Spy:
            return t.c.spies[card].chapter;
        case CardKind::Event:
            return t.c.events[card].chapter;
        case CardKind::Oath:
            return t.c.oaths[card].chapter;
        case CardKind::Commander:
            return t.c.commander[card].chapter;
        default:
            return 0;
        }
    }
    // How many cards of a kind lie anywhere on the table, and the latest chapter among them.
    static std::pair<int, int> lying(const ChapterTable &t, CardKind kind)
    {
        std::pair<int, int> found{ 0, 0 };
        eachPlace(t.s, kind, [&](Card card, Seat) {
            found.first += card != kNoCard ? 1 : 0;
            found.second = std::max(found.second, card != kNoCard ? chapterOf(t, kind, card) : 0);
        });
        return found;
    }
    static int copies(const ChapterTable &t, Card building)
    {
        int count = 0;
        eachPlace(t.s, CardKind::Building, [&](Card card, Seat) { count += card == building ? 1 : 0; });
        return count;
    }
    static int ownEvents(const State &state, int chapter)
    {
        const auto &events = game().content().events;
        return int(
            std::ranges::count_if(state.eventDeck, [&](Card card) { return int(events[card].chapter) == chapter; }));
    }
    static CitySet cities(const ChapterTable &t, const std::vector<std::string> &ids)
    {
        CitySet set = 0;
        for (const std::string &id : ids)
            set = CitySet(set | setOf(t.cityId(id)));
        return set;
    }
    // The cities whose units and levels differ from a chapter without scars: "aleppo 3/2" for three units at level 2.
    static std::vector<std::string> marked(const Saga &heritage, const StateIds &states = kAllStates)
    {
        const ChapterTable plain = dealt(3, {}, states);
        const ChapterTable t = dealt(3, heritage, states);
        if (!t.broken().empty())
            return { t.broken() };
        std::vector<std::string> found;
        int units = 0;
        for (CityId city = 0; city < kCities; ++city) {
            const CityState &place = t.s.city(city);
            units += place.units - plain.s.city(city).units;
            if (place.owner != plain.s.city(city).owner)
                found.push_back(t.c.cities[city].id + " changed hands");
            if (place != plain.s.city(city))
                found.push_back(
                    t.c.cities[city].id + " " + std::to_string(place.units) + "/" + std::to_string(place.level));
        }
        if (plain.s.saracens - t.s.saracens != units)
            found.push_back("units from nowhere");
        return found;
    }

private slots:
    void dynasties_inEveryChapter_keepTheirStates()
    {
        RULES("CA-START-01");
        for (int chapter = 1; chapter <= 4; ++chapter) {
            for (StateIds states : everyGroup()) {
                for (int turned = 0; turned < 2; ++turned) {
                    std::ranges::reverse(states);
                    const ChapterTable t = dealt(chapter, {}, states); // nobody is asked for a state
                    QCOMPARE(int(t.s.seats), int(states.size()));
                    QCOMPARE(int(t.s.saga.chapter), chapter);
                    for (std::size_t seat = 0; seat < states.size(); ++seat) {
                        const Player &player = t.s.players[seat];
                        QCOMPARE(t.c.realms[player.realm].id, states[seat]);
                        QCOMPARE(t.c.cities[player.capital].id, states[seat]);
                        QCOMPARE(int(t.s.city(player.capital).owner), int(seat));
                    }
                    QCOMPARE(t.broken(), std::string());
                }
            }
        }
    }
    // A chapter starts from what the one before left, not from its unfinished business.
    void chapter_givenAnOldSaga_beginsAfresh()
    {
        Saga old;
        old.dynasts[0].sales = 9;
        old.dynasts[0].sworn = { .oath = 3, .suzerain = 1 };
        old.dynasts[0].oaths.push(7);
        old.dynasts[3].choice = 1; // and of nobody who does not play
        old.oathDeck.push(5);
        old.usedOaths.push(6);
        old.commanderDeck.push(2);
        old.usedCommander.push(3);
        old.prices.fill(4);
        old.sold = 3;
        old.commander = 2;
        const StateIds states{ "jerusalem", "tripoli", "edessa" };
        for (int chapter = 2; chapter <= 4; ++chapter)
            QVERIFY(dealt(chapter, old, states).s == dealt(chapter, {}, states).s);
    }
    void whatWasLeft_beforeTheFirstRound_comesInItsOrder()
    {
        RULES("CA-START-03");
        const StateIds states{ "antioch", "edessa", "tripoli", "jerusalem" };
        const ChapterTable names(3);
        Saga saga;
        saga.legacy = names.legacy("too-tall-a-tower"); // a spy for each; the winner loses two coins
        saga.formerWinner = 2;
        for (std::size_t seat = 0; seat < 4; ++seat)
            saga.dynasts[seat].choice = seat == 1 || seat == 2 ? 1 : 0;
        saga.dynasts[1].nicknames.push(names.nickname("the-abstemious")); // two coins
        saga.dynasts[3].nicknames.push(names.nickname("the-great-hearted"));
        ChapterTable t = dealt(3, saga, states);
        QCOMPARE(t.broken(), std::string());
        while (t.s.phase == Phase::Setup)
            t.take(t.can(Verb::KeepSpy) ? choice(Verb::KeepSpy) : t.options()[0]);
        std::vector<std::string> order;
        for (const Event &event : t.events) {
            if (EventKind(event.kind) == EventKind::RoundStarted)
                break;
            const std::string whose =
                Table::field(event, kRealmNoun) < 0 ? "" : t.c.realms[std::size_t(Table::field(event, kRealmNoun))].id;
            if (EventKind(event.kind) == EventKind::LegacyLeft)
                order.push_back("legacy " + whose);
            if (EventKind(event.kind) == EventKind::InterludePaid)
                order.push_back("interlude " + whose);
            if (EventKind(event.kind) == EventKind::NicknameHelps)
                order.push_back("nickname " + whose);
        }
        const std::vector<std::string> expected{ "legacy antioch", "legacy edessa", "legacy tripoli", "legacy tripoli",
            "legacy jerusalem", "interlude antioch", "interlude edessa", "interlude tripoli", "interlude jerusalem",
            "nickname edessa", "nickname jerusalem" };
        QCOMPARE(order, expected);
        QCOMPARE(int(t.s.round), 1);
        for (Seat seat = 0; seat < 4; ++seat)
            QVERIFY(t.player(seat).heldSpies.size() >= 1);
    }

    void cards_ofLaterChapters_areInNoDeck()
    {
        RULES("CA-START-05");
        struct Row {
            CardKind kind;
            std::array<int, 4> counts; // on the table in chapters I to IV
            std::array<int, 4> latest; // the latest chapter among them
        };
        const std::vector<Row> rows{
            { CardKind::Tactic, { 78, 90, 90, 112 }, { 0, 2, 2, 4 } }, // Saracen cards too
            { CardKind::Building, { 26, 38, 38, 38 }, { 0, 2, 2, 2 } },
            { CardKind::Rescript, { 32, 32, 48, 48 }, { 0, 0, 3, 3 } },
            { CardKind::Spy, { 16, 16, 24, 24 }, { 0, 0, 3, 3 } },
            { CardKind::Event, { 6, 6, 6, 6 }, { 0, 2, 3, 4 } },
            { CardKind::Oath, { 0, 0, 16, 16 }, { 0, 0, 3, 3 } },
            { CardKind::Commander, { 0, 0, 0, 10 }, { 0, 0, 0, 4 } },
        };
        for (std::size_t chapter = 1; chapter <= 4; ++chapter) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const ChapterTable t = dealt(int(chapter), {}, kAllStates, seed);
                for (const Row &row : rows) {
                    const auto [count, latest] = lying(t, row.kind);
                    const std::string where = "kind " + std::to_string(int(row.kind)) + " in chapter "
                        + std::to_string(chapter) + ": " + std::to_string(count);
                    QVERIFY2(count == row.counts[chapter - 1], where.c_str());
                    QVERIFY2(latest == row.latest[chapter - 1], where.c_str());
                }
                QCOMPARE(t.broken(), std::string());
            }
        }
    }
    // Unlocked cards go where their like lie: nothing of them waits elsewhere.
    void cards_onceUnlocked_lieInTheDecksOfTheirLevel()
    {
        RULES("CA-START-05");
        const auto sizes = [](const ChapterTable &t) {
            const auto market = [](const auto &cells) {
                return int(cells.size() - std::size_t(std::ranges::count(cells, kNoCard)));
            };
            return std::vector<int>{ t.s.tacticDeck.pile.size() + market(t.s.tacticMarket),
                t.s.topTacticDeck.pile.size() + market(t.s.topTacticMarket),
                t.s.buildingDeck.pile.size() + market(t.s.buildingMarket),
                t.s.topBuildingDeck.pile.size() + market(t.s.topBuildingMarket), t.s.freeBuildings.size(),
                t.s.rescriptDecks[0].pile.size(), t.s.rescriptDecks[1].pile.size(), t.s.spyDeck.pile.size(),
                t.s.saracenDeck.pile.size() };
        };
        const std::vector<int> first = sizes(dealt(1));
        QCOMPARE(first, (std::vector<int>{ 32, 6, 16, 6, 4, 16, 16, 16, 20 }));
        const std::vector<int> second = sizes(dealt(2));
        QCOMPARE(second[0] + second[1], 38 + 12);
        QCOMPARE(second[3], 6 + 12); // all of level III
        const std::vector<int> third = sizes(dealt(3));
        QCOMPARE((std::vector<int>{ third[5], third[6], third[7], third[8] }), (std::vector<int>{ 24, 24, 24, 20 }));
        const std::vector<int> fourth = sizes(dealt(4));
        QCOMPARE(fourth[0] + fourth[1], 38 + 24);
        QCOMPARE(fourth[8], 30);
    }
    void chapterOfACard_saysWhenItIsUnlocked()
    {
        RULES("CA-START-05");
        const ChapterTable t(4);
        const auto chapterOf = [](std::uint16_t noun, Card card) { return game().chapterOf({ noun, card }); };
        QCOMPARE(chapterOf(kSpyNoun, t.spy("dragoman")), 0);
        QCOMPARE(chapterOf(kSpyNoun, t.spy("partner-at-dice")), 3);
        QCOMPARE(chapterOf(kRescriptNoun, t.rescript("arriere-ban")), 3);
        QCOMPARE(chapterOf(kEventNoun, t.event("the-queens-anger")), 3);
        QCOMPARE(chapterOf(kOathNoun, t.oath("castle-guard")), 3);
        QCOMPARE(chapterOf(kBuildingNoun, t.building("customs-of-sidon")), 2);
        QCOMPARE(chapterOf(kTacticNoun, t.tactic("hides-in-vinegar")), 2);
        QCOMPARE(chapterOf(kCommanderNoun, 1), 4);
    }

    void events_ofAChapter_areSixWithThreeOfItsOwn()
    {
        RULES("CA-EVENT-01");
        for (int chapter = 2; chapter <= 4; ++chapter) {
            std::set<int> seen;      // every event that can come
            std::set<int> counts;    // how many own ones there were
            std::array<int, 6> at{}; // and where they lay
            for (std::uint64_t seed = 1; seed <= 300; ++seed) {
                const ChapterTable t = dealt(chapter, {}, { "jerusalem", "tripoli" }, seed);
                QCOMPARE(t.s.eventDeck.size(), 6);
                QCOMPARE(int(std::set<int>(t.s.eventDeck.begin(), t.s.eventDeck.end()).size()), 6);
                const int own = ownEvents(t.s, chapter);
                QVERIFY(own >= 3);
                QCOMPARE(own + ownEvents(t.s, 0), 6); // none of another chapter
                counts.insert(own);
                for (int i = 0; i < 6; ++i) {
                    seen.insert(t.s.eventDeck[i]);
                    at[std::size_t(i)] += t.c.events[t.s.eventDeck[i]].chapter > 0 ? 1 : 0;
                }
            }
            QCOMPARE(int(seen.size()), 12 + 8);
            QVERIFY(counts.contains(3) && counts.contains(4)); // the rest of them is shuffled in
            for (int own : at)
                QVERIFY(own > 100 && own < 300); // in no particular place
        }
    }
    void events_ofTheFirstChapter_areBasicOnes()
    {
        RULES("CA-EVENT-01");
        std::set<int> seen;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const ChapterTable t = dealt(1, {}, { "jerusalem", "tripoli" }, seed);
            QCOMPARE(ownEvents(t.s, 0), 6);
            seen.insert(t.s.eventDeck.begin(), t.s.eventDeck.end());
        }
        QCOMPARE(int(seen.size()), 12);
    }
    void guesses_ofTheEventDeck_haveThreeOwnEventsToo()
    {
        RULES("CA-EVENT-01");
        const ChapterTable t = dealt(3);
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Rng rng{ seed };
            const State guess = game().resample(game().viewFor(t.s, kTripoli), rng);
            QVERIFY(ownEvents(guess, 3) >= 3);
            QCOMPARE(ownEvents(guess, 3) + ownEvents(guess, 0), 6);
            QCOMPARE(game().brokenInvariant(guess), std::string());
        }
    }

    void heirloom_fromTheBeginning_standsAndIsInNoDeck()
    {
        RULES("CA-HEIR-02");
        const ChapterTable names(3);
        const Card stables = names.building("stables");
        const Card bazaar = names.building("bazaar"); // level 0, four copies
        Saga saga;
        saga.dynasts[kJerusalem].heirloom = stables;
        saga.dynasts[kTripoli].heirloom = bazaar;
        saga.dynasts[kAntioch].heirloom = bazaar;
        for (int chapter = 2; chapter <= 4; ++chapter) {
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const ChapterTable t = dealt(chapter, saga, kAllStates, seed);
                QCOMPARE(t.broken(), std::string());
                for (Seat seat = 0; seat < 4; ++seat) {
                    const auto &buildings = t.s.player(seat).buildings;
                    QCOMPARE(buildings.size(), seat == kEdessa ? 0 : 1);
                    if (seat == kEdessa)
                        continue;
                    QCOMPARE(buildings[0].card, seat == kJerusalem ? stables : bazaar);
                    QCOMPARE(int(buildings[0].banned), 0); // ready to be used
                }
                QCOMPARE(copies(t, stables), 1); // Jerusalem's
                QCOMPARE(copies(t, bazaar), 4);
                QCOMPARE(t.s.freeBuildings.size(), 2);
            }
        }
        QCOMPARE(copies(dealt(3), stables), 1); // otherwise it lies in the deck
        QCOMPARE(dealt(3).s.freeBuildings.size(), 4);
    }
    void heirloom_ofATooHighLevelOrInTheFirstChapter_isImpossible()
    {
        RULES("CA-HEIR-01");
        for (const char *id : { "bazaar", "stables", "cathedral", "customs-of-sidon", "citadel" }) {
            ChapterTable t = dealt(3);
            const Card card = t.building(id);
            const bool isHigh = t.c.buildings[card].level > 2;
            t.s.saga.dynasts[0].heirloom = card;
            QCOMPARE(t.broken().find("CA-HEIR-01") != std::string::npos, isHigh);
            QCOMPARE(isHigh, std::string(id) == "customs-of-sidon" || std::string(id) == "citadel");
        }
        ChapterTable first = dealt(1);
        first.s.saga.dynasts[0].heirloom = first.building("stables");
        QVERIFY(!first.broken().empty());
    }

    void scarredCities_startWithASaracenMore()
    {
        RULES("CA-SCAR-01");
        const ChapterTable t(3);
        Saga saga;
        saga.scarred = cities(t, { "aleppo", "tadmor", "homs" });
        QCOMPARE(marked(saga), (std::vector<std::string>{ "tadmor 2/2", "aleppo 3/2", "homs 3/3" }));
        saga.scarred = cities(t, { "jerusalem", "acre" }); // a capital is its dynasty's again
        QCOMPARE(marked(saga), std::vector<std::string>{ "acre 2/2" });
        saga.scarred = cities(t, { "turbessel", "edessa", "acre" }); // two of them are closed here
        QCOMPARE(marked(saga, { "jerusalem", "tripoli" }), std::vector<std::string>{ "acre 2/2" });
    }
    void ruinedCity_startsALevelLower_butNotBelowTheFirst()
    {
        RULES("CA-SCAR-02");
        const ChapterTable t(3);
        const auto ruin = [&](const std::string &id) {
            Saga saga;
            saga.ruined = t.cityId(id);
            return saga;
        };
        QCOMPARE(marked(ruin("homs")), std::vector<std::string>{ "homs 2/2" });
        QCOMPARE(marked(ruin("aleppo")), std::vector<std::string>{ "aleppo 2/1" });
        QCOMPARE(marked(ruin("jerusalem")), std::vector<std::string>{});                             // of level 1
        QCOMPARE(marked(ruin("turbessel"), { "jerusalem", "tripoli" }), std::vector<std::string>{}); // closed
        Saga both = ruin("aleppo");
        both.scarred = cities(t, { "aleppo" });
        QCOMPARE(marked(both), std::vector<std::string>{ "aleppo 3/1" });
    }
    void scars_ofAChapter_areNotThereInTheFirst()
    {
        RULES("CA-SCAR-01", "CA-SCAR-02");
        for (int chapter : { 1, 2 }) {
            ChapterTable t = dealt(chapter);
            t.s.saga.scarred = cities(t, { "aleppo" });
            QCOMPARE(t.broken().empty(), chapter == 2);
            t.s.saga.scarred = 0;
            t.s.saga.ruined = t.cityId("homs");
            QCOMPARE(t.broken().empty(), chapter == 2);
        }
    }
};

OUTREMER_TEST(TestCrusadersChapterSetup)
#include "tst_crusaders_chaptersetup.moc"
