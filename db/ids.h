#pragma once

#include <compare>
#include <cstdint>

namespace outremer {

// Which row of which table: an id of a person cannot be mistaken for one of a match. 0 is no row.
template <class Tag>
struct Id {
    std::int64_t value = 0;

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(const Id &, const Id &) = default;
};

using PersonId = Id<struct PersonTag>;
using GroupId = Id<struct GroupTag>;
using MatchId = Id<struct MatchTag>;
using LineId = Id<struct LineTag>;
using CampaignId = Id<struct CampaignTag>;
using ChapterId = Id<struct ChapterTag>;
using EveningId = Id<struct EveningTag>;
using RowId = Id<struct RowTag>; // of rows nobody else points to

using Moment = std::int64_t; // milliseconds since 1970, UTC

} // namespace outremer
