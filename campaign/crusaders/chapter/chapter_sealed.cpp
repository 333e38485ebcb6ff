// What a campaign has not come to yet.
#include "campaign/crusaders/chapter/chapter.h"

namespace outremer::campaign {
namespace {

using namespace crusaders;

template <class Deck>
bool isOfLater(const Deck &deck, std::int16_t card, int chapter)
{
    return card > 0 && std::size_t(card) < deck.size() && deck[std::size_t(card)].chapter > chapter;
}

} // namespace

bool Chapter::isSealed(const State &state, Ref ref) const
{
    const Content &c = content();
    const int chapter = state.chapter();
    // What lies between two chapters opens when the first of them is over.
    const auto isBehind = [&](int after) { return after > chapter || (after == chapter && state.isInMatch()); };
    switch (ref.noun) {
    case kTacticNoun:
        return isOfLater(c.tactics, ref.value, chapter);
    case kBuildingNoun:
        return isOfLater(c.buildings, ref.value, chapter);
    case kRescriptNoun:
        return isOfLater(c.rescripts, ref.value, chapter);
    case kSpyNoun:
        return isOfLater(c.spies, ref.value, chapter);
    case kEventNoun:
        return isOfLater(c.events, ref.value, chapter);
    case kOathNoun:
        return isOfLater(c.oaths, ref.value, chapter);
    case kCommanderNoun:
        return isOfLater(c.commander, ref.value, chapter);
    case kInterludeNoun:
        return isBehind(ref.value / 2);
    case kLegacyNoun:
        return ref.value > 0 && std::size_t(ref.value) < c.legacies.size()
            && isBehind(c.legacies[std::size_t(ref.value)].after);
    default:
        return false; // nicknames among them
    }
}

} // namespace outremer::campaign
