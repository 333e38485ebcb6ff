#pragma once

#include "db/ids.h"

#include "model/core/refusal.h"

#include <array>

namespace outremer {

class Ledger;

enum class TrashKind : std::uint8_t { Person, Match, Campaign, Photo };

struct Trashed {
    TrashKind kind{};
    std::int64_t id = 0;
    std::string title; // a name, a title, a caption (perhaps none), or the game of a match
    Moment at = 0;
};

// The only way to be rid of something: it is no longer listed, and comes back whole. Nothing is ever deleted.
class Trash {
public:
    explicit Trash(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    std::optional<Refusal> put(PersonId person) { return mark(TrashKind::Person, person.value, true); }
    std::optional<Refusal> put(MatchId match) { return mark(TrashKind::Match, match.value, true); }
    std::optional<Refusal> put(CampaignId campaign) { return mark(TrashKind::Campaign, campaign.value, true); }
    std::optional<Refusal> putPhoto(RowId photo) { return mark(TrashKind::Photo, photo.value, true); }
    std::optional<Refusal> takeBack(TrashKind kind, std::int64_t id) { return mark(kind, id, false); }
    Result<std::vector<Trashed>> all() const;

private:
    std::optional<Refusal> mark(TrashKind kind, std::int64_t id, bool isTrashed);

    Ledger &m_ledger;
};

} // namespace outremer
