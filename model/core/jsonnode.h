#pragma once

#include "model/core/refusal.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outremer {

// What is wrong with a file, precisely enough to mend it.
struct Problem {
    std::string file;
    int line = 0;
    std::string field;
    std::string expected;

    std::string text() const;
    Refusal refusal(std::string code) const { return { std::move(code), text() }; }
};

struct JsonMember;

// Parsed JSON that remembers the file and line of every value, so that a pack can be refused where it is wrong,
// also after packs were laid over each other.
struct JsonNode {
    enum class Kind { Null, Boolean, Integer, Real, Text, Array, Object };

    Kind kind = Kind::Null;
    std::int64_t integer = 0; // also 0/1 for booleans
    std::string text;
    std::vector<JsonNode> items;
    std::vector<JsonMember> members;
    std::shared_ptr<const std::string> file;
    int line = 0;

    const JsonNode *member(std::string_view key) const;
    std::string dump() const; // compact JSON, for canonical forms
};

struct JsonMember {
    std::string key;
    JsonNode value;
};

inline constexpr std::size_t kMaxJsonBytes = 4u << 20;
inline constexpr int kMaxJsonDepth = 32;

// Strict: no comments, no duplicate keys, no trailing text, integers within 64 bits, bounded size and depth.
std::variant<JsonNode, Problem> parseJson(std::string_view bytes, std::string file);

} // namespace outremer
