#pragma once

#include <set>
#include <type_traits>

namespace outremer {

// What a game's `hide` takes out of a State for one seat. A number that the seat may not know gets a stand-in which the
// rules can live with: nothing, or a count. Where somebody asks, the veil remembers which ones these are: an exact view
// writes "?" and a plain board shows a hidden thing, so that no stand-in is taken for the truth.
class Veil {
public:
    using Hidden = std::set<const void *>; // the numbers, by where they are

    Veil() = default; // nobody asks
    explicit Veil(Hidden &hidden)
        : m_hidden(&hidden)
    {
    }
    template <class Number>
    void hide(Number &number, std::type_identity_t<Number> standIn) const
    {
        number = standIn;
        if (m_hidden)
            m_hidden->insert(&number);
    }

private:
    Hidden *m_hidden = nullptr;
};

} // namespace outremer
