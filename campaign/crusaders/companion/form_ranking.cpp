#include "campaign/crusaders/companion/formfindings.h"

#include <set>

namespace outremer::campaign::table {
namespace {

constexpr int kPointsOfChapter = 99; // at most, whatever a group counts by

std::string rankingField(std::size_t index, const std::string &field)
{
    return rowOf("ranking", index, field);
}

// Every seat once. False when the rows cannot be compared with each other.
bool checkSeats(const ChapterForm &form, Findings &findings)
{
    std::set<int> seen;
    bool isSound = true;
    for (std::size_t i = 0; i < form.ranking.size(); ++i) {
        const int seat = form.ranking[i].seat;
        if (!findings.checkSeat(rankingField(i, "seat"), seat)) {
            isSound = false;
        } else if (!seen.insert(seat).second) {
            findings.error(rankingField(i, "seat"), "seat-twice", { { "state", findings.stateOf(seat) } });
            isSound = false;
        }
    }
    for (const DynastyFacts &dynasty : findings.where.campaign.dynasties) {
        if (!seen.contains(dynasty.seat)) {
            findings.error("ranking", "seat-missing", { { "state", findings.stateOf(dynasty.seat) } });
            isSound = false;
        }
    }
    return isSound;
}

// Shared places may be counted 1, 1, 3 or 1, 1, 2: both are read, and nothing else.
void checkRanks(const ChapterForm &form, Findings &findings)
{
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < form.ranking.size(); ++i) {
        if (form.ranking[i].rank < 1)
            findings.error(
                rankingField(i, "rank"), "rank-missing", { { "state", findings.stateOf(form.ranking[i].seat) } });
        else
            rows.push_back(i);
    }
    if (rows.size() != form.ranking.size())
        return;
    std::ranges::stable_sort(rows, {}, [&](std::size_t i) { return form.ranking[i].rank; });
    int before = 0;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        const int rank = form.ranking[rows[place]].rank;
        if (rank != before && rank != before + 1 && rank != int(place) + 1)
            findings.error(
                rankingField(rows[place], "rank"), "rank-gap", { { "count", rank }, { "rest", before + 1 } });
        before = rank;
    }
}

// CR-SCORE-07: the highest total wins, so a better rank with less influence is odd. House scoring may be odd.
void checkInfluence(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.ranking.size(); ++i) {
        const Ranked &low = form.ranking[i];
        if (low.influence && *low.influence < 0)
            findings.error(
                rankingField(i, "influence"), "influence-negative", { { "state", findings.stateOf(low.seat) } });
        for (const Ranked &high : form.ranking) {
            if (high.rank < low.rank && high.influence && low.influence && *high.influence < *low.influence) {
                findings.warning(rankingField(i, "influence"), "influence-order",
                    { { "state", findings.stateOf(low.seat) }, { "other", findings.stateOf(high.seat) },
                        { "count", *low.influence }, { "rest", *high.influence } });
                break;
            }
        }
    }
}

void checkPoints(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.ranking.size(); ++i) {
        const Ranked &row = form.ranking[i];
        if (row.points && (*row.points < 0 || *row.points > kPointsOfChapter))
            findings.error(rankingField(i, "points"), "points-range",
                { { "state", findings.stateOf(row.seat) }, { "count", kPointsOfChapter } });
        if (row.traded && *row.traded < 0)
            findings.error(rankingField(i, "traded"), "traded-negative", { { "state", findings.stateOf(row.seat) } });
    }
}

void checkFallen(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.ranking.size(); ++i) {
        const Ranked &row = form.ranking[i];
        const std::string &state = findings.where.campaign.dynasties[std::size_t(row.seat)].state;
        if (row.fell && std::ranges::count(form.cities, state, &HeldCity::owner) > 0)
            findings.warning(rankingField(i, "fell"), "fell-with-cities", { { "state", findings.stateOf(row.seat) } });
    }
}

void checkWinner(const ChapterForm &form, Findings &findings)
{
    const auto isFirst = [](const Ranked &row) { return row.rank == 1; };
    if (!form.winner) {
        // CR-SCORE-08, 09: the rules leave no tie.
        if (std::ranges::count_if(form.ranking, isFirst) > 1)
            findings.warning("winner", "winner-tied",
                { { "state", findings.stateOf(std::ranges::find_if(form.ranking, isFirst)->seat) } });
        return;
    }
    if (*form.winner == -1)
        return;
    if (!findings.checkSeat("winner", *form.winner))
        return;
    const auto row = std::ranges::find(form.ranking, *form.winner, &Ranked::seat);
    if (row != form.ranking.end() && !isFirst(*row))
        findings.warning("winner", "winner-not-first", { { "state", findings.stateOf(*form.winner) } });
}

} // namespace

void checkRanking(const ChapterForm &form, Findings &findings)
{
    if (form.ranking.empty()) {
        findings.error("ranking", "ranking-missing");
        return;
    }
    if (!checkSeats(form, findings))
        return;
    checkRanks(form, findings);
    checkInfluence(form, findings);
    checkPoints(form, findings);
    checkFallen(form, findings);
    checkWinner(form, findings);
}

} // namespace outremer::campaign::table
