#include "campaign/crusaders/companion/playedchapters.h"

#include "campaign/grammar/numerals.h"

#include <algorithm>

namespace outremer::campaign::table {
namespace {

// The evening on which a chapter ended; nothing when no evening tells of it.
const EveningFact *eveningOf(const CampaignFacts &campaign, int chapter)
{
    const EveningFact *found = nullptr;
    for (const EveningFact &evening : campaign.evenings) {
        if (evening.firstChapter <= chapter && chapter <= evening.lastChapter && !evening.date.empty())
            found = &evening;
    }
    return found;
}

// A chapter as a play. Whoever holds a dynasty now has played it: facts do not say who held it before.
plays::PastPlay playOf(const CampaignFacts &campaign, const ChapterFacts &chapter, const crusaders::Content &content)
{
    const EveningFact *evening = eveningOf(campaign, chapter.number);
    plays::PastPlay play;
    play.key = plays::keyOfPart(campaign.group, campaign.title, roman(chapter.number));
    play.game = "crusaders";
    play.date = evening ? evening->date : std::string();
    play.where = evening ? evening->place : std::string();
    play.title = campaign.title;
    play.part = roman(chapter.number);
    play.isOver = play.isDecided = true;
    play.rounds = chapter.rounds;
    for (const Standing &standing : chapter.standings) {
        const auto dynasty = std::ranges::find(campaign.dynasties, standing.seat, &DynastyFacts::seat);
        plays::PastSeat seat;
        seat.seat = standing.seat;
        seat.sitter.name = dynasty == campaign.dynasties.end() ? std::string() : dynasty->person;
        seat.sitter.bot = seat.sitter.name.empty() ? "bot" : "";
        seat.house = standing.state;
        seat.place = standing.rank;
        if (standing.influence)
            seat.score = *standing.influence;
        seat.hasWon = standing.seat == chapter.winner;
        seat.isFirst = standing.seat == firstSeatOf(chapter, content);
        play.seats.push_back(seat);
    }
    return play;
}

} // namespace

plays::BgStatsFile bgStatsOf(const std::vector<CampaignFacts> &campaigns, const crusaders::Content &content,
    const plays::BgStatsPlan &plan, Lang lang)
{
    std::vector<plays::PastPlay> played;
    for (const CampaignFacts &campaign : campaigns) {
        for (const ChapterFacts &chapter : campaign.chapters)
            played.push_back(playOf(campaign, chapter, content));
    }
    const plays::GameNames names{ [&](const std::string &, Lang in) { return content.phrases.say("title", in); },
        [&](const std::string &, const plays::PastSeat &seat, Lang in) {
            const auto realm = content.realmNamed(seat.house);
            return realm ? content.realms[*realm].name.in(in) : seat.house;
        } };
    return plays::bgStatsOf(played, names, plan, lang);
}

// The marker that starts furthest right.
int firstSeatOf(const ChapterFacts &chapter, const crusaders::Content &content)
{
    int first = -1;
    int furthest = -1;
    for (const Standing &standing : chapter.standings) {
        const auto realm = content.realmNamed(standing.state);
        if (realm && content.realms[*realm].startCell > furthest) {
            furthest = content.realms[*realm].startCell;
            first = standing.seat;
        }
    }
    return first;
}

} // namespace outremer::campaign::table
