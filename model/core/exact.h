#pragma once

#include "model/core/fields.h"
#include "model/core/hash.h"
#include "model/core/jsonreader.h"
#include "model/core/nouns.h"
#include "model/core/setup.h"
#include "model/core/veil.h"

#include <nlohmann/json.hpp>

namespace outremer {

// Exact positions: {"game": id, "state": {...}} with every field of a State by its name, ids of content instead of
// numbers, in both directions; and the check of every number against what its field says. All of it follows from the
// State's field list (fields.h), so no game writes any of it.
//
// What a seat does not know (veil.h) is "?" in its view. A State with such a thing cannot be read.

// One number, as its domain says (exact.cpp).
nlohmann::ordered_json exactNumber(const Nouns &nouns, const Domain &domain, std::int64_t value, bool isInList);
std::int64_t readExactNumber(const Nouns &nouns, const Domain &domain, const JsonReader &reader, bool isInList,
    std::int64_t least, std::int64_t most);

// The keys of an array's elements; none when it is a plain list. Of seats only those that play have an entry.
std::vector<std::string> exactKeys(const Nouns &nouns, const Domain &domain, int depth, int size, int seats);

class ExactWriter {
public:
    ExactWriter(const Nouns &nouns, int seats, const Veil::Hidden &hidden)
        : m_nouns(nouns)
        , m_seats(seats)
        , m_hidden(hidden)
    {
    }
    template <class T>
    void operator()(std::string_view name, const T &value, const Domain &domain = kPlain)
    {
        if constexpr (kIsNumber<T>)
            m_isVeiled = m_isVeiled || m_hidden.contains(&value);
        m_json[std::string(name)] = write(value, domain, 0, false);
    }
    template <class T>
    nlohmann::ordered_json write(const T &value, const Domain &domain, int depth, bool isInList) const
    {
        using nlohmann::ordered_json;
        if constexpr (std::is_same_v<T, std::uint64_t>) { // a generator
            return value == 0 ? ordered_json("?") : ordered_json(hex(value));
        } else if constexpr (kIsNumber<T>) {
            // The back of a card may tell its kind: that it is unknown is said already.
            ordered_json json = exactNumber(m_nouns, domain, std::int64_t(value), isInList);
            const bool isSaid = json.is_string() && Nouns::isUnknown(json.get_ref<const std::string &>());
            return m_hidden.contains(&value) && !isSaid ? ordered_json("?") : json;
        } else if constexpr (kIsArray<T>) {
            const auto keys = exactKeys(m_nouns, domain, depth, int(value.size()), m_seats);
            ordered_json json = keys.empty() ? ordered_json::array() : ordered_json::object();
            for (std::size_t i = 0; i < keys.size(); ++i)
                json[keys[i]] = write(value[i], domain, depth + 1, false);
            for (std::size_t i = 0; keys.empty() && i < value.size(); ++i)
                json.push_back(write(value[i], domain, depth + 1, false));
            return json;
        } else if constexpr (kIsList<T>) {
            ordered_json json = ordered_json::array();
            for (const auto &item : value)
                json.push_back(write(item, domain, depth + 1, true));
            return json;
        } else {
            ExactWriter part(m_nouns, m_seats, m_hidden);
            T::fields(value, part);
            if constexpr (requires { value.count(); }) { // of which kind they are is hidden, not how many
                if (part.m_isVeiled)
                    part.m_json["count"] = value.count();
            }
            return std::move(part.m_json);
        }
    }

private:
    const Nouns &m_nouns;
    int m_seats;
    const Veil::Hidden &m_hidden;
    bool m_isVeiled = false; // something in this part is hidden
    nlohmann::ordered_json m_json = nlohmann::ordered_json::object();
};

// Fills a fresh value; what does not fit is kept in the reader's Problem with its path.
class ExactReader {
public:
    ExactReader(const Nouns &nouns, const JsonReader &reader, int seats)
        : m_nouns(nouns)
        , m_reader(reader)
        , m_seats(seats)
    {
    }
    template <class T>
    void operator()(std::string_view name, T &value, const Domain &domain = kPlain)
    {
        m_known.push_back(name);
        if (!m_reader.failed() && (!domain.isLater || m_reader.maybe(name)))
            read(m_reader.at(name), value, domain, 0, false);
    }
    // What only positions of older rules have (formerField).
    void former(std::string_view name) { m_known.push_back(name); }
    template <class T>
    void read(const JsonReader &reader, T &value, const Domain &domain, int depth, bool isInList) const
    {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            bool ok = false;
            value = fromHex(reader.text(), ok);
            if (!ok || value == 0)
                reader.fail("16 hexadecimal digits, not all 0");
        } else if constexpr (kIsNumber<T>) {
            using Limits = std::numeric_limits<NumberOf<T>>;
            value = T(readExactNumber(m_nouns, domain, reader, isInList, Limits::min(), Limits::max()));
        } else if constexpr (kIsArray<T>) {
            const auto keys = exactKeys(m_nouns, domain, depth, int(value.size()), m_seats);
            if (!keys.empty())
                reader.onlyKeys({ keys.begin(), keys.end() });
            for (std::size_t i = 0; i < keys.size() && !reader.failed(); ++i)
                read(reader.at(keys[i]), value[i], domain, depth + 1, false);
            const auto items = keys.empty() ? reader.items() : std::vector<JsonReader>();
            if (keys.empty() && items.size() != value.size())
                reader.fail(std::to_string(value.size()) + " entries");
            for (std::size_t i = 0; i < items.size() && !reader.failed(); ++i)
                read(items[i], value[i], domain, depth + 1, false);
        } else if constexpr (kIsList<T>) {
            const auto items = reader.items();
            if (items.size() > std::size_t(T::capacity()))
                reader.fail("at most " + std::to_string(T::capacity()) + " entries");
            for (std::size_t i = 0; i < items.size() && !reader.failed(); ++i) {
                value.push({});
                read(items[i], value[value.size() - 1], domain, depth + 1, true);
            }
        } else {
            ExactReader part(m_nouns, reader, m_seats);
            T::fields(value, part);
            if (!reader.failed())
                reader.onlyKeys(part.m_known);
        }
    }

private:
    template <class T, bool isEnum = std::is_enum_v<T>>
    struct Underlying {
        using Type = T;
    };
    template <class T>
    struct Underlying<T, true> {
        using Type = std::underlying_type_t<T>;
    };
    template <class T>
    using NumberOf = typename Underlying<T>::Type;

    const Nouns &m_nouns;
    const JsonReader &m_reader;
    int m_seats;
    std::vector<std::string_view> m_known;
};

// The first field whose number is not what its domain says, whose list is longer than it can be or not empty behind its
// end, or that says something of a seat that does not play. The first thing to ask of a State from a file: afterwards
// every number can be used as an index.
class ExactCheck {
public:
    ExactCheck(const Nouns &nouns, int seats)
        : m_nouns(nouns)
        , m_seats(seats)
    {
    }
    template <class T>
    void operator()(std::string_view name, const T &value, const Domain &domain = kPlain)
    {
        if (!m_broken.empty())
            return;
        const std::size_t length = m_path.size();
        m_path.append(m_path.empty() ? "" : ".").append(name);
        check(value, domain, 0, false);
        m_path.resize(length);
    }
    template <class T>
    void check(const T &value, const Domain &domain, int depth, bool isInList)
    {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            return;
        } else if constexpr (kIsNumber<T>) {
            const bool isSeat = domain.noun == kSeatNoun;
            require(domain.holds(std::int64_t(value), isSeat ? m_seats : m_nouns.countOf(domain.noun), isInList));
        } else if constexpr (kIsArray<T>) {
            const bool isBySeat = depth < 2 && domain.keys[std::size_t(depth)] == kSeatNoun;
            for (std::size_t i = 0; i < value.size(); ++i) {
                if (!isBySeat || i < std::size_t(m_seats))
                    check(value[i], domain, depth + 1, false);
                else if constexpr (!kIsNumber<typename T::value_type>)
                    require(value[i] == typename T::value_type{});
            }
        } else if constexpr (kIsList<T>) {
            require(value.count <= T::capacity());
            for (int i = 0; i < T::capacity() && m_broken.empty(); ++i) {
                if (i < value.size())
                    check(value[i], domain, depth + 1, true);
                else
                    require(value[i] == std::remove_cvref_t<decltype(value[i])>{});
            }
        } else {
            T::fields(value, *this);
        }
    }
    void require(bool isSound)
    {
        if (!isSound && m_broken.empty())
            m_broken = "\"" + m_path + "\" holds what it cannot";
    }
    const std::string &broken() const { return m_broken; }

private:
    const Nouns &m_nouns;
    int m_seats;
    std::string m_path;
    std::string m_broken;
};

template <class G>
nlohmann::ordered_json writeExact(const G &game, const typename G::State &state, const Veil::Hidden &hidden = {})
{
    const NounsOf nouns(game);
    nlohmann::ordered_json json{ { "game", G::kId } };
    json["state"] = ExactWriter(nouns, state.seats, hidden).write(state, kPlain, 0, false);
    return json;
}

// The same as one seat may know it: what is hidden from it is "?".
template <class G>
nlohmann::ordered_json writeExactView(const G &game, typename G::State state, Seat viewer)
{
    Veil::Hidden hidden;
    game.hide(state, viewer, Veil(hidden));
    return writeExact(game, state, hidden);
}

// Whether a position is an exact one, rather than a game's own friendly form.
inline bool isExact(const JsonReader &position)
{
    return position.node().member("state") != nullptr;
}

// Reads the form writeExact writes. Whether the position can occur is for brokenInvariant to say.
template <class G>
typename G::State readExact(const G &game, const JsonReader &position)
{
    const NounsOf nouns(game);
    typename G::State state{};
    position.onlyKeys({ "game", "state" });
    position.at("game").oneOf({ std::string(G::kId) });
    const JsonReader reader = position.at("state");
    const int seats = int(reader.at("seats").integer(G::kMinSeats, G::kMaxSeats));
    if (!position.failed())
        ExactReader(nouns, reader, seats).read(reader, state, kPlain, 0, false);
    return state;
}

// The same of a part of a State, such as what a match begins from.
template <class G, class Part>
std::string brokenPart(const G &game, const Part &part, int seats)
{
    const NounsOf nouns(game);
    ExactCheck check(nouns, seats);
    check.check(part, kPlain, 0, false);
    return check.broken();
}

template <class G>
std::string brokenFields(const G &game, const typename G::State &state)
{
    if (state.seats < G::kMinSeats || state.seats > G::kMaxSeats)
        return "it is a game for " + std::to_string(G::kMinSeats) + " to " + std::to_string(G::kMaxSeats) + " players";
    return brokenPart(game, state, state.seats);
}

// The "seed" and the "options" of a friendly position.
Setup readSetup(const JsonReader &position, const std::vector<SetupOption> &options, int seats);

// What every game's readPosition is: exact or by `readFriendly(reader)`, which answers a Result of a State and may fail
// in the reader; then brokenInvariant decides.
template <class G, class ReadFriendly>
Result<typename G::State> readPositionWith(const G &game, const JsonReader &position, ReadFriendly readFriendly)
{
    std::optional<Problem> problem;
    const JsonReader reader(position.node(), problem);
    const Result<typename G::State> state = isExact(reader) ? readExact(game, reader) : readFriendly(reader);
    if (problem)
        return problem->refusal("bad-position");
    if (!state)
        return state;
    if (const std::string broken = game.brokenInvariant(*state); !broken.empty())
        return Refusal{ "impossible-position", "this position cannot occur: " + broken };
    return state;
}

// The position of any game: of one that has no friendly form, the exact one.
template <class G>
Result<typename G::State> positionFrom(const G &game, const JsonReader &position)
{
    if constexpr (requires { game.readPosition(position); })
        return game.readPosition(position);
    else
        return readPositionWith(game, position, [](const JsonReader &reader) {
            reader.fail("an exact position");
            return typename G::State{};
        });
}

} // namespace outremer
