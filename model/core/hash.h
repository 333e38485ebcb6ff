#pragma once

#include "model/core/fields.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace outremer {

static_assert(std::endian::native == std::endian::little, "hashes and signatures are defined on little-endian bytes");

// 64-bit hash of a sequence of numbers and bytes. Not cryptographic: it names states, packs and signatures.
class Hasher {
public:
    void bytes(const void *data, std::size_t size)
    {
        const char *cursor = static_cast<const char *>(data);
        m_length += size;
        for (; size >= 8; size -= 8, cursor += 8)
            mix(load(cursor, 8));
        if (size > 0)
            mix(load(cursor, size));
    }
    void text(std::string_view text)
    {
        integer(text.size());
        bytes(text.data(), text.size());
    }
    void integer(std::uint64_t value)
    {
        m_length += 8;
        mix(value);
    }
    std::uint64_t result() const
    {
        std::uint64_t h = m_hash ^ m_length;
        h ^= h >> 32;
        h *= 0xe9846af9b1a615d;
        h ^= h >> 32;
        h *= 0xe9846af9b1a615d;
        return h ^ (h >> 28);
    }

    // The sink of Fields.
    template <class T>
    void number(const T &value)
    {
        bytes(&value, sizeof value);
    }
    template <class T>
    void numbers(const T *values, std::size_t count)
    {
        bytes(values, count * sizeof(T));
    }

private:
    static std::uint64_t load(const char *from, std::size_t size)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, from, size);
        return word;
    }
    void mix(std::uint64_t word)
    {
        m_hash = (std::rotl(m_hash, 27) ^ word) * 0x9fb21c651e98df25u + 0x52dce729u;
        m_hash ^= m_hash >> 29;
    }

    std::uint64_t m_hash = 0x6f757472656d6572u;
    std::uint64_t m_length = 0;
};

template <class T>
std::uint64_t hashOf(const T &value)
{
    Hasher hasher;
    Fields<Hasher> fields(hasher);
    fields.walk(value);
    return hasher.result();
}

// Sixteen lower-case hex digits: how hashes are written for people and files.
std::string hex(std::uint64_t value);
std::uint64_t fromHex(std::string_view text, bool &ok);

} // namespace outremer
