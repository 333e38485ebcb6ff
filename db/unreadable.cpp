#include "db/unreadable.h"

#include "db/journalrows.h"
#include "db/ledger.h"

namespace outremer {
namespace {

std::optional<std::uint64_t> packOfLastMatch(Ledger &ledger, const std::vector<Chapter> &chapters)
{
    for (auto chapter = chapters.rbegin(); chapter != chapters.rend(); ++chapter) {
        if (chapter->match)
            return ledger.get<MatchRow>(*chapter->match).packHash;
    }
    return std::nullopt;
}

std::optional<std::string> wrongIn(
    Ledger &ledger, Contents &contents, const CampaignReader &reader, const Campaign &campaign)
{
    const Row key{ { "campaign", campaign.id.value } };
    CampaignDocuments documents{ campaign, ledger.list<Dynasty>(key), ledger.list<Chapter>(key), {} };
    documents.chapterPack = packOfLastMatch(ledger, documents.chapters);
    const auto refusal = reader.refuse(documents, contents);
    return refusal ? std::optional(refusal->message) : std::nullopt;
}

} // namespace

std::vector<std::string> unreadableParts(Ledger &ledger, Contents &contents, const Knowledge &knowledge)
{
    std::vector<std::string> found;
    for (const TableShape &shape : ledger.shapes()) {
        if (!shape.isTallied())
            continue;
        for (const Row &row : ledger.rows(shape.name)) {
            if (const auto wrong = beyondLimits(shape, row))
                found.push_back(*wrong);
        }
    }
    if (!found.empty() || !knowledge.reader || !ledger.has("campaigns"))
        return found; // documents are read by what the cells say
    for (const Campaign &campaign : ledger.list<Campaign>()) {
        if (const auto wrong = wrongIn(ledger, contents, *knowledge.reader, campaign))
            found.push_back("campaign " + std::to_string(campaign.id.value) + ": " + *wrong);
    }
    return found;
}

} // namespace outremer
