#pragma once

#include "model/core/anymatch.h"

namespace outremer {

// How people choose: not from a list, but by naming one thing after the other (a card, then a territory). The picker
// keeps what was named so far and knows which things on the table still lead to an option. It works for every game,
// because it looks at nothing but the targets of the options.
class OptionPicker {
public:
    void reset(const AnyMatch &match);
    void clear(); // forget what was named, keep the options
    void close(); // no options at all: somebody else decides

    bool hasSelection() const { return !m_named.empty(); }
    bool isSelectable(const RefList &refs) const;
    bool isSelected(const RefList &refs) const;
    bool isCompleting(const RefList &refs) const; // naming it would settle the choice
    bool isReplacing(const RefList &refs) const;  // naming it would take something of the same noun back
    // What naming an item means now that may stand in two places of a sentence: a city where a move begins and one where
    // it ends. The beginning comes first; what can only be an end is one at once.
    RefList meaningOf(const RefList &first, const RefList &second) const;
    // The options that agree with all that was named, in the game's order; every option while nothing was.
    std::vector<Option> matching() const;

    // Names a thing; naming another of the same noun replaces it, naming it again takes it back. Answers the option
    // once everything about it was named.
    std::optional<Option> name(const RefList &refs);

private:
    struct Offer {
        Option option;
        RefList targets;
    };

    RefList namedWith(const RefList &refs) const;
    bool isSettled(const Offer &offer, const RefList &named) const;
    const Offer *completeOffer(const RefList &named) const;

    std::vector<Offer> m_offers;
    Ref m_chooser{}; // who decides, as targets name them
    RefList m_named;
};

} // namespace outremer
