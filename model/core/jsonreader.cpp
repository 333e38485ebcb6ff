#include "model/core/jsonreader.h"

#include <algorithm>

namespace outremer {
namespace {

const JsonNode kMissing{};

std::string quotedList(const std::vector<std::string> &words)
{
    std::string list;
    for (const std::string &word : words)
        list += (list.empty() ? "\"" : ", \"") + word + "\"";
    return list;
}

} // namespace

void JsonReader::fail(std::string expected) const
{
    if (!*m_problem)
        *m_problem =
            Problem{ m_node->file ? *m_node->file : std::string(), m_node->line, m_field, std::move(expected) };
}

JsonReader JsonReader::child(const JsonNode &node, std::string_view key) const
{
    return { node, *m_problem, m_field.empty() ? std::string(key) : m_field + "." + std::string(key) };
}

JsonReader JsonReader::at(std::string_view key) const
{
    if (auto found = maybe(key))
        return *found;
    if (m_node->kind == JsonNode::Kind::Object)
        fail("a member \"" + std::string(key) + "\"");
    return child(kMissing, key);
}

std::optional<JsonReader> JsonReader::maybe(std::string_view key) const
{
    if (m_node->kind != JsonNode::Kind::Object) {
        fail("an object");
        return std::nullopt;
    }
    const JsonNode *node = m_node->member(key);
    return node ? std::optional(child(*node, key)) : std::nullopt;
}

std::vector<JsonReader> JsonReader::items() const
{
    if (m_node->kind != JsonNode::Kind::Array)
        fail("an array");
    std::vector<JsonReader> readers;
    for (std::size_t i = 0; i < m_node->items.size(); ++i)
        readers.emplace_back(m_node->items[i], *m_problem, m_field + "[" + std::to_string(i) + "]");
    return readers;
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::members() const
{
    if (m_node->kind != JsonNode::Kind::Object)
        fail("an object");
    std::vector<std::pair<std::string, JsonReader>> readers;
    for (const auto &[key, value] : m_node->members)
        readers.emplace_back(key, child(value, key));
    return readers;
}

void JsonReader::onlyKeys(const std::vector<std::string_view> &known) const
{
    for (const auto &[key, reader] : members()) {
        if (std::find(known.begin(), known.end(), key) == known.end())
            reader.fail("no such field here");
    }
}

std::string JsonReader::text() const
{
    if (m_node->kind != JsonNode::Kind::Text || m_node->text.empty()) {
        fail("a text");
        return {};
    }
    return m_node->text;
}

std::int64_t JsonReader::integer(std::int64_t least, std::int64_t most) const
{
    if (m_node->kind != JsonNode::Kind::Integer || m_node->integer < least || m_node->integer > most) {
        fail("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return least;
    }
    return m_node->integer;
}

bool JsonReader::boolean() const
{
    if (m_node->kind != JsonNode::Kind::Boolean)
        fail("true or false");
    return m_node->integer != 0;
}

int JsonReader::oneOf(const std::vector<std::string> &words) const
{
    const auto found = std::find(words.begin(), words.end(), m_node->text);
    if (m_node->kind != JsonNode::Kind::Text || found == words.end()) {
        fail("one of " + quotedList(words));
        return 0;
    }
    return int(found - words.begin());
}

} // namespace outremer
