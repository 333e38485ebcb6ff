#include "app/play/matchage.h"

namespace outremer {

Result<MatchAge> ageOf(Chronicle &chronicle, const MatchRow &match, const AnyGame &present)
{
    if (match.revision == present.revision() && match.packHash == present.packHash())
        return MatchAge::Present;
    const auto origin = chronicle.journal().origin(match.currentLine); // it may have gone on since it began
    if (!origin)
        return origin.refusal();
    if (origin->revision != present.revision())
        return MatchAge::OlderRules;
    if (origin->packHash == present.packHash())
        return MatchAge::Present;
    return chronicle.contents().game(present, origin->packHash) ? MatchAge::OlderContent : MatchAge::MissingContent;
}

} // namespace outremer
