#pragma once

#include "model/core/fields.h"
#include "model/core/nouns.h"
#include "model/core/phrasebook.h"
#include "model/core/veil.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace outremer {

// What lies on the table, for a board that knows no game: groups of things with names and counts.
struct Thing {
    Ref ref;
    int count = 1;
    bool isHidden = false; // the viewer knows only how many

    friend bool operator==(const Thing &, const Thing &) = default;
};

struct ThingGroup {
    std::string field;     // its words are the phrase "field.<field>"
    std::optional<Ref> of; // the seat, city... it belongs to
    std::vector<Thing> things;
    std::optional<int> number; // of a plain count, such as coins

    friend bool operator==(const ThingGroup &, const ThingGroup &) = default;
};

// Collects the groups from a State's field list. Shown is what has a phrase: "field.hands", or "field.goods.ready" with
// the name of the field it is part of. Of a struct in a field that is shown the first thing stands for all of it: a
// building for its slot, the pile for its deck; its other parts are shown by the longer name only. Where a field is keyed twice (sectors by seat and territory), a
// group belongs to the first key and begins with the second; counts by a second key are that key's.
class ThingCollector {
public:
    using SeatRef = std::function<Ref(Seat)>;
    ThingCollector(
        const Nouns &nouns, const Phrasebook &phrases, const Veil::Hidden &hidden, int seats, SeatRef seatRef)
        : m_nouns(nouns)
        , m_phrases(phrases)
        , m_hidden(hidden)
        , m_seats(seats)
        , m_seatRef(std::move(seatRef))
    {
    }
    template <class T>
    void operator()(std::string_view name, const T &value, const Domain &domain = kPlain)
    {
        m_name = name;
        collect(fieldNamed(name), value, domain, 0);
    }
    template <class T>
    void collect(const std::string &field, const T &value, const Domain &domain, int depth)
    {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            return;
        } else if constexpr (kIsNumber<T>) {
            addNumber(field, seen(value), domain);
        } else if constexpr (kIsArray<T>) {
            const std::uint16_t key = depth < 2 ? domain.keys[std::size_t(depth)] : kNumberNoun;
            if constexpr (kIsNumber<typename T::value_type>) {
                if (key == kNumberNoun || (key != kSeatNoun && isCount(domain)))
                    return addAll(field, allSeen(value), domain, key, false);
            }
            for (std::size_t i = 0; i < (key == kSeatNoun ? std::size_t(m_seats) : value.size()); ++i) {
                const auto of = m_of, with = m_with;
                if (key != kNumberNoun)
                    (m_of ? m_with : m_of) = refOf(key, std::int64_t(i));
                collect(field, value[i], domain, depth + 1);
                m_of = of;
                m_with = with;
            }
        } else if constexpr (kIsList<T>) {
            if constexpr (kIsNumber<std::remove_cvref_t<decltype(value[0])>>) {
                addAll(field, allSeen(value), domain, kNumberNoun, true);
            } else {
                if (!field.empty())
                    open(field);
                for (const auto &item : value)
                    collect(field, item, domain, depth + 1);
            }
        } else {
            const Place outside = m_place;
            m_place = { m_name, field.empty() ? m_place.shown : field, false };
            T::fields(value, *this);
            m_name = m_place.name;
            m_place = outside;
        }
    }
    std::vector<ThingGroup> groups() && { return std::move(m_groups); }

private:
    struct Seen {
        std::int64_t value = 0; // of something hidden a stand-in
        bool isHidden = false;
    };
    template <class T>
    Seen seen(const T &number) const
    {
        return { std::int64_t(number), m_hidden.contains(&number) };
    }
    template <class List>
    std::vector<Seen> allSeen(const List &list) const
    {
        std::vector<Seen> numbers;
        for (const auto &number : list)
            numbers.push_back(seen(number));
        return numbers;
    }
    static bool isCount(const Domain &domain)
    {
        return domain.noun == kNumberNoun && domain.words.empty() && !domain.isFlag;
    }
    std::string fieldNamed(std::string_view name) const;
    Ref refOf(std::uint16_t noun, std::int64_t value) const;
    ThingGroup &open(const std::string &field);
    void add(ThingGroup &group, Ref ref, int count, bool isHidden);
    void addNumber(const std::string &field, const Seen &number, const Domain &domain);
    void addAll(const std::string &field, const std::vector<Seen> &numbers, const Domain &domain, std::uint16_t key,
        bool isList);

    const Nouns &m_nouns;
    const Phrasebook &m_phrases;
    const Veil::Hidden &m_hidden;
    const int m_seats;
    const SeatRef m_seatRef;
    std::vector<ThingGroup> m_groups;
    struct Place {                // the struct that is being walked
        std::string_view name{};  // of the field it is
        std::string shown{};      // the field with a phrase that it belongs to
        bool hasNamedOne = false; // its first thing has been found
    };
    Place m_place;
    std::string_view m_name;
    std::optional<Ref> m_of, m_with;
};

// What one seat sees. A game may have more to show than its fields say (`addThings`).
template <class G>
std::vector<ThingGroup> thingsOf(const G &game, typename G::State state, Seat viewer)
{
    const NounsOf nouns(game);
    Veil::Hidden hidden;
    game.hide(state, viewer, Veil(hidden));
    ThingCollector collector(
        nouns, game.phrases(), hidden, state.seats, [&](Seat seat) { return game.seatRef(state, seat); });
    collector.collect({}, state, kPlain, 0);
    auto groups = std::move(collector).groups();
    if constexpr (requires { game.addThings(groups); })
        game.addThings(groups);
    return groups;
}

} // namespace outremer
