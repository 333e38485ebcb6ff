#pragma once

#include "campaign/crusaders/companion/boxnumbers.h"
#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/cast.h"
#include "db/chronicle.h"
#include "model/crusaders/crusaders.h"

#include <map>

namespace outremer {

// Everything the pages of a campaign's book are made from, read from the store at one moment. Values only: no page can
// be newer than another, and a worker may write from it while the store goes on.
struct BookView {
    // `game` is the chapter with the packs the campaign is played with.
    static Result<BookView> read(Chronicle &chronicle, CampaignId campaign, const AnyGame &game, Lang lang);

    Lang lang = Lang::En;
    Campaign campaign;
    campaign::CampaignFacts facts;
    std::optional<Refusal> pauseProblem; // why the chapter being played cannot be told
    campaign::Book book;                 // after the last written chapter
    std::vector<Chapter> chapters;
    std::vector<Dynasty> dynasties;
    std::vector<DynastyHolder> holders;
    std::vector<Evening> evenings; // in the order of the facts' evenings
    std::vector<Note> notes;
    std::vector<Photo> photos;
    std::vector<Unlock> unlocks;
    std::vector<ComponentPlay> plays;
    std::map<std::pair<std::string, std::string>, Biography> lives; // over all campaigns, by kind and id
    std::map<PersonId, std::string> people;
    campaign::table::BoxNumbers box;             // what the group has corrected
    const crusaders::Crusaders *rules = nullptr; // null: nothing is open

    bool isOpen() const { return rules != nullptr; }
    // The last chapter that has begun: everything of later ones is sealed.
    int reached() const { return chapters.empty() ? 0 : chapters.back().number; }
    const Chapter *chapter(int number) const;
    int numberOf(std::optional<ChapterId> chapter) const;   // 0: none
    int numberOf(std::optional<EveningId> evening) const;   // 0: none
    const campaign::ChapterFacts *told(int number) const;   // of a finished chapter
    std::string personOf(std::optional<PersonId> id) const; // empty: nobody

    campaign::Names names() const;
    // Everybody under all the nicknames earned so far. It points into this view.
    campaign::Cast cast(const campaign::Names &names) const;
    // The name of a card, or nothing while it is sealed. What no content knows is called as the group wrote it.
    std::optional<std::string> cardName(const std::string &kind, const std::string &id) const;
};

} // namespace outremer
