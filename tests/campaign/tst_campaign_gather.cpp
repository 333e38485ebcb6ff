#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/gather.h"
#include "model/bots/bots.h"
#include "model/crusaders/board.h"

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using Kind = crusaders::EventKind;

namespace {

Match<Chapter> played(int seats, int chapter, std::uint64_t seed, BotKind bot = BotKind::Random)
{
    Match<Chapter> match(game(), { seats, seed, { std::uint8_t(chapter - 1) } });
    Rng rng = streamOf(seed, 1);
    while (!match.decision().isOver())
        match.submit(match.decision().seat, chooseFor(bot, game(), match.state(), match.options(), rng));
    return match;
}

int heard(const Match<Chapter> &match, std::initializer_list<Kind> kinds)
{
    int count = 0;
    for (const Event &event : match.events())
        count += std::ranges::count(kinds, Kind(event.kind)) > 0 ? 1 : 0;
    return count;
}

Ref realm(const std::string &state)
{
    return *game().refOf("state", state);
}
Ref other(const std::string &state)
{
    return *game().refOf("other", state);
}
Ref at(const std::string &id)
{
    return *game().refOf("city", id);
}
Ref number(int value)
{
    return { kNumberNoun, std::int16_t(value) };
}

Event told(Kind kind, std::initializer_list<Ref> fields)
{
    Event event{ .kind = std::uint8_t(kind) };
    for (const Ref &ref : fields)
        event.fields.push(ref);
    return event;
}

std::vector<Clash> clashesIn(const std::vector<Event> &events, int round)
{
    Story story;
    followClashes(story, game(), events, round);
    return clashesOf(story);
}
std::vector<OathFact> oathsIn(const std::vector<Event> &events, int round)
{
    Story story;
    followOaths(story, game(), events, round);
    return oathsOf(story);
}

} // namespace

// What the chronicle is told from: nothing that did not happen, and nothing worth telling left out.
class TestCampaignGather : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void battle_isToldWithItsTacticsAndItsEnd()
    {
        const Ref tactic{ crusaders::kTacticNoun, 1 };
        const std::vector<Event> events{
            told(Kind::RoundStarted, { number(3) }),
            told(Kind::BattleStarted, { realm("edessa"), at("turbessel"), other("antioch"), number(4) }),
            told(Kind::TacticPlayed, { realm("antioch"), tactic }),
            told(Kind::BattleWon, { realm("edessa"), at("turbessel") }),
            told(Kind::CityConquered, { realm("edessa"), at("turbessel"), other("antioch") }),
            told(Kind::BattleStarted, { realm("edessa"), at("aleppo"), other("saracens"), number(2) }),
            told(Kind::BattleWon, { realm("saracens"), at("aleppo") }),
            told(Kind::CityDefended, { realm("saracens"), at("aleppo") }),
            told(Kind::BattleStarted, { realm("tripoli"), at("homs"), other("saracens"), number(5) }),
        };
        const auto clashes = clashesIn(events, 1);
        QCOMPARE(clashes.size(), std::size_t(2)); // the third is not decided yet
        QCOMPARE(clashes[0].round, 3);
        QCOMPARE(clashes[0].city, std::string("turbessel"));
        QCOMPARE(clashes[0].attacker, std::string("edessa"));
        QCOMPARE(clashes[0].defender, std::string("antioch"));
        QCOMPARE(clashes[0].attackers, 4);
        QVERIFY(clashes[0].kind == Clash::Kind::Battle && clashes[0].attackerWon && clashes[0].captured);
        QCOMPARE(clashes[0].tactics, std::vector<std::string>{ content().tactics[1].id });
        QCOMPARE(clashes[1].defender, std::string("saracens"));
        QVERIFY(!clashes[1].attackerWon && !clashes[1].captured && clashes[1].tactics.empty());
    }
    void raids_areToldUnlessTheRaidersWereSentHome()
    {
        const std::vector<Event> events{
            told(Kind::RaidStarted, { realm("tripoli"), at("acre"), number(3) }),
            told(Kind::RaidRepelled, { realm("tripoli"), at("acre"), number(2) }),
            told(Kind::RaidEnded, { at("acre") }),
            told(Kind::RaidStarted, { realm("tripoli"), at("tortosa"), number(4) }),
            told(Kind::CityCaptured, { realm("tripoli"), at("tortosa") }),
            told(Kind::RaidStarted, { realm("edessa"), at("edessa"), number(1) }),
            told(Kind::RaidEnded, { at("edessa") }),
        };
        const auto clashes = clashesIn(events, 2);
        QCOMPARE(clashes.size(), std::size_t(2));
        QVERIFY(clashes[0].kind == Clash::Kind::Raid && !clashes[0].attackerWon);
        QCOMPARE(clashes[0].strength, 2);
        QCOMPARE(clashes[0].attacker, std::string("saracens"));
        QCOMPARE(clashes[0].defender, std::string("tripoli"));
        QCOMPARE(clashes[0].round, 2);
        QVERIFY(clashes[1].attackerWon && clashes[1].captured);
    }
    void commander_isToldWhenHeAttacksAndWhenHeIsBeaten()
    {
        const std::vector<Event> events{
            told(Kind::BattleStarted, { realm("saracens"), at("edessa"), other("edessa"), number(3) }),
            told(Kind::BattleWon, { realm("saracens"), at("edessa") }),
            told(Kind::CityCaptured, { realm("edessa"), at("edessa") }),
            told(Kind::BattleStarted, { realm("antioch"), at("edessa"), other("saracens"), number(6) }),
            told(Kind::BattleWon, { realm("antioch"), at("edessa") }),
            told(Kind::CityConquered, { realm("antioch"), at("edessa"), other("saracens") }),
            told(Kind::CommanderBeaten, { realm("antioch"), at("edessa") }),
        };
        const auto clashes = clashesIn(events, 1);
        QCOMPARE(clashes.size(), std::size_t(2));
        QVERIFY(clashes[0].kind == Clash::Kind::Commander && clashes[0].captured && !clashes[0].commanderBeaten);
        QVERIFY(clashes[1].kind == Clash::Kind::Battle && clashes[1].commanderBeaten);
    }
    // Whoever goes on with other content does so in the middle of a battle and between an oath and its keeping.
    void story_isTheSame_whereverItIsCut_andWrittenDown()
    {
        Match<Chapter> whole(game(), { 3, 8, { 1 } });
        Rng rng = streamOf(8, 8);
        while (!whole.decision().isOver())
            whole.submit(
                whole.decision().seat, chooseFor(BotKind::Greedy, game(), whole.state(), whole.options(), rng));
        const std::string told = toJson(factsOf(whole)).dump();
        QVERIFY(!factsOf(whole).clashes.empty() && !factsOf(whole).marks.empty());
        int fighting = 0;
        for (std::size_t cut = 5; cut < whole.journal().size(); cut += 7) {
            const Match<Chapter> first = whole.forkAt(cut);
            const Story before = storyFrom(toText(storyOf(first)));
            fighting += before.isFighting ? 1 : 0;
            Match<Chapter> second(game(), first.state());
            for (std::size_t i = cut; i < whole.journal().size(); ++i)
                QVERIFY(!second.submit(whole.journal()[i].seat, whole.journal()[i].option));
            QCOMPARE(toJson(factsOf(second, before)).dump(), told);
        }
        QVERIFY(fighting > 0);
        for (const char *bad : { "", "[]", "{}", R"({"told": {"number": 9}})", R"({"told": 1, "sworn": -1})" })
            QVERIFY(storyFrom(bad).told.clashes.empty());
        const Story odd = storyFrom(R"({"told": {"number": 1, "origin": "digital"}, "sworn": 7, "fighting": true})");
        QVERIFY(oathsOf(odd).empty() && clashesOf(odd).empty());
    }
    void oaths_areToldByHowTheyWereAnsweredAndKept()
    {
        const Ref one{ crusaders::kOathNoun, 1 };
        const Ref two{ crusaders::kOathNoun, 2 };
        const Ref three{ crusaders::kOathNoun, 3 };
        const std::vector<Event> events{
            told(Kind::OathRefused, { realm("antioch"), one, other("tripoli") }),
            told(Kind::OathSworn, { realm("edessa"), two, other("antioch") }),
            told(Kind::OathSworn, { realm("jerusalem"), three, other("antioch") }),
            told(Kind::OathBroken, { realm("jerusalem"), three, other("antioch") }),
            told(Kind::OathKept, { realm("edessa"), two, other("antioch") }),
            told(Kind::RoundStarted, { number(2) }),
            told(Kind::OathSworn, { realm("tripoli"), one, other("antioch") }), // and then one of them fell
            told(Kind::RoundStarted, { number(3) }),
        };
        const auto oaths = oathsIn(events, 1);
        QCOMPARE(oaths.size(), std::size_t(3));
        QVERIFY(oaths[0].vassal == "tripoli" && oaths[0].suzerain == "antioch" && !oaths[0].accepted);
        QVERIFY(oaths[1].vassal == "jerusalem" && oaths[1].accepted && !oaths[1].kept);
        QVERIFY(oaths[2].vassal == "edessa" && oaths[2].accepted && oaths[2].kept);
        QCOMPARE(oaths[2].oath, content().oaths[2].id);
        QCOMPARE(oaths[2].round, 1);
    }

    void facts_ofWholeChapters_agreeWithTheMatch()
    {
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            const int chapter = 1 + int(seed % 4);
            const int seats = 2 + int(seed % 3);
            const Match<Chapter> match = played(seats, chapter, seed, seed % 2 ? BotKind::Greedy : BotKind::Random);
            const State &state = match.state();
            const ChapterFacts facts = factsOf(match);
            QVERIFY(!pauseOf(match));
            QCOMPARE(facts.number, chapter);
            QVERIFY(facts.origin == Origin::Digital);
            QCOMPARE(facts.ending, std::string(game().endingName(game().outcome(state).ending)));
            QCOMPARE(facts.legacy.empty(), chapter == 1);
            QCOMPARE(facts.rounds, int(state.match.round));
            QCOMPARE(int(facts.events.size()), facts.rounds);

            const auto count = [&](auto fits) { return int(std::ranges::count_if(facts.clashes, fits)); };
            QCOMPARE(count([](const Clash &clash) { return clash.kind != Clash::Kind::Raid; }),
                heard(match, { Kind::BattleStarted }));
            QCOMPARE(count([](const Clash &clash) { return clash.captured; }),
                heard(match, { Kind::CityConquered, Kind::CityCaptured }));
            QCOMPARE(count([](const Clash &clash) { return clash.kind == Clash::Kind::Raid && !clash.attackerWon; }),
                heard(match, { Kind::RaidRepelled }));
            QCOMPARE(count([](const Clash &clash) { return clash.commanderBeaten; }),
                heard(match, { Kind::CommanderBeaten }));
            QCOMPARE(
                int(std::ranges::count(facts.oaths, false, &OathFact::accepted)), heard(match, { Kind::OathRefused }));
            QCOMPARE(int(std::ranges::count(facts.oaths, true, &OathFact::kept)), heard(match, { Kind::OathKept }));

            QCOMPARE(int(facts.standings.size()), seats);
            std::set<std::string> held;
            for (const Standing &standing : facts.standings) {
                QCOMPARE(standing.influence, std::optional(int(state.match.finalScores[std::size_t(standing.seat)])));
                QCOMPARE(standing.traded.has_value(), chapter >= 2);
                held.insert(standing.cities.begin(), standing.cities.end());
                const int before = match.start().book.dynasties[std::size_t(standing.seat)].points;
                QCOMPARE(standing.points, state.book.dynasties[std::size_t(standing.seat)].points - before);
            }
            QCOMPARE(facts.map.size(), std::size_t(crusaders::kCities));
            for (const CityAtEnd &fact : facts.map)
                QCOMPARE(held.contains(fact.city), fact.owner != "saracens" && fact.owner != "closed");

            // The marks add up to what the book has now.
            for (int seat = 0; seat < seats; ++seat) {
                for (std::size_t quality = 0; quality < kQualities; ++quality) {
                    int marks = match.start().book.dynasties[std::size_t(seat)].marks[quality];
                    for (const Mark &mark : facts.marks)
                        marks +=
                            mark.seat == seat && mark.quality == crusaders::kQualityWords[quality] ? mark.amount : 0;
                    QCOMPARE(marks, int(state.book.dynasties[std::size_t(seat)].marks[quality]));
                }
                const auto awards = std::ranges::count(facts.nicknames, seat, &Award::seat);
                QCOMPARE(int(awards),
                    state.book.dynasties[std::size_t(seat)].nicknames.size()
                        - match.start().book.dynasties[std::size_t(seat)].nicknames.size());
            }
            QCOMPARE(facts.interlude.size(), std::size_t(chapter < kChapters ? 1 : 0));
            QCOMPARE(facts.heirlooms.size(), std::size_t(chapter < kChapters ? seats : 0));
            const auto taken = std::ranges::count(facts.scars, Scar::Kind::Taken, &Scar::kind);
            QCOMPARE(int(taken), __builtin_popcount(state.book.scarred));
            QCOMPARE(
                facts.scars.size() - std::size_t(taken), std::size_t(state.book.ruined == crusaders::kNoCity ? 0 : 1));
            for (const Scar &scar : facts.scars)
                QCOMPARE(scar.year, (std::array{ 1110, 1124, 1137, 1146 }[std::size_t(chapter - 1)]));
        }
    }
    void winner_isNobodyUnderTheCrescent()
    {
        Match<Chapter> match(game(), *game().startFrom(bookAt(4), 1, {}));
        QCOMPARE(factsOf(match).winner, -1); // nobody has won yet
        ChapterTable table;
        table.calm();
        table.endWith({ 10, 40, 30, 20 });
        QCOMPARE(factsOf(Match<Chapter>(game(), table.s)).winner, int(kTripoli));
        table.s.book.pages[0].winner = kNobody;
        QCOMPARE(factsOf(Match<Chapter>(game(), table.s)).winner, -1);
    }

    void pause_doesNotTellWhoPrevailsInAContestedCity()
    {
        const auto holyLandOf = [](const ChapterFacts &facts, const std::string &id) {
            return std::ranges::find(facts.map, id, &CityAtEnd::city)->holyLandOf;
        };
        ChapterTable table;
        table.calm();
        table.bishops(kJerusalem, "acre", 2);
        table.bishops(kTripoli, "acre", 1);
        table.bishops(kTripoli, "homs", 1);
        const auto pause = pauseOf(Match<Chapter>(game(), table.s));
        QVERIFY(pause.has_value());
        QCOMPARE(holyLandOf(pause->soFar, "acre"), std::string());
        QCOMPARE(holyLandOf(pause->soFar, "homs"), std::string("tripoli"));
        table.endWith({ 10, 40, 30, 20 });
        const ChapterFacts ended = factsOf(Match<Chapter>(game(), table.s));
        QCOMPARE(holyLandOf(ended, "acre"), std::string("jerusalem")); // the last count was open
        QCOMPARE(holyLandOf(ended, "homs"), std::string("tripoli"));
    }
    // Whatever the public cannot know may be otherwise, and the same is told.
    void pause_tellsOnlyWhatEverybodyMayKnow()
    {
        int contested = 0;
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            Match<Chapter> match(game(), { 4, std::uint64_t(chapter), { std::uint8_t(chapter - 1) } });
            Rng rng = streamOf(std::uint64_t(chapter), 1);
            Rng guesses = streamOf(std::uint64_t(chapter), 2);
            for (int step = 0; match.state().isInMatch(); ++step) {
                if (step % 10 == 0) {
                    const State guess = game().resample(game().viewFor(match.state(), kNobody), guesses);
                    std::vector<Event> heard;
                    for (const Event &event : match.events()) {
                        if (const auto seen = seenFrom(event, kNobody))
                            heard.push_back(*seen);
                    }
                    ChapterFacts known = factsOf(Match<Chapter>(game(), guess));
                    known.clashes = clashesIn(heard, match.start().match.round);
                    known.oaths = oathsIn(heard, match.start().match.round);
                    QCOMPARE(toJson(pauseOf(match)->soFar).dump(), toJson(known).dump());
                    const crusaders::Board board(content(), match.state().match);
                    for (crusaders::CityId id = 0; id < crusaders::kCities; ++id)
                        contested += board.isContested(id) && board.holyLandOf(id) != kNobody ? 1 : 0;
                }
                match.submit(
                    match.decision().seat, chooseFor(BotKind::Random, game(), match.state(), match.options(), rng));
            }
        }
        QVERIFY(contested > 0);
    }

    void pause_saysWhereTheChapterStands()
    {
        Match<Chapter> match(game(), { 3, 8, { 1 } });
        Rng rng = streamOf(8, 1);
        std::set<std::string> phases;
        while (!match.decision().isOver()) {
            const auto pause = pauseOf(match);
            QVERIFY(pause.has_value());
            QCOMPARE(pause->chapter, 2);
            QCOMPARE(pause->round, int(match.state().match.round));
            QCOMPARE(pause->toMove, game().idOf(game().seatRef(match.state(), match.decision().seat)));
            QCOMPARE(pause->phase == "aftermath", !match.state().isInMatch());
            QCOMPARE(pause->soFar.standings.empty(), match.state().isInMatch());
            QVERIFY(pause->soFar.scars.empty());
            if (match.state().aftermath.stage == Stage::Interlude)
                QVERIFY(pause->soFar.interlude.empty()); // still secret
            phases.insert(pause->phase);
            match.submit(
                match.decision().seat, chooseFor(BotKind::Random, game(), match.state(), match.options(), rng));
        }
        QVERIFY(phases.contains("planning") && phases.contains("activation") && phases.contains("aftermath"));
    }
};

OUTREMER_TEST(TestCampaignGather)
#include "tst_campaign_gather.moc"
