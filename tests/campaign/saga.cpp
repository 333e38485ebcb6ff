#include "tests/campaign/saga.h"

namespace outremer::campaign::test {
namespace {

using Kind = Clash::Kind;

ChapterFacts chapterOf(int number, Origin origin, const std::string &ending, int rounds, int winner)
{
    ChapterFacts chapter;
    chapter.number = number;
    chapter.origin = origin;
    chapter.ending = ending;
    chapter.rounds = rounds;
    chapter.winner = winner;
    return chapter;
}

ChapterFacts firstChapter()
{
    ChapterFacts chapter = chapterOf(1, Origin::Digital, "hegemony", 5, 0);
    chapter.standings = {
        { 0, "jerusalem", 1, 41, 6, true, false, false, { "jerusalem", "acre", "damascus", "baalbek" },
            { "jerusalem", "acre" }, std::nullopt },
        { 3, "antioch", 2, 33, 3, false, false, false, { "antioch", "apamea" }, { "antioch" }, std::nullopt },
        { 1, "tripoli", 3, 27, 2, false, false, false, { "tripoli" }, { "tripoli", "tortosa", "homs" }, std::nullopt },
        { 2, "edessa", 4, 19, 1, false, false, false, { "edessa" }, {}, std::nullopt },
    };
    chapter.clashes = {
        { Kind::Battle, 1, "acre", "jerusalem", "saracens", 4, 2, true, true, false, { "true-cross", "pilgrim-levy" } },
        { Kind::Battle, 1, "tortosa", "tripoli", "saracens", 5, 1, false, false, false, {} },
        { Kind::Raid, 2, "edessa", "saracens", "edessa", 2, 2, false, false, false, {} },
        { Kind::Battle, 2, "turbessel", "edessa", "saracens", 3, 1, true, true, false, { "border-patrol" } },
        { Kind::Battle, 2, "apamea", "antioch", "saracens", 6, 7, true, true, false, { "norman-charge" } },
        { Kind::Raid, 3, "turbessel", "saracens", "edessa", 3, 0, true, true, false, {} },
        { Kind::Battle, 3, "damascus", "jerusalem", "saracens", 6, 3, true, true, false, { "god-wills-it" } },
        { Kind::Raid, 4, "acre", "saracens", "jerusalem", 2, 4, false, false, false, {} },
        { Kind::Raid, 4, "antioch", "saracens", "antioch", 2, 3, false, false, false, {} },
        { Kind::Battle, 5, "baalbek", "jerusalem", "saracens", 5, 2, true, true, false, { "tower-of-david" } },
    };
    chapter.events = { "legate-ashore", "locusts", "spring-passage", "winter-rains", "quarrel-in-the-high-court" };
    chapter.marks = { { 0, "valour", "deed", 1, 3 }, { 1, "piety", "deed", 1, 3 }, { 3, "prudence", "bull", 1, 0 },
        { 0, "valour", "bull", 1, 0 }, { 3, "prudence", "interlude", 1, 0 }, { 2, "temperance", "deed", 1, 0 } };
    chapter.interlude = { { "fords", { "spears", "ships", "spears", "ships" } } };
    chapter.nicknames = { { 3, "the-prudent" }, { 0, "the-fearless" } };
    chapter.heirlooms = { "cathedral", "genoese-quays", std::nullopt, "bazaar" };
    chapter.scars = { { Scar::Kind::Taken, "turbessel", 1110 }, { Scar::Kind::Ruined, "acre", 1110 } };
    chapter.map = { { "jerusalem", "jerusalem", 2, 4, "jerusalem" }, { "tripoli", "tripoli", 2, 5, "tripoli" },
        { "edessa", "edessa", 1, 3, "" }, { "antioch", "antioch", 3, 4, "antioch" },
        { "turbessel", "saracens", 2, 3, "" }, { "tortosa", "saracens", 2, 2, "tripoli" },
        { "acre", "jerusalem", 2, 2, "jerusalem" }, { "tadmor", "saracens", 2, 2, "" },
        { "aleppo", "saracens", 2, 3, "" }, { "apamea", "antioch", 2, 2, "" }, { "baalbek", "jerusalem", 2, 3, "" },
        { "damascus", "jerusalem", 2, 3, "" }, { "homs", "saracens", 3, 2, "tripoli" } };
    return chapter;
}

ChapterFacts secondChapter(bool isRussian)
{
    ChapterFacts chapter = chapterOf(2, Origin::Table, "", 0, 1);
    chapter.legacy = "emirs-count";
    chapter.standings = {
        { 1, "tripoli", 1, 38, 5, false, false, false, {}, {}, 17 },
        { 0, "jerusalem", 2, std::nullopt, 3, false, false, false, {}, {}, 11 },
        { 2, "edessa", 3, std::nullopt, 2, false, false, false, {}, {}, std::nullopt },
        { 3, "antioch", 4, std::nullopt, 1, false, false, false, {}, {}, std::nullopt },
    };
    chapter.marks = { { 1, "piety", "table", 1, 0 } };
    chapter.counters = { { isRussian ? "Пролито чаю" : "Cups of tea spilt", "2" } };
    return chapter;
}

ChapterFacts thirdChapter()
{
    ChapterFacts chapter = chapterOf(3, Origin::Digital, "era", 6, 3);
    chapter.standings = {
        { 3, "antioch", 1, 44, 5, false, false, false, { "antioch", "apamea", "edessa" }, { "antioch", "apamea" }, 9 },
        { 1, "tripoli", 2, 40, 3, false, false, false, { "tripoli", "tortosa" }, { "tripoli" }, 9 },
        { 0, "jerusalem", 3, 31, 2, false, false, false, { "jerusalem" }, {}, 4 },
        { 2, "edessa", 4, 12, 1, false, false, true, {}, {}, 0 },
    };
    chapter.clashes = {
        { Kind::Battle, 2, "edessa", "antioch", "edessa", 7, 2, true, true, false, { "ambush-at-the-iron-bridge" } },
        { Kind::Battle, 3, "acre", "tripoli", "jerusalem", 5, 1, false, false, false, { "mangonels" } },
        { Kind::Battle, 4, "acre", "tripoli", "jerusalem", 6, 2, true, true, false, {} },
        { Kind::Raid, 5, "acre", "saracens", "tripoli", 4, 0, true, true, false, {} },
        { Kind::Battle, 6, "tortosa", "tripoli", "saracens", 4, 6, true, true, false, {} },
    };
    chapter.oaths = { { 1, "hands", "tripoli", "jerusalem", true, true },
        { 2, "altar", "edessa", "antioch", false, false }, { 4, "hands", "tripoli", "jerusalem", true, false } };
    chapter.events = { "ransom-for-a-king" };
    chapter.marks = { { 3, "prudence", "deed", 1, 14 }, { 1, "temperance", "oath", -1, 0 },
        { 3, "leadership", "deed", 1, 9 } };
    chapter.scars = { { Scar::Kind::Taken, "acre", 1137 } };
    chapter.map = { { "jerusalem", "jerusalem", 2, 3, "" }, { "tripoli", "tripoli", 3, 4, "tripoli" },
        { "edessa", "antioch", 2, 3, "" }, { "antioch", "antioch", 3, 4, "antioch" },
        { "acre", "saracens", 1, 3, "" } };
    return chapter;
}

ChapterFacts fourthChapter()
{
    ChapterFacts chapter = chapterOf(4, Origin::Digital, "defeat", 4, -1);
    chapter.standings = {
        { 3, "antioch", 1, 30, 5, false, false, false, { "antioch" }, {}, std::nullopt },
        { 1, "tripoli", 2, 26, 3, false, false, false, { "tripoli" }, {}, std::nullopt },
        { 0, "jerusalem", 3, 22, 2, false, false, false, { "acre" }, {}, std::nullopt },
        { 2, "edessa", 4, 20, 1, false, false, false, { "turbessel" }, {}, std::nullopt },
    };
    chapter.clashes = {
        { Kind::Commander, 1, "edessa", "saracens", "edessa", 5, 3, true, true, false, {} },
        { Kind::Battle, 2, "homs", "antioch", "saracens", 6, 1, true, true, true, { "norman-charge" } },
        { Kind::Commander, 3, "tripoli", "saracens", "tripoli", 4, 2, false, false, false, {} },
        { Kind::Raid, 4, "jerusalem", "saracens", "jerusalem", 5, 0, true, true, false, {} },
    };
    chapter.marks = { { 3, "prudence", "deed", 1, 11 } };
    chapter.map = { { "jerusalem", "saracens", 2, 3, "" }, { "tripoli", "tripoli", 3, 4, "tripoli" },
        { "edessa", "saracens", 2, 4, "" }, { "antioch", "antioch", 3, 4, "antioch" }, { "homs", "antioch", 3, 2, "" },
        { "acre", "jerusalem", 1, 1, "" }, { "turbessel", "edessa", 2, 2, "" }, { "aleppo", "saracens", 2, 2, "" } };
    return chapter;
}

CampaignFacts opened(Lang lang)
{
    const bool isRussian = lang == Lang::Ru;
    CampaignFacts facts;
    facts.title = isRussian ? "Четыре короны и один чайник" : "Four Crowns and a Teapot";
    facts.group = isRussian ? "Пятница" : "Friday Club";
    facts.dynasties = { { 0, "jerusalem", "baldwin", false, isRussian ? "Анна" : "Anna", "" },
        { 1, "tripoli", "hodierna", false, isRussian ? "Борис" : "Boris", "" },
        { 2, "edessa", isRussian ? "Гуго Рыжий" : "Hugh the Red", false, isRussian ? "Вера" : "Vera", "" },
        { 3, "antioch", "constance", false, "", "greedy" } };
    facts.evenings = { { 1, "2026-11-06", isRussian ? "у Анны" : "at Anna’s",
        isRussian ? std::vector<std::string>{ "Анна", "Борис", "Вера" }
                  : std::vector<std::string>{ "Anna", "Boris", "Vera" },
        1, 2 } };
    facts.notes = { { 1, 1, isRussian ? "Вера" : "Vera",
                        isRussian ? "Турбессель мы ещё вернём!\nЗапишите."
                                  : "We shall have Turbessel back!\nWrite it down." },
        { 4, 0, isRussian ? "Борис" : "Boris", isRussian ? "Предупреждал же." : "I did warn you." } };
    return facts;
}

} // namespace

CampaignFacts saga(Lang lang)
{
    CampaignFacts facts = opened(lang);
    facts.chapters = { firstChapter(), secondChapter(lang == Lang::Ru), thirdChapter(), fourthChapter() };
    facts.finals = { { 0, 13, 1, 0, 0 }, { 1, 13, 0, 0, 0 }, { 2, 5, 0, 0, 0 }, { 3, 14, 2, 0, 0 } };
    facts.winner = 3;
    return facts;
}

CampaignFacts stoppedSaga(Lang lang, int finished)
{
    const CampaignFacts whole = saga(lang);
    CampaignFacts facts = opened(lang);
    facts.notes.resize(1);
    facts.chapters.assign(whole.chapters.begin(), whole.chapters.begin() + finished);
    ChapterFacts soFar = whole.chapters[std::size_t(finished)];
    soFar.winner = -1;
    soFar.ending.clear();
    soFar.nicknames.clear();
    soFar.heirlooms.clear();
    soFar.scars.clear();
    facts.pause = Pause{ finished + 1, 4, "planning", "tripoli", soFar };
    return facts;
}

CampaignFacts bareSaga(Lang lang)
{
    CampaignFacts facts = opened(lang);
    facts.notes.clear();
    facts.evenings.clear();
    ChapterFacts chapter = chapterOf(1, Origin::Table, "", 0, -1);
    chapter.standings = { { 2, "edessa", 1, std::nullopt, 0, false, false, false, {}, {}, std::nullopt },
        { 0, "jerusalem", 2, std::nullopt, 0, false, false, false, {}, {}, std::nullopt },
        { 1, "tripoli", 3, std::nullopt, 0, false, false, false, {}, {}, std::nullopt },
        { 3, "antioch", 4, std::nullopt, 0, false, false, false, {}, {}, std::nullopt } };
    facts.chapters = { chapter };
    return facts;
}

} // namespace outremer::campaign::test
