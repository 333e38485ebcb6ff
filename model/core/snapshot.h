#pragma once

#include "model/core/fields.h"
#include "model/core/game.h"
#include "model/core/refusal.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace outremer {

// A snapshot is a cache of a State: an envelope of our own around a Boost archive that holds nothing but numbers.
// The bytes are never trusted; a file that is damaged, foreign, of another game, revision or pack is refused in words.
//
//   magic "OUTR" | format | length of the rest | checksum of the rest | game hash | revision | pack hash |
//   archive
struct SnapshotStamp {
    std::string_view game;
    int revision = 0;
    std::uint64_t packHash = 0;
};

inline constexpr std::uint32_t kSnapshotFormat = 1;
inline constexpr std::size_t kMaxSnapshot = 64 * 1024;

std::string sealSnapshot(const SnapshotStamp &stamp, std::string_view archive);
// The archive inside, if the envelope is whole and was made for this stamp.
Result<std::string_view> openSnapshot(const SnapshotStamp &stamp, std::string_view bytes);

// The two directions through Boost.Serialization, number by number. Reading past the end makes `ok` false.
class ArchiveWriter {
public:
    ArchiveWriter();
    ~ArchiveWriter();
    template <class T>
    void number(const T &value)
    {
        put(std::int64_t(value));
    }
    template <class T>
    void numbers(const T *values, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            number(values[i]);
    }
    std::string finish();

private:
    void put(std::int64_t value);
    struct Inner;
    std::unique_ptr<Inner> m_inner;
};

class ArchiveReader {
public:
    explicit ArchiveReader(std::string_view archive);
    ~ArchiveReader();
    template <class T>
    void number(T &value)
    {
        const std::int64_t wide = take();
        value = T(wide);
        m_ok = m_ok && std::int64_t(value) == wide; // a number too large for its field is damage
    }
    template <class T>
    void numbers(T *values, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            number(values[i]);
    }
    bool finish(); // everything was there and nothing is left over

private:
    std::int64_t take();
    struct Inner;
    std::unique_ptr<Inner> m_inner;
    bool m_ok = true;
};

template <Game G>
SnapshotStamp stampOf(const G &game)
{
    return { G::kId, G::kRevision, game.packHash() };
}

template <Game G>
std::string packSnapshot(const G &game, const typename G::State &state)
{
    ArchiveWriter writer;
    Fields<ArchiveWriter> fields(writer);
    fields.walk(state);
    return sealSnapshot(stampOf(game), writer.finish());
}

template <Game G>
Result<typename G::State> unpackSnapshot(const G &game, std::string_view bytes)
{
    const auto archive = openSnapshot(stampOf(game), bytes);
    if (!archive)
        return archive.refusal();
    typename G::State state{};
    ArchiveReader reader(*archive);
    Fields<ArchiveReader> fields(reader);
    fields.walk(state);
    if (!reader.finish())
        return Refusal{ "snapshot-damaged", "the snapshot's contents do not fit a position of this game" };
    if (const std::string broken = game.brokenInvariant(state); !broken.empty())
        return Refusal{ "snapshot-damaged", "the snapshot holds an impossible position: " + broken };
    return state;
}

} // namespace outremer
