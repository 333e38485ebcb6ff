#include "campaign/crusaders/companion/formfacts.h"

#include "campaign/crusaders/companion/tablesetup.h"

#include <algorithm>

namespace outremer::campaign::table {
namespace {

// 1 + how many are strictly better: 1, 1, 3, however the group counted.
int rankOf(const ChapterForm &form, const Ranked &row)
{
    return 1 + int(std::ranges::count_if(form.ranking, [&](const Ranked &other) { return other.rank < row.rank; }));
}

int pointsOf(const Ranked &row, int rank, const PointScale &scale)
{
    if (row.points)
        return *row.points;
    const bool isListed = rank <= int(scale.byRank.size());
    return (isListed ? scale.byRank[std::size_t(rank - 1)] : 0)
        + scale.perAim * (int(row.hegemony) + int(row.righteousness));
}

Standing standingOf(const ChapterForm &form, const Ranked &row, const std::string &state, const PointScale &scale)
{
    Standing standing;
    standing.seat = row.seat;
    standing.state = state;
    standing.rank = rankOf(form, row);
    standing.influence = row.influence;
    standing.points = pointsOf(row, standing.rank, scale);
    standing.hegemony = row.hegemony;
    standing.righteousness = row.righteousness;
    standing.fell = row.fell;
    standing.traded = row.traded;
    for (const HeldCity &held : form.cities) {
        if (held.owner == state)
            standing.cities.push_back(held.city);
    }
    for (const HolyLand &land : form.holyLands) {
        if (land.state == state)
            standing.holyLands.push_back(land.city);
    }
    return standing;
}

std::vector<CityAtEnd> mapOf(const ChapterForm &form, const FormSetting &setting)
{
    const crusaders::Content &content = setting.content;
    const auto closed = closedCities(content, realmsOf(content, setting.campaign));
    std::vector<CityAtEnd> map;
    for (crusaders::CityId id = 0; id < crusaders::kCities; ++id) {
        const crusaders::City &city = content.cities[id];
        CityAtEnd end{ city.id, "closed", city.level, 0, {} };
        const auto held = std::ranges::find(form.cities, city.id, &HeldCity::city);
        if (held != form.cities.end() && held->level) {
            end = { city.id, held->owner, *held->level, held->units.value_or(0), {} };
        } else if (!crusaders::isIn(closed, id)) {
            return {};
        }
        const auto land = std::ranges::find(form.holyLands, city.id, &HolyLand::city);
        if (land != form.holyLands.end())
            end.holyLandOf = land->state;
        map.push_back(end);
    }
    return map;
}

void copyCards(const ChapterForm &form, ChapterFacts &facts)
{
    for (const QualityMark &mark : form.marks)
        facts.marks.push_back({ mark.seat, mark.quality, "table", mark.amount, 0 });
    for (const SeatCard &nickname : form.nicknames)
        facts.nicknames.push_back({ nickname.seat, nickname.card });
    for (const SeatCard &heirloom : form.heirlooms)
        facts.heirlooms[std::size_t(heirloom.seat)] = heirloom.card;
    for (const CityScar &scar : form.scars)
        facts.scars.push_back({ scar.kind, scar.city, scar.year });
    for (const SwornOath &oath : form.oaths)
        facts.oaths.push_back(
            { oath.round, oath.oath, oath.vassal, oath.suzerain, oath.accepted, oath.accepted && oath.kept });
}

// A counter of one dynasty is told with its player, or with its state when a bot sits there.
std::string counterName(const Counter &counter, const CampaignFacts &campaign)
{
    if (!counter.seat)
        return counter.name;
    const DynastyFacts &dynasty = campaign.dynasties[std::size_t(*counter.seat)];
    return counter.name + " (" + (dynasty.person.empty() ? dynasty.state : dynasty.person) + ")";
}

} // namespace

Result<ChapterFacts> factsOf(const ChapterForm &form, const FormSetting &setting, const PointScale &scale)
{
    const auto problems = problemsOf(form, setting);
    const auto error = std::ranges::find(problems, FormProblem::Weight::Error, &FormProblem::weight);
    if (error != problems.end())
        return Refusal{ "form-problems", error->field + ": " + error->text.in(Lang::En) };

    ChapterFacts facts;
    facts.number = form.chapter;
    facts.origin = Origin::Table;
    facts.ending = form.ending;
    facts.rounds = form.rounds.value_or(0);
    for (const Ranked &row : form.ranking)
        facts.standings.push_back(
            standingOf(form, row, setting.campaign.dynasties[std::size_t(row.seat)].state, scale));
    std::ranges::stable_sort(facts.standings, {}, &Standing::rank);
    facts.winner = form.winner.value_or(facts.standings.front().seat);
    facts.heirlooms.resize(form.heirlooms.empty() ? 0 : setting.campaign.dynasties.size());
    copyCards(form, facts);
    facts.map = mapOf(form, setting);
    for (const Counter &counter : form.counters)
        facts.counters.emplace_back(counterName(counter, setting.campaign), counter.value);
    return facts;
}

} // namespace outremer::campaign::table
