#pragma once

#include "model/core/jsonnode.h"

#include <optional>

namespace outremer {

// A cursor for reading a JsonNode field by field. The first thing that does not fit is kept as the Problem, with its
// file, line and field; after that every read quietly answers a default, so loaders stay straight-line code and
// ask once at the end.
class JsonReader {
public:
    JsonReader(const JsonNode &node, std::optional<Problem> &problem, std::string field = {})
        : m_node(&node)
        , m_problem(&problem)
        , m_field(std::move(field))
    {
    }

    JsonReader at(std::string_view key) const;                   // a required member of an object
    std::optional<JsonReader> maybe(std::string_view key) const; // an optional one
    std::vector<JsonReader> items() const;
    std::vector<std::pair<std::string, JsonReader>> members() const;
    void onlyKeys(const std::vector<std::string_view> &known) const;

    std::string text() const; // never empty
    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    bool boolean() const;
    // The index of this text in a closed vocabulary.
    int oneOf(const std::vector<std::string> &words) const;

    bool isText() const { return m_node->kind == JsonNode::Kind::Text; }
    const JsonNode &node() const { return *m_node; }
    const std::string &field() const { return m_field; }
    void fail(std::string expected) const;
    bool failed() const { return m_problem->has_value(); }

private:
    JsonReader child(const JsonNode &node, std::string_view key) const;

    const JsonNode *m_node;
    std::optional<Problem> *m_problem;
    std::string m_field;
};

} // namespace outremer
