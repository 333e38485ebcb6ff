#include "campaign/crusaders/companion/drawers.h"
#include "campaign/crusaders/companion/tablesetup.h"
#include "tests/campaign/tablekit.h"
#include "tests/support/ruletest.h"

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign::table;
using namespace outremer::campaign::table::test;
using crusaders::EventKind;
using crusaders::Good;

namespace {

// The automa's part of an engine's cross.
AutomaDrawer automaOf(const crusaders::State &s)
{
    AutomaDrawer drawer;
    drawer.rng = s.rng;
    drawer.sets = std::uint8_t(kMaxSeats - s.seats);
    drawer.boostsAside = s.boostsAside;
    for (std::size_t order = 0; order < crusaders::kOrders; ++order) {
        drawer.inner[order] =
            std::uint8_t(std::ranges::count(s.inner[order], crusaders::kAutoma, &crusaders::Token::owner));
        drawer.outer[order] = s.outer[order].owner == crusaders::kAutoma ? 1 : 0;
    }
    return drawer;
}

AutomaDrawer::OuterCells playersOuter(const crusaders::State &s)
{
    AutomaDrawer::OuterCells cells = 0;
    for (std::size_t order = 0; order < crusaders::kOrders; ++order) {
        if (s.outer[order].isThere() && s.outer[order].owner != crusaders::kAutoma)
            cells = AutomaDrawer::OuterCells(cells | 1u << order);
    }
    return cells;
}

// What the engine told of one turn of the automa, as a drawer would.
std::vector<AutomaDrawer::Placement> placementsIn(const std::vector<Event> &events)
{
    std::vector<AutomaDrawer::Placement> placements;
    AutomaDrawer::Placement next;
    for (const Event &event : events) {
        if (EventKind(event.kind) == EventKind::AutomaBoost)
            ++next.boosts;
        if (EventKind(event.kind) != EventKind::AutomaPlaced)
            continue;
        next.isPlaced = true;
        next.order = crusaders::Order(event.fields[0].value);
        next.isOuter = event.fields[1].value == crusaders::kOuterCell;
        placements.push_back(next);
        next = {};
    }
    return placements;
}

bool isPlacing(const crusaders::State &before, const Option &option)
{
    const auto verb = crusaders::Verb(option.verb);
    const auto task = before.frames.back().task;
    return (task == crusaders::Task::Place && verb != crusaders::Verb::UseRescript) || task == crusaders::Task::NewSpy;
}

TableTalk talk(Lang lang = Lang::En, crusaders::CitySet closed = 0)
{
    return { content(), catalogue(), lang, closed };
}

// An evening with two players, every kind of step in it.
DrawerHistory playedEvening(std::uint64_t seed, Lang lang = Lang::Ru)
{
    DrawerHistory history(Drawers::forTable(content(), 2, seed));
    for (int round = 1; round <= 6; ++round) {
        history.revealEvent(talk(lang));
        history.newTarget(talk(lang));
        for (std::size_t i = 0; i < history.now().automa.turns().size(); ++i)
            history.placeAutoma(AutomaDrawer::OuterCells(seed >> i & 15), talk(lang));
        history.endPlanning(talk(lang));
        history.endActivation(talk(lang));
    }
    return history;
}

} // namespace

// What is drawn at a real table.
class TestCampaignDrawers : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    // From the same tokens and the same generator the drawer places what the engine places.
    void automa_placesAsTheEngineDoes()
    {
        SHOWS("CR-AUTOMA-06", "CR-AUTOMA-07", "CR-AUTOMA-08", "CR-AUTOMA-10");
        int turns = 0, boosted = 0, redirected = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            followMatch(matchSetup(2 + int(seed % 2), seed),
                [&](const auto &before, const Option &option, const auto &after, const auto &events) {
                    const auto placements = placementsIn(events);
                    if (placements.empty() || !isPlacing(before, option))
                        return;
                    AutomaDrawer drawer = automaOf(before);
                    for (const auto &expected : placements) {
                        const auto placed = drawer.place(playersOuter(after));
                        QCOMPARE(placed.boosts, expected.boosts);
                        QCOMPARE(placed.isPlaced, expected.isPlaced);
                        QCOMPARE(placed.order, expected.order);
                        QCOMPARE(placed.isOuter, expected.isOuter);
                        QVERIFY(areWhole(describe(placed, talk(Lang::Ru))) && areWhole(describe(placed, talk())));
                        ++turns;
                        boosted += placed.isOuter ? 1 : 0;
                        redirected += placed.boosts > 0 && !placed.isOuter ? 1 : 0;
                    }
                    QVERIFY(drawer == automaOf(after));
                });
        }
        qInfo("automa turns compared: %d, to outer cells %d, redirected %d", turns, boosted, redirected);
        QVERIFY(turns > 300 && boosted > 30 && redirected > 3);
    }
    // Told only what came up, the drawer keeps the same supply as the engine from round to round.
    void automa_keepsItsTokensThroughMatches()
    {
        SHOWS("CR-AUTOMA-09", "CR-AUTOMA-13", "CR-AUTOMA-14");
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            std::optional<AutomaDrawer> heard;
            followMatch(matchSetup(2 + int(seed % 2), seed),
                [&](const auto &before, const Option &, const auto &after, const auto &events) {
                    if (!heard)
                        heard = automaOf(before);
                    AutomaDrawer &drawer = *heard;

                    for (const Event &event : events) {
                        if (EventKind(event.kind) == EventKind::RoundStarted) {
                            drawer.endPlanning();
                            drawer.endActivation();
                        } else if (EventKind(event.kind) == EventKind::AutomaBoost) {
                            ++drawer.boostsAside;
                        } else if (EventKind(event.kind) == EventKind::AutomaPlaced) {
                            auto &cells = event.fields[1].value == crusaders::kOuterCell ? drawer.outer : drawer.inner;
                            ++cells[std::size_t(event.fields[0].value)];
                        }
                    }
                    if (after.phase != crusaders::Phase::Planning)
                        return;
                    drawer.rng = after.rng;
                    QVERIFY(drawer == automaOf(after));
                    ++compared;
                });
        }
        QVERIFY(compared > 500);
    }
    void automa_actsWhereTheRulesSay()
    {
        SHOWS("CR-AUTOMA-04", "CR-AUTOMA-05");
        QCOMPARE(AutomaDrawer::forPlayers(3, 1).turns(), (std::vector<int>{ 1, 5 }));
        QCOMPARE(AutomaDrawer::forPlayers(2, 1).turns(), (std::vector<int>{ 1, 2, 5, 6 }));
        QVERIFY(AutomaDrawer::forPlayers(4, 1).turns().empty());
    }
    void automa_withoutTokens_placesNothing()
    {
        AutomaDrawer drawer = AutomaDrawer::forPlayers(3, 1);
        drawer.inner = { 1, 1, 1, 1 };
        const auto placed = drawer.place(0);
        QVERIFY(!placed.isPlaced);
        QVERIFY(areWhole(describe(placed, talk())));
    }
    void automa_saysWhatToDo()
    {
        AutomaDrawer::Placement placed{ 1, true, crusaders::Order::Prayer, true };
        const auto ru = describe(placed, talk(Lang::Ru));
        QCOMPARE(ru.size(), std::size_t(2));
        QCOMPARE(ru[1].text,
            std::string("Автома: молитва. Положите её жетон во внешнюю ячейку этого сектора. Шпиона она не берёт."));
        placed.isOuter = false;
        const auto en = describe(placed, talk());
        QCOMPARE(en.size(), std::size_t(4));
        QCOMPARE(en[1].text, std::string("The outer cell of prayer is taken, so the token goes to the inner one."));
        QCOMPARE(en[1].rules, (std::vector<std::string>{ "CR-AUTOMA-08" }));
    }

    void raidTokens_areDrawnWithoutReturn()
    {
        SHOWS("CR-SETUP-07", "CR-SETUP-08");
        std::map<Good, int> firsts;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const RaidDrawer drawer = RaidDrawer::shuffled(content(), seed);
            QCOMPARE(drawer.track.size(), std::size_t(crusaders::kTrackCells));
            for (std::size_t colour = 0; colour < crusaders::kColours; ++colour)
                QVERIFY(std::ranges::count(drawer.track, Good(colour)) <= content().raidTokens[colour]);
            ++firsts[drawer.track[0]];
        }
        QCOMPARE(firsts.size(), std::size_t(crusaders::kColours));
        for (const auto &[colour, times] : firsts)
            QVERIFY2(times > 400 && times < 600, std::to_string(times).c_str()); // about a quarter each
    }
    // With the engine's tokens on its track, the drawer shows what the engine shows, with the same bonuses.
    void raidTokens_areRevealedAsTheEngineDoes()
    {
        SHOWS("CR-EVENT-04", "CR-EVENT-12", "CR-EVENT-13", "CR-EVENT-14", "CR-EVENT-16", "CR-EVENT-18");
        int targets = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            RaidDrawer drawer;
            int done = 0;
            followMatch(matchSetup(2 + int(seed % 3), seed),
                [&](const auto &before, const Option &, const auto &after, const auto &) {
                    for (int i = before.raidTokens.size() - 1; i >= 0 && drawer.track.size() < crusaders::kTrackCells;
                         --i)
                        drawer.track.push_back(before.raidTokens[i]);
                    // The new target is the last step of the event phase.
                    for (const int due = after.phase == crusaders::Phase::Event ? after.round - 1 : after.round;
                         done < due; ++done) {
                        if (done > 0)
                            QVERIFY(areWhole(describeRaids(drawer, talk(Lang::Ru))));
                        QVERIFY(areWhole(describeNewTarget(drawer, talk())));
                        drawer.next();
                        ++targets;
                    }
                    const crusaders::Board board(content(), after);
                    QCOMPARE(drawer.boxed, int(after.bonuses));
                    QCOMPARE(drawer.strengthBonus(content()), board.strengthBonus());
                    QCOMPARE(drawer.raidersPerCity(content()), board.raidersPerCity());
                    QCOMPARE(drawer.shown().has_value(), after.tokenShown != 0);
                    if (drawer.shown())
                        QCOMPARE(*drawer.shown(), after.raidTokens.back());
                });
        }
        QVERIFY(targets > 40);
    }
    void closedCities_areNotSpokenOf()
    {
        RaidDrawer drawer;
        drawer.track = { Good::Steel };
        drawer.next();
        const auto closed = closedCities(content(), { 0, 1, 3 }); // without Edessa
        for (const Saying &saying : describeRaids(drawer, talk(Lang::En, closed)))
            QVERIFY2(saying.text.find("Edessa") == std::string::npos, saying.text.c_str());
        QVERIFY(describeRaids(drawer, talk())[1].text.find("Edessa") != std::string::npos);
    }

    void events_comeOnceEach()
    {
        SHOWS("CR-SETUP-06");
        std::set<std::string> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            EventDrawer drawer = EventDrawer::shuffled(content(), seed);
            QCOMPARE(drawer.deck.size(), std::size_t(crusaders::kMaxRounds));
            QCOMPARE(std::set<std::string>(drawer.deck.begin(), drawer.deck.end()).size(), drawer.deck.size());
            QVERIFY(!drawer.current() && describe(drawer, talk()).empty());
            while (!drawer.isOver()) {
                drawer.next();
                seen.insert(*drawer.current());
                for (Lang lang : kLanguages)
                    QVERIFY(areWhole(describe(drawer, talk(lang))));
            }
            drawer.next(); // nothing more comes
            QCOMPARE(*drawer.current(), drawer.deck.back());
        }
        QCOMPARE(
            std::ptrdiff_t(seen.size()), std::ranges::count(content().events, 0, &crusaders::EventCard::chapter) - 1);
    }
    void chapters_bringEnoughOfTheirOwnEvents()
    {
        const std::vector<std::string> basic{ "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l" };
        const std::vector<std::string> own{ "1", "2", "3", "4", "5", "6", "7", "8" };
        bool hasMore = false;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const EventDrawer drawer = EventDrawer::shuffled(basic, own, 3, seed);
            QCOMPARE(drawer.deck.size(), std::size_t(crusaders::kMaxRounds));
            const auto count =
                std::ranges::count_if(drawer.deck, [&](const auto &id) { return std::ranges::count(own, id) > 0; });
            QVERIFY(count >= 3);
            hasMore = hasMore || count > 3;
        }
        QVERIFY(hasMore);
        // A card nobody here knows is named as it is.
        EventDrawer drawer = EventDrawer::shuffled({ "Чума" }, {}, 0, 1);
        drawer.next();
        QCOMPARE(describe(drawer, talk(Lang::Ru))[0].text, std::string("Раунд 1. Событие: «Чума»."));
    }

    void sameSeed_drawsTheSame()
    {
        QVERIFY(!(playedEvening(7).now() == playedEvening(8).now()));
        QVERIFY(playedEvening(7, Lang::En).now() == playedEvening(7, Lang::Ru).now());
    }
    // Pinned: what was drawn in a saved evening must not change with the program.
    void drawing_isPinned()
    {
        const Drawers drawers = Drawers::forTable(content(), 3, 2026);
        QCOMPARE(toJson(drawers.raids).dump(),
            std::string(
                "{\"track\":[\"steel\",\"candles\",\"horses\",\"steel\",\"candles\"],\"revealed\":0,\"boxed\":0}"));
        QCOMPARE(toJson(drawers.automa)["rng"].get<std::string>(), std::string("3f3b630c0170a7f5"));
        QCOMPARE(drawers.events.deck.front(), std::string("broken-minbar"));
    }
    void undo_goesBackToTheStart()
    {
        DrawerHistory history = playedEvening(3);
        const Drawers end = history.now();
        int steps = 0;
        for (; history.canUndo(); ++steps)
            history.undo();
        QVERIFY(history.now() == Drawers::forTable(content(), 2, 3));
        QCOMPARE(steps, 6 * (2 + 4 + 2));
        history.undo(); // nothing left: nothing happens
        QVERIFY(history.now() == Drawers::forTable(content(), 2, 3));
        // The same steps lead to the same end.
        QVERIFY(playedEvening(3).now() == end);
    }
    void nothingLeft_saysNothing()
    {
        DrawerHistory history = playedEvening(4);
        QVERIFY(history.now().events.isOver() && history.now().raids.isOver());
        const Drawers end = history.now();
        QVERIFY(history.revealEvent(talk()).empty());
        QVERIFY(history.newTarget(talk()).empty());
        QVERIFY(history.now() == end);
        DrawerHistory four(Drawers::forTable(content(), 4, 1));
        QVERIFY(four.placeAutoma(0, talk()).empty());
        QVERIFY(!four.canUndo());
    }

    void histories_areKeptAsJson()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            DrawerHistory history = playedEvening(seed);
            auto back = drawersFrom(toJson(history).dump());
            QVERIFY2(back, back ? "" : back.refusal().message.c_str());
            QCOMPARE(toJson(*back).dump(), toJson(history).dump());
            while (history.canUndo()) {
                QVERIFY(back->now() == history.now());
                history.undo();
                back->undo();
            }
            QVERIFY(back->now() == history.now() && !back->canUndo());
        }
    }
    // Every number, text and list of a kept history, made wrong one by one: refused, or read as something sound.
    void spoiltHistories_areRefused()
    {
        DrawerHistory history(Drawers::forTable(content(), 2, 9));
        history.newTarget(talk());
        history.placeAutoma(0, talk());
        const auto json = nlohmann::ordered_json::parse(toJson(history).dump());
        int refused = 0;
        const auto flat = json.flatten();
        for (const auto &[path, value] : flat.items()) {
            for (const nlohmann::ordered_json &wrong : { nlohmann::ordered_json(-1), nlohmann::ordered_json(99),
                     nlohmann::ordered_json(true), nlohmann::ordered_json() }) {
                auto spoilt = json;
                spoilt[nlohmann::ordered_json::json_pointer(path)] = wrong;
                const auto read = drawersFrom(spoilt.dump());
                QVERIFY2(!read, path.c_str());
                QCOMPARE(read.refusal().code, std::string("bad-drawers"));
                ++refused;
            }
        }
        QVERIFY(refused > 100);
        for (const char *text : { "", "{}", "[]", "{ \"drawers\": 1, \"states\": [] }" })
            QVERIFY(!drawersFrom(text));
        auto spoilt = json;
        spoilt["states"][0]["automa"]["inner"] = { 2, 2, 2, 2 };
        spoilt["states"][0]["automa"]["outer"] = { 1, 0, 0, 0 };
        QVERIFY(!drawersFrom(spoilt.dump())); // more tokens than there are
    }
};

OUTREMER_TEST(TestCampaignDrawers)
#include "tst_campaign_drawers.moc"
