#include "campaign/crusaders/companion/formfacts.h"
#include "campaign/crusaders/companion/formjson.h"
#include "tests/campaign/tablekit.h"
#include "tests/support/ruletest.h"

#include <QFile>

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::table;
using namespace outremer::campaign::table::test;

namespace {

// Only what a form has to have.
ChapterForm rankingOnly()
{
    ChapterForm form;
    form.ranking = { { .seat = 1, .rank = 1 }, { .seat = 0, .rank = 2 }, { .seat = 2, .rank = 3 } };
    return form;
}

// Every field filled in, all of it sound.
ChapterForm fullForm()
{
    ChapterForm form;
    form.chapter = 2;
    form.ranking = { { 1, 1, 42, 6, 11, true, false, false }, { 0, 2, 30, {}, 4, false, true, false },
        { 2, 3, 12, {}, {}, false, false, true } };
    form.winner = 1;
    form.ending = "hegemony-and-righteousness";
    form.rounds = 5;
    form.cities = { { "jerusalem", "jerusalem", 2, 4 }, { "tripoli", "tripoli", 3, {} }, { "acre", "tripoli", {}, {} },
        { "antioch", "saracens", 1, 2 } };
    form.holyLands = { { "acre", "jerusalem" }, { "homs", "tripoli" } };
    form.marks = { { 0, "piety", 1 }, { 1, "prudence", 2 }, { 2, "temperance", -1 } };
    form.nicknames = { { 0, "prudent" }, { 1, "bold" } };
    form.heirlooms = { { 0, content().buildings[1].id }, { 2, content().buildings[2].id } };
    form.scars = { { Scar::Kind::Taken, "antioch", 1124 }, { Scar::Kind::Ruined, "acre", 0 } };
    form.oaths = { { 3, "safe-road", "tripoli", "jerusalem", true, false },
        { 0, "safe-road", "antioch", "tripoli", false, true } };
    form.unlocked = { { "envelope", "B" }, { "events", "8" } };
    form.counters = { { "Favour", "7", {} }, { "Debts", "3", 1 }, { "Debts", "5", 2 } };
    form.notes = { { "Аня", "Никогда больше не верю Борису." }, { "", "Без подписи." } };
    form.photographs = { { "photos/2026-11-16.JPG", "Последний раунд" }, { "map.png", "" } };
    return form;
}

// One of which the box has no second.
std::string singleBuilding()
{
    const auto &buildings = content().buildings; // the first stands for no card
    return std::find_if(buildings.begin() + 1, buildings.end(), [](const auto &card) { return card.copies == 1; })->id;
}

std::vector<FormProblem> problems(const ChapterForm &form, const CampaignFacts &campaign = trio())
{
    return problemsOf(form, { content(), campaign, catalogue() });
}

QString codes(const std::vector<FormProblem> &found)
{
    QStringList list;
    for (const FormProblem &problem : found)
        list += QString::fromStdString(problem.code + " at " + problem.field);
    return list.join("; ");
}

using Weight = FormProblem::Weight;
constexpr Weight kError = Weight::Error;
constexpr Weight kWarning = Weight::Warning;

// One mistake in a sound form, and what has to be said about it.
struct Mistake {
    const char *code;
    const char *field;
    Weight weight;
    void (*make)(ChapterForm &);
};

const std::vector<Mistake> kMistakes{
    { "chapter-range", "chapter", kError, [](ChapterForm &f) { f.chapter = 5; } },
    { "ranking-missing", "ranking", kError, [](ChapterForm &f) { f.ranking.clear(); } },
    { "seat-unknown", "ranking[0].seat", kError, [](ChapterForm &f) { f.ranking[0].seat = 3; } },
    { "seat-unknown", "marks[0].seat", kError, [](ChapterForm &f) { f.marks[0].seat = -1; } },
    { "seat-unknown", "counters[1].seat", kError, [](ChapterForm &f) { f.counters[1].seat = 9; } },
    { "seat-twice", "ranking[2].seat", kError, [](ChapterForm &f) { f.ranking[2].seat = 0; } },
    { "seat-missing", "ranking", kError, [](ChapterForm &f) { f.ranking.pop_back(); } },
    { "rank-missing", "ranking[1].rank", kError, [](ChapterForm &f) { f.ranking[1].rank = 0; } },
    { "rank-gap", "ranking[2].rank", kError, [](ChapterForm &f) { f.ranking[2].rank = 4; } },
    { "rank-gap", "ranking[0].rank", kError,
        [](ChapterForm &f) {
            f.winner.reset();
            f.ranking[0].rank = 2;
            f.ranking[1].rank = 2;
            f.ranking[0].influence = 30;
        } },
    { "influence-negative", "ranking[2].influence", kError, [](ChapterForm &f) { f.ranking[2].influence = -1; } },
    { "points-range", "ranking[0].points", kError, [](ChapterForm &f) { f.ranking[0].points = -1; } },
    { "points-range", "ranking[2].points", kError, [](ChapterForm &f) { f.ranking[2].points = 100; } },
    { "traded-negative", "ranking[1].traded", kError, [](ChapterForm &f) { f.ranking[1].traded = -4; } },
    { "influence-order", "ranking[1].influence", kWarning, [](ChapterForm &f) { f.ranking[1].influence = 50; } },
    { "fell-with-cities", "ranking[0].fell", kWarning, [](ChapterForm &f) { f.ranking[0].fell = true; } },
    { "winner-tied", "winner", kWarning,
        [](ChapterForm &f) {
            f.winner.reset();
            f.ranking[1].rank = 1;
            f.ranking[1].influence = 42;
        } },
    { "winner-not-first", "winner", kWarning, [](ChapterForm &f) { f.winner = 0; } },
    { "seat-unknown", "winner", kError, [](ChapterForm &f) { f.winner = 7; } },
    { "ending-unknown", "ending", kError, [](ChapterForm &f) { f.ending = "pizza"; } },
    { "rounds-range", "rounds", kError, [](ChapterForm &f) { f.rounds = 7; } },
    { "city-missing", "cities[0].city", kError, [](ChapterForm &f) { f.cities[0].city.clear(); } },
    { "city-unknown", "cities[1].city", kError, [](ChapterForm &f) { f.cities[1].city = "atlantis"; } },
    { "city-unknown", "scars[0].city", kError, [](ChapterForm &f) { f.scars[0].city = "ys"; } },
    { "scar-year", "scars[0].year", kError, [](ChapterForm &f) { f.scars[0].year = 999; } },
    { "scar-year", "scars[1].year", kError, [](ChapterForm &f) { f.scars[1].year = 1301; } },
    { "city-twice", "cities[2].city", kError, [](ChapterForm &f) { f.cities[2].city = "tripoli"; } },
    { "city-two-owners", "cities[3].owner", kError, [](ChapterForm &f) { f.cities[3].city = "acre"; } },
    { "city-closed", "cities[2].city", kWarning, [](ChapterForm &f) { f.cities[2].city = "edessa"; } },
    { "state-missing", "cities[0].owner", kError, [](ChapterForm &f) { f.cities[0].owner.clear(); } },
    { "state-unknown", "holyLands[0].state", kError, [](ChapterForm &f) { f.holyLands[0].state = "cyprus"; } },
    { "state-absent", "cities[2].owner", kError, [](ChapterForm &f) { f.cities[2].owner = "edessa"; } },
    { "level-range", "cities[0].level", kError, [](ChapterForm &f) { f.cities[0].level = 4; } },
    { "units-negative", "cities[0].units", kError, [](ChapterForm &f) { f.cities[0].units = -2; } },
    { "holy-land-twice", "holyLands[1].city", kError, [](ChapterForm &f) { f.holyLands[1].city = "acre"; } },
    { "quality-unknown", "marks[1].quality", kError, [](ChapterForm &f) { f.marks[1].quality = "punctuality"; } },
    { "mark-amount", "marks[0].amount", kError, [](ChapterForm &f) { f.marks[0].amount = 0; } },
    { "card-missing", "nicknames[0].card", kError, [](ChapterForm &f) { f.nicknames[0].card.clear(); } },
    { "card-unknown", "nicknames[0].card", kWarning, [](ChapterForm &f) { f.nicknames[0].card = "Кривой"; } },
    { "card-unknown", "heirlooms[0].card", kWarning, [](ChapterForm &f) { f.heirlooms[0].card = "Windmill"; } },
    { "card-unknown", "oaths[1].oath", kWarning, [](ChapterForm &f) { f.oaths[1].oath = "On the sword"; } },
    { "nickname-taken", "nicknames[1].card", kWarning, [](ChapterForm &f) { f.nicknames[1].card = "prudent"; } },
    { "heirloom-twice", "heirlooms[1].seat", kError, [](ChapterForm &f) { f.heirlooms[1].seat = 0; } },
    { "heirloom-shared", "heirlooms[1].card", kWarning,
        [](ChapterForm &f) {
            f.heirlooms = { { 2, singleBuilding() }, { 0, singleBuilding() } };
        } },
    { "oath-to-oneself", "oaths[0].suzerain", kError, [](ChapterForm &f) { f.oaths[0].suzerain = "tripoli"; } },
    { "rounds-range", "oaths[0].round", kError, [](ChapterForm &f) { f.oaths[0].round = 8; } },
    { "component-missing", "unlocked[0].id", kError, [](ChapterForm &f) { f.unlocked[0].id.clear(); } },
    { "component-twice", "unlocked[1].id", kWarning, [](ChapterForm &f) { f.unlocked[1] = f.unlocked[0]; } },
    { "counter-unnamed", "counters[0].name", kError, [](ChapterForm &f) { f.counters[0].name.clear(); } },
    { "counter-twice", "counters[2].name", kWarning, [](ChapterForm &f) { f.counters[2].seat = 1; } },
    { "note-empty", "notes[1].text", kError, [](ChapterForm &f) { f.notes[1].text.clear(); } },
    { "photograph-missing", "photographs[0].file", kError, [](ChapterForm &f) { f.photographs[0].file.clear(); } },
    { "photograph-twice", "photographs[1].file", kWarning,
        [](ChapterForm &f) { f.photographs[1].file = f.photographs[0].file; } },
    { "photograph-odd", "photographs[1].file", kWarning, [](ChapterForm &f) { f.photographs[1].file = "map.docx"; } },
};

} // namespace

// Forms of chapters played at a real table.
class TestCampaignForms : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void form_isTheSameAfterWritingAndReading()
    {
        for (const ChapterForm &form : { rankingOnly(), fullForm(), ChapterForm{} }) {
            const auto back = formFrom(toJson(form).dump());
            QVERIFY2(back, back ? "" : back.refusal().message.c_str());
            QVERIFY(*back == form);
            QCOMPARE(toJson(*back).dump(), toJson(form).dump());
        }
    }
    void emptyParts_areNotWritten()
    {
        const auto json = toJson(rankingOnly());
        QCOMPARE(json.dump(),
            std::string("{\"form\":1,\"chapter\":1,\"ranking\":[{\"seat\":1,\"rank\":1},{\"seat\":0,\"rank\":2},"
                        "{\"seat\":2,\"rank\":3}]}"));
    }
    void whatIsNoForm_isRefusedWithItsField_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        QTest::newRow("not json") << "{ \"form\": 1,"
                                  << "";
        QTest::newRow("a list") << "[]"
                                << "object";
        QTest::newRow("other version") << "{ \"form\": 2, \"chapter\": 1 }"
                                       << "form";
        QTest::newRow("no chapter") << "{ \"form\": 1 }"
                                    << "chapter";
        QTest::newRow("fifth chapter") << "{ \"form\": 1, \"chapter\": 5 }"
                                       << "chapter";
        QTest::newRow("unknown key") << "{ \"form\": 1, \"chapter\": 1, \"mood\": 3 }"
                                     << "mood";
        QTest::newRow("unknown inner key")
            << "{ \"form\": 1, \"chapter\": 1, \"marks\": [ { \"seat\": 0, \"hat\": 1 } ] }"
            << "marks[0].hat";
        QTest::newRow("text for number") << "{ \"form\": 1, \"chapter\": 1, \"ranking\": [ { \"seat\": \"one\" } ] }"
                                         << "ranking[0].seat";
        QTest::newRow("number for text") << "{ \"form\": 1, \"chapter\": 1, \"cities\": [ { \"city\": 3 } ] }"
                                         << "cities[0].city";
        QTest::newRow("no such scar")
            << "{ \"form\": 1, \"chapter\": 1, \"scars\": [ { \"kind\": \"burnt\", \"city\": \"acre\" } ] }"
            << "scars[0].kind";
        QTest::newRow("huge number") << "{ \"form\": 1, \"chapter\": 1, \"rounds\": 123456789 }"
                                     << "rounds";
    }
    void whatIsNoForm_isRefusedWithItsField()
    {
        QFETCH(QString, text);
        QFETCH(QString, field);
        const auto read = formFrom(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.refusal().code, std::string("bad-form"));
        QVERIFY2(QString::fromStdString(read.refusal().message).contains(field), read.refusal().message.c_str());
    }

    void soundForms_haveNoProblems()
    {
        QCOMPARE(codes(problems(rankingOnly())), QString());
        QCOMPARE(codes(problems(fullForm())), QString());
    }
    void everyMistake_isToldOnceAtItsField()
    {
        for (const Mistake &mistake : kMistakes) {
            ChapterForm form = fullForm();
            mistake.make(form);
            const auto found = problems(form);
            const auto is = [&](const FormProblem &problem) {
                return problem.code == mistake.code && problem.field == mistake.field
                    && problem.weight == mistake.weight;
            };
            QVERIFY2(std::ranges::count_if(found, is) == 1,
                qPrintable(QString("%1 at %2, but: %3").arg(mistake.code, mistake.field, codes(found))));
            QCOMPARE(hasErrors(found), std::ranges::count(found, kError, &FormProblem::weight) > 0);
            for (const FormProblem &problem : found) {
                for (Lang lang : kLanguages)
                    QVERIFY2(isWhole(problem.text.in(lang)), problem.text.in(lang).c_str());
            }
        }
    }
    void everyPhraseAboutAMistake_isSaidBySomeMistake()
    {
        QFile file(OUTREMER_SOURCE_DIR "/campaign/crusaders/content/forms.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto json = nlohmann::json::parse(file.readAll().toStdString());
        for (const auto &[key, texts] : json.items()) {
            if (key.starts_with("problem."))
                QVERIFY2(std::ranges::any_of(
                             kMistakes, [&](const Mistake &one) { return "problem." + std::string(one.code) == key; }),
                    key.c_str());
        }
    }
    void theTextsOfProblems_nameWhatTheyAreAbout()
    {
        ChapterForm form = fullForm();
        form.ranking[1].influence = 50;
        QCOMPARE(problems(form)[0].text.in(Lang::En),
            std::string("Jerusalem has more influence than Tripoli (50 to 42) and yet stands lower. If that is how it "
                        "went, leave it so."));
        form = fullForm();
        form.cities[3].city = "acre";
        QCOMPARE(problems(form)[0].text.in(Lang::Ru),
            std::string("У города Акра оказалось два хозяина: Триполи и сарацины. Кто из них держал его в конце?"));
        form = fullForm();
        form.ranking.pop_back();
        QCOMPARE(problems(form)[0].text.in(Lang::Ru),
            std::string("В списке нет места для Антиохии. Каким по счёту закончило главу это государство?"));
    }

    void sharedPlaces_mayBeCountedBothWays()
    {
        for (const auto &[ranks, isSound] : std::vector<std::pair<std::array<int, 3>, bool>>{ { { 1, 1, 3 }, true },
                 { { 1, 1, 2 }, true }, { { 1, 2, 2 }, true }, { { 1, 1, 1 }, true }, { { 1, 3, 3 }, false },
                 { { 2, 2, 3 }, false }, { { 1, 2, 4 }, false }, { { 1, 1, 4 }, false } }) {
            ChapterForm form = rankingOnly();
            for (std::size_t i = 0; i < 3; ++i)
                form.ranking[i].rank = ranks[i];
            QCOMPARE(!hasErrors(problems(form)), isSound);
        }
        ChapterForm form = rankingOnly();
        form.ranking[1].rank = 1;
        form.ranking[2].rank = 2;
        const auto campaign = trio();
        const auto facts = factsOf(form, { content(), campaign, catalogue() });
        QVERIFY(facts);
        QCOMPARE(facts->standings[2].rank, 3); // two are better
        QCOMPARE(facts->winner, 1);            // the first that was written down
    }
    void nicknames_areCheckedAgainstOtherChaptersOnly()
    {
        CampaignFacts campaign = trio();
        ChapterFacts before;
        before.number = 1;
        before.nicknames = { { 2, "prudent" } };
        campaign.chapters = { before };
        const auto found = problems(fullForm(), campaign);
        QCOMPARE(codes(found), QString("nickname-taken at nicknames[0].card"));
        QVERIFY(found[0].text.in(Lang::En).find("Antioch") != std::string::npos);
        campaign.chapters[0].number = 2; // the same chapter, written again
        QCOMPARE(codes(problems(fullForm(), campaign)), QString());
    }
    void withoutKnownNicknames_anyNameIsFine()
    {
        ChapterForm form = rankingOnly();
        form.nicknames = { { 0, "Одноглазый" } };
        const CampaignFacts campaign = trio();
        QCOMPARE(codes(problemsOf(form, { content(), campaign, Catalogue::of(content()) })), QString());
    }

    void heirlooms_mayBeSharedWhileTheBoxHasCopies()
    {
        const auto &buildings = content().buildings;
        const auto common = std::ranges::find_if(buildings, [](const auto &card) { return card.copies >= 3; });
        QVERIFY(common != buildings.end());
        ChapterForm form = rankingOnly();
        form.heirlooms = { { 0, common->id }, { 1, common->id }, { 2, common->id } };
        QCOMPARE(codes(problems(form)), QString());
        for (const std::string card : { "Windmill", "?" }) { // not ours to count
            form.heirlooms = { { 0, card }, { 1, card } };
            QCOMPARE(
                codes(problems(form)), QString("card-unknown at heirlooms[0].card; card-unknown at heirlooms[1].card"));
        }
        form.heirlooms = { { 1, singleBuilding() }, { 0, singleBuilding() } };
        const std::string text = problems(form)[0].text.in(Lang::En);
        QVERIFY2(text.find("already kept by Tripoli") != std::string::npos, text.c_str());
    }
    void theEdgesOfWhatCanBeWritten_areSound()
    {
        ChapterForm form = fullForm();
        form.ranking[0].points = 0;
        form.ranking[1].points = 99;
        form.ranking[0].traded = 0;
        form.scars[0].year = 1000;
        form.scars[1].year = 1300;
        QCOMPARE(codes(problems(form)), QString());
    }

    void rankingAlone_makesAChapter()
    {
        const CampaignFacts campaign = trio();
        const auto facts = factsOf(rankingOnly(), { content(), campaign, catalogue() });
        QVERIFY(facts);
        QCOMPARE(facts->origin, Origin::Table);
        QCOMPARE(facts->number, 1);
        QCOMPARE(facts->winner, 1);
        QCOMPARE(facts->standings.size(), std::size_t(3));
        QCOMPARE(facts->standings[0].state, std::string("tripoli"));
        QVERIFY(!facts->standings[0].influence);
        QCOMPARE(facts->standings[0].points, 0);
        QVERIFY(facts->ending.empty() && facts->rounds == 0 && facts->map.empty() && facts->heirlooms.empty());
    }
    void fullForm_becomesFacts()
    {
        const CampaignFacts campaign = trio();
        const auto facts = factsOf(fullForm(), { content(), campaign, catalogue() }, { { 5, 3, 1 }, 1 });
        QVERIFY(facts);
        QCOMPARE(facts->ending, std::string("hegemony-and-righteousness"));
        QCOMPARE(facts->rounds, 5);
        QCOMPARE(facts->standings[0].points, 6); // the group's own count
        QCOMPARE(facts->standings[1].points, 4); // the scale's: second place and righteousness
        QCOMPARE(facts->standings[2].points, 1);
        QVERIFY(facts->standings[2].fell);
        QCOMPARE(facts->standings[0].cities, (std::vector<std::string>{ "tripoli", "acre" }));
        QCOMPARE(facts->standings[1].holyLands, (std::vector<std::string>{ "acre" }));
        QCOMPARE(*facts->standings[0].traded, 11);
        QCOMPARE(facts->marks.size(), std::size_t(3));
        QCOMPARE(facts->marks[0].reason, std::string("table"));
        QCOMPARE(facts->marks[2].amount, -1);
        QCOMPARE(facts->nicknames[1].nickname, std::string("bold"));
        QCOMPARE(facts->heirlooms.size(), std::size_t(3));
        QVERIFY(!facts->heirlooms[1]);
        QCOMPARE(*facts->heirlooms[2], content().buildings[2].id);
        QCOMPARE(facts->scars[0].year, 1124);
        QVERIFY(facts->oaths[0].accepted && !facts->oaths[0].kept);
        QVERIFY(!facts->oaths[1].accepted && !facts->oaths[1].kept); // what was refused was not kept
        QCOMPARE(facts->counters[1].first, std::string("Debts (Борис)"));
        QCOMPARE(facts->counters[2].first, std::string("Debts (antioch)"));
        QVERIFY(facts->map.empty()); // not all cities were written down
    }
    void map_isToldWhenEveryOpenCityIsKnown()
    {
        const CampaignFacts campaign = trio();
        ChapterForm form = rankingOnly();
        for (const crusaders::City &city : content().cities) {
            if (city.id != "edessa")
                form.cities.push_back({ city.id, city.id == "acre" ? "tripoli" : "saracens", int(city.level), {} });
        }
        form.holyLands = { { "homs", "antioch" } };
        const auto whole = factsOf(form, { content(), campaign, catalogue() });
        QVERIFY(whole);
        QCOMPARE(whole->map.size(), std::size_t(crusaders::kCities));
        for (const CityAtEnd &city : whole->map) {
            QCOMPARE(city.owner,
                std::string(city.city == "edessa" ? "closed"
                        : city.city == "acre"     ? "tripoli"
                                                  : "saracens"));
            QCOMPARE(city.holyLandOf, std::string(city.city == "homs" ? "antioch" : ""));
        }
        form.cities[4].level.reset();
        QVERIFY(factsOf(form, { content(), campaign, catalogue() })->map.empty());
    }
    void nobody_mayHaveWon()
    {
        const CampaignFacts campaign = trio();
        ChapterForm form = rankingOnly();
        form.winner = -1;
        QCOMPARE(factsOf(form, { content(), campaign, catalogue() })->winner, -1);
    }
    void formsWithErrors_areNotWrittenDown()
    {
        const CampaignFacts campaign = trio();
        for (const Mistake &mistake : kMistakes) {
            ChapterForm form = fullForm();
            mistake.make(form);
            const auto facts = factsOf(form, { content(), campaign, catalogue() });
            QCOMPARE(bool(facts), !hasErrors(problems(form)));
            if (!facts) {
                QCOMPARE(facts.refusal().code, std::string("form-problems"));
                continue;
            }
            // What is written down can be read again.
            const auto back = chapterFactsFrom(toJson(*facts).dump());
            QVERIFY2(back, back ? "" : back.refusal().message.c_str());
        }
    }
};

OUTREMER_TEST(TestCampaignForms)
#include "tst_campaign_forms.moc"
