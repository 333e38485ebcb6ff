#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace outremer {

// What a search knows about one option at one place of its tree.
struct Node {
    std::uint64_t key = 0; // 0: nothing here
    double total = 0;      // of the results for the seat that chose it
    std::uint32_t visits = 0;
    std::uint32_t available = 0; // how often it could have been chosen
    std::int32_t prior = 0;      // the game's appraisal when it was first seen
};

// The tree of a search: nodes named by the 64-bit hash of the way to them, in one block of memory that never grows.
// A node is found again by walking the same options, whatever hidden cards were guessed on the way.
class Arena {
public:
    static constexpr std::uint32_t kNone = 0xffffffffu;

    explicit Arena(std::uint32_t capacity) // rounded up to a power of two
        : m_nodes(std::bit_ceil(capacity < 16 ? 16 : capacity))
        , m_limit(std::uint32_t(m_nodes.size() - m_nodes.size() / 8)) // probing stays short
    {
    }

    static std::uint64_t keyBelow(std::uint64_t parent, std::uint64_t step)
    {
        std::uint64_t key = (parent ^ std::rotl(step * 0x9fb21c651e98df25u, 29)) * 0xe9846af9b1a615du;
        key ^= key >> 32;
        key *= 0xd1342543de82ef95u;
        key ^= key >> 29;
        return key == 0 ? 1 : key;
    }

    std::uint32_t find(std::uint64_t key) const
    {
        for (std::uint32_t at = std::uint32_t(key) & mask();; at = (at + 1) & mask()) {
            if (m_nodes[at].key == key)
                return at;
            if (m_nodes[at].key == 0)
                return kNone;
        }
    }

    // kNone when the arena is full: the search then goes on with the tree it has. The key must be new.
    std::uint32_t add(std::uint64_t key, std::int32_t prior)
    {
        if (m_count == m_limit)
            return kNone;
        std::uint32_t at = std::uint32_t(key) & mask();
        while (m_nodes[at].key != 0)
            at = (at + 1) & mask();
        m_nodes[at].key = key;
        m_nodes[at].prior = prior;
        ++m_count;
        return at;
    }

    Node &operator[](std::uint32_t at) { return m_nodes[at]; }
    const Node &operator[](std::uint32_t at) const { return m_nodes[at]; }
    std::uint32_t size() const { return m_count; }
    std::uint32_t limit() const { return m_limit; }

private:
    std::uint32_t mask() const { return std::uint32_t(m_nodes.size() - 1); }

    std::vector<Node> m_nodes;
    std::uint32_t m_limit;
    std::uint32_t m_count = 0;
};

} // namespace outremer
