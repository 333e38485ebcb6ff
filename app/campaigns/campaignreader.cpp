#include "app/campaigns/campaignreader.h"

#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterrecord.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/crusaders/companion/formjson.h"
#include "campaign/crusaders/facts/book_json.h"
#include "campaign/crusaders/facts/ruler_json.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace outremer {
namespace {

using campaign::ChapterFacts;

Refusal unreadable(const std::string &where, const std::string &what)
{
    return { "unreadable", where + " cannot be read: " + what };
}

std::string placeIn(const Chapter &chapter, const char *field)
{
    return "row " + std::to_string(chapter.id.value) + " of \"chapters\", field \"" + field + "\"";
}

std::string placeIn(const Dynasty &dynasty, const char *field)
{
    return "row " + std::to_string(dynasty.campaign.value) + "/" + std::to_string(dynasty.seat)
        + " of \"dynasties\", field \"" + field + "\"";
}

bool speaksOnlyOf(const ChapterFacts &facts, int seats)
{
    const auto isOne = [seats](const auto &fact) { return fact.seat >= 0 && fact.seat < seats; };
    return facts.winner < seats && std::ranges::all_of(facts.standings, isOne)
        && std::ranges::all_of(facts.marks, isOne) && std::ranges::all_of(facts.nicknames, isOne)
        && facts.heirlooms.size() <= std::size_t(seats)
        && (facts.interlude.empty() || facts.interlude.front().options.size() <= std::size_t(seats));
}

// In whatever order its members stand.
bool says(const std::optional<std::string> &document, const nlohmann::ordered_json &wanted)
{
    const auto parsed = [](const std::string &text) { return nlohmann::json::parse(text, nullptr, false); };
    return document && parsed(*document) == parsed(toText(wanted));
}

class OurReader : public CampaignReader {
public:
    std::optional<Refusal> refuse(const CampaignDocuments &documents, Contents &contents) const override
    {
        if (const auto refusal = refuseDynasties(documents.campaign, documents.dynasties))
            return refusal;
        const GamePtr &present = campaign::chapterGame();
        const auto pack = documents.campaign.packHash ? documents.campaign.packHash : documents.chapterPack;
        const auto game = pack ? contents.game(*present, *pack) : Result<GamePtr>(present);
        for (const Chapter &chapter : documents.chapters) {
            if (const auto refusal = refuseChapter(chapter, documents.campaign.seats))
                return refusal;
            if (!game)
                continue; // a book is told in the words of its content: without that nobody opens it
            if (const auto refusal = refuseBooks(chapter, documents.campaign.seats, **game))
                return refusal;
        }
        return std::nullopt;
    }

    std::optional<Refusal> refuseOutcome(const Chapter &row, const AnyMatch &match) const override
    {
        const auto *chapter = campaign::chapterOf(match);
        if (!chapter || row.status != ChapterStatus::Finished)
            return std::nullopt;
        if (!match.decision().isOver())
            return unreadable(placeIn(row, "status"), "its match is not over");
        if (!says(row.facts, toJson(campaign::factsOf(*chapter))))
            return unreadable(placeIn(row, "facts"), "they are not what its match came to");
        if (!says(row.bookAfter, toJson(chapter->state().book, chapter->game().crusaders())))
            return unreadable(placeIn(row, "book_after"), "it is not what its match came to");
        return std::nullopt;
    }

private:
    static std::optional<Refusal> refuseChapter(const Chapter &chapter, int seats)
    {
        if (chapter.facts) {
            if (const auto facts = factsOf(chapter, seats); !facts)
                return facts.refusal();
        }
        if (chapter.form) {
            if (const auto form = campaign::table::formFrom(*chapter.form); !form)
                return unreadable(placeIn(chapter, "form"), form.refusal().message);
        }
        return std::nullopt;
    }

    static std::optional<Refusal> refuseBooks(const Chapter &chapter, int seats, const AnyGame &game)
    {
        const auto refuseBook = [&](const std::string &text, const char *field) -> std::optional<Refusal> {
            const auto book = bookFrom(text, campaign::chapterRules(game).crusaders());
            if (!book)
                return unreadable(placeIn(chapter, field), book.refusal().message);
            if (book->seats != seats)
                return unreadable(placeIn(chapter, field), "it is not about the campaign's dynasties");
            return std::nullopt;
        };
        if (const auto refusal = refuseBook(chapter.bookBefore, "book_before"))
            return refusal;
        return chapter.bookAfter ? refuseBook(*chapter.bookAfter, "book_after") : std::nullopt;
    }
};

} // namespace

std::optional<Refusal> refuseDynasties(const Campaign &campaign, const std::vector<Dynasty> &dynasties)
{
    bool isSound = campaign.seats >= campaign::Chapter::kMinSeats && campaign.seats <= campaign::Chapter::kMaxSeats
        && dynasties.size() == std::size_t(campaign.seats);
    for (std::size_t seat = 0; seat < dynasties.size(); ++seat)
        isSound = isSound && dynasties[seat].seat == int(seat);
    if (!isSound)
        return Refusal{ "bad-campaign", "this campaign's dynasties do not fit its seats; it cannot be played" };
    for (const Dynasty &dynasty : dynasties) {
        if (const auto ruler = campaign::rulerFrom(dynasty.ruler); !ruler)
            return unreadable(placeIn(dynasty, "ruler"), ruler.refusal().message);
    }
    return std::nullopt;
}

Result<ChapterFacts> factsOf(const Chapter &chapter, int seats)
{
    auto facts = campaign::chapterFactsFrom(chapter.facts.value_or("{}"));
    if (!facts)
        return unreadable(placeIn(chapter, "facts"), facts.refusal().message);
    if (facts->number != chapter.number)
        return unreadable(placeIn(chapter, "facts"), "they are about another chapter");
    if (!speaksOnlyOf(*facts, seats))
        return unreadable(placeIn(chapter, "facts"), "they speak of a seat that the campaign does not have");
    return facts;
}

const Knowledge &ourKnowledge()
{
    static const OurReader kReader;
    static const Knowledge kKnowledge(&gameOfMatch, &kReader);
    return kKnowledge;
}

} // namespace outremer
