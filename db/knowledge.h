#pragma once

#include "db/campaignrows.h"
#include "db/contents.h"

namespace outremer {

// All rows of a campaign that have documents in them.
struct CampaignDocuments {
    Campaign campaign;
    std::vector<Dynasty> dynasties;
    std::vector<Chapter> chapters;
    std::optional<std::uint64_t>
        chapterPack; // of the last chapter in the program, for campaigns that do not say theirs
};

// Reads what the store only keeps. A refusal names the row and the field that cannot be read.
class CampaignReader {
public:
    virtual ~CampaignReader() = default;

    // Every document of the campaign, and what they must agree on.
    virtual std::optional<Refusal> refuse(const CampaignDocuments &documents, Contents &contents) const = 0;
    // A finished chapter against its match, played again from its journal: it is over, and its facts and its book are
    // what it came to.
    virtual std::optional<Refusal> refuseOutcome(const Chapter &chapter, const AnyMatch &match) const = 0;
};

// What whoever opens a file knows and the store does not: the rules by which matches are played again, and how the
// documents of campaigns are read. Without a reader documents are taken to be right.
struct Knowledge {
    template <class Games>
    requires std::is_invocable_r_v<GamePtr, Games, std::string_view> Knowledge(
        Games &&finder, const CampaignReader *campaignReader = nullptr)
        : games(std::forward<Games>(finder))
        , reader(campaignReader)
    {
    }
    GameFinder games;
    const CampaignReader *reader = nullptr; // lives as long as the program
};

} // namespace outremer
