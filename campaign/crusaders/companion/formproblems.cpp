#include "campaign/crusaders/companion/formproblems.h"

#include "campaign/crusaders/companion/formfindings.h"
#include "campaign/crusaders/companion/tablesetup.h"
#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts_words.h"

#include <map>
#include <set>

namespace outremer::campaign::table {
namespace {

void checkFrame(const ChapterForm &form, Findings &findings)
{
    if (form.chapter < 1 || form.chapter > kChapters)
        findings.error("chapter", "chapter-range");
    if (!form.ending.empty() && std::ranges::count(kEndingWords, form.ending) == 0)
        findings.error("ending", "ending-unknown", { { "text", form.ending } });
    if (form.rounds && (*form.rounds < 1 || *form.rounds > crusaders::kMaxRounds))
        findings.error("rounds", "rounds-range", { { "count", crusaders::kMaxRounds } });
}

// CR-SETUP-41: a covered city does not exist, so it is odd to hold one.
void checkClosed(const std::string &field, const std::string &city, Findings &findings)
{
    const auto &content = findings.where.content;
    const auto id = content.cityNamed(city);
    if (id && crusaders::isIn(closedCities(content, realmsOf(content, findings.where.campaign)), *id))
        findings.warning(field, "city-closed", { { "city", content.cities[*id].name } });
}

void checkCities(const ChapterForm &form, Findings &findings)
{
    std::map<std::string, std::string> owners;
    for (std::size_t i = 0; i < form.cities.size(); ++i) {
        const HeldCity &row = form.cities[i];
        const bool isCity = findings.checkCity(rowOf("cities", i, "city"), row.city);
        const bool isOwner = row.owner == "saracens" || findings.checkState(rowOf("cities", i, "owner"), row.owner);
        if (row.level && (*row.level < 1 || *row.level > 3))
            findings.error(rowOf("cities", i, "level"), "level-range");
        if (row.units && *row.units < 0)
            findings.error(rowOf("cities", i, "units"), "units-negative");
        if (!isCity)
            continue;
        checkClosed(rowOf("cities", i, "city"), row.city, findings);
        const auto [first, isNew] = owners.emplace(row.city, row.owner);
        const Name city = findings.where.catalogue.name(Thing::City, row.city);
        if (!isNew && first->second == row.owner)
            findings.error(rowOf("cities", i, "city"), "city-twice", { { "city", city } });
        else if (!isNew && isOwner) {
            const auto nameOf = [&](const std::string &owner) {
                return owner == "saracens" ? findings.where.content.saracens
                                           : findings.where.catalogue.name(Thing::State, owner);
            };
            findings.error(rowOf("cities", i, "owner"), "city-two-owners",
                { { "city", city }, { "state", nameOf(first->second) }, { "other", nameOf(row.owner) } });
        }
    }
}

// CR-PRAY-25, 26: a holy land is one player's or nobody's.
void checkHolyLands(const ChapterForm &form, Findings &findings)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < form.holyLands.size(); ++i) {
        const HolyLand &row = form.holyLands[i];
        findings.checkState(rowOf("holyLands", i, "state"), row.state);
        if (!findings.checkCity(rowOf("holyLands", i, "city"), row.city))
            continue;
        checkClosed(rowOf("holyLands", i, "city"), row.city, findings);
        if (!seen.insert(row.city).second)
            findings.error(rowOf("holyLands", i, "city"), "holy-land-twice",
                { { "city", findings.where.catalogue.name(Thing::City, row.city) } });
    }
}

void checkScars(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.scars.size(); ++i) {
        const CityScar &scar = form.scars[i];
        findings.checkCity(rowOf("scars", i, "city"), scar.city);
        if (scar.year != 0 && (scar.year < kFirstScarYear || scar.year > kLastScarYear))
            findings.error(
                rowOf("scars", i, "year"), "scar-year", { { "count", kFirstScarYear }, { "rest", kLastScarYear } });
    }
}

} // namespace

std::vector<FormProblem> problemsOf(const ChapterForm &form, const FormSetting &setting)
{
    std::vector<FormProblem> problems;
    Findings findings(setting, problems);
    checkFrame(form, findings);
    checkRanking(form, findings);
    checkCities(form, findings);
    checkHolyLands(form, findings);
    checkScars(form, findings);
    checkCards(form, findings);
    return problems;
}

bool hasErrors(const std::vector<FormProblem> &problems)
{
    return std::ranges::count(problems, FormProblem::Weight::Error, &FormProblem::weight) > 0;
}

} // namespace outremer::campaign::table
