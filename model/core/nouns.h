#pragma once

#include "model/core/option.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace outremer {

// The ids of a game's nouns, for code that walks States without knowing the game.
class Nouns {
public:
    virtual ~Nouns() = default;

    virtual std::string idOf(Ref ref) const = 0;
    virtual std::string_view nameOf(std::uint16_t noun) const = 0;
    virtual int countOf(std::uint16_t noun) const = 0; // of things it can mean; negative: the game does not say
    virtual std::optional<int> valueOf(std::uint16_t noun, const std::string &id) const = 0;

    // Unknown things are written with a question mark, and whatever follows it.
    static bool isUnknown(std::string_view id) { return id.starts_with('?'); }
};

// A game may say how many things a noun can mean (`countOf`); then all of them can be named, also those its `refOf`
// keeps sealed.
template <class G>
concept CountsNouns = requires(const G &game, std::uint16_t noun)
{
    {
        game.countOf(noun)
        } -> std::convertible_to<int>;
};

template <class G>
class NounsOf final : public Nouns {
public:
    explicit NounsOf(const G &game)
        : m_game(game)
    {
    }
    std::string idOf(Ref ref) const override { return m_game.idOf(ref); }
    std::string_view nameOf(std::uint16_t noun) const override { return m_game.nounName(noun); }
    int countOf(std::uint16_t noun) const override
    {
        if constexpr (CountsNouns<G>)
            return m_game.countOf(noun);
        else
            return -1;
    }
    std::optional<int> valueOf(std::uint16_t noun, const std::string &id) const override
    {
        if (countOf(noun) < 0) {
            const auto ref = m_game.refOf(m_game.nounName(noun), id);
            return ref ? std::optional<int>(ref->value) : std::nullopt;
        }
        auto &ids = m_ids[noun];
        for (int value = int(ids.size()); value < countOf(noun); ++value)
            ids.emplace(idOf({ noun, std::int16_t(value) }), value);
        const auto found = ids.find(id);
        return found == ids.end() || isUnknown(id) ? std::nullopt : std::optional(found->second);
    }

private:
    const G &m_game;
    mutable std::map<std::uint16_t, std::map<std::string, int>> m_ids;
};

} // namespace outremer
