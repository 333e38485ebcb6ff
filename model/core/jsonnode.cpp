#include "model/core/jsonnode.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iterator>
#include <limits>
#include <set>

namespace outremer {
namespace {

// Counts lines while the parser reads. What it reports ended on the last character it has read, and a number only
// ends when the next character, perhaps a new line, was read too.
struct Position {
    int line = 1;
    bool lastWasNewline = false;

    int lineOfLastCharacter() const { return line - (lastWasNewline ? 1 : 0); }
};

struct CountingIterator {
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char *;
    using reference = const char &;
    using iterator_category = std::input_iterator_tag;

    const char *at = nullptr;
    Position *position = nullptr;

    reference operator*() const { return *at; }
    CountingIterator &operator++()
    {
        position->lastWasNewline = *at == '\n';
        position->line += position->lastWasNewline ? 1 : 0;
        ++at;
        return *this;
    }
    friend bool operator==(const CountingIterator &a, const CountingIterator &b) { return a.at == b.at; }
};

// Receives nlohmann's SAX calls and builds nodes with their lines.
class Builder {
public:
    Builder(const Position &position, std::shared_ptr<const std::string> file)
        : m_position(position)
        , m_file(std::move(file))
    {
    }

    bool null() { return add(make(JsonNode::Kind::Null)); }
    bool boolean(bool value) { return addInteger(JsonNode::Kind::Boolean, value ? 1 : 0); }
    bool number_integer(std::int64_t value) { return addInteger(JsonNode::Kind::Integer, value); }
    bool number_unsigned(std::uint64_t value)
    {
        if (value > std::uint64_t(std::numeric_limits<std::int64_t>::max()))
            return fail("a number that fits into 64 bits");
        return addInteger(JsonNode::Kind::Integer, std::int64_t(value));
    }
    bool number_float(double, const std::string &text)
    {
        JsonNode node = make(JsonNode::Kind::Real);
        node.text = text;
        return add(std::move(node));
    }
    bool string(std::string &value)
    {
        JsonNode node = make(JsonNode::Kind::Text);
        node.text = std::move(value);
        return add(std::move(node));
    }
    bool binary(nlohmann::json::binary_t &) { return fail("JSON text"); }
    bool start_object(std::size_t) { return open(JsonNode::Kind::Object); }
    bool start_array(std::size_t) { return open(JsonNode::Kind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &key)
    {
        if (!m_open.back().keys.insert(key).second)
            return fail("each key only once, but \"" + key + "\" is repeated");
        m_open.back().key = std::move(key);
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &error)
    {
        // nlohmann says "[json.exception...] parse error at line 1, column 2: <what>; last read: <input>"; only <what>
        // is for people.
        const std::string message = error.what();
        const std::size_t colon = message.find(": ");
        const std::size_t begin = colon == std::string::npos ? 0 : colon + 2;
        std::string what = message.substr(begin, message.find("; last read") - begin);
        if (what.size() > 120) // a number may be quoted in full, however long
            what = what.substr(0, 120) + "...";
        return fail("well-formed JSON (" + what + ")");
    }

    JsonNode root;
    std::optional<Problem> problem;

private:
    struct Open {
        JsonNode node;
        std::string key;
        std::set<std::string> keys;
    };

    JsonNode make(JsonNode::Kind kind) const
    {
        JsonNode node;
        node.kind = kind;
        node.file = m_file;
        node.line = m_position.lineOfLastCharacter();
        return node;
    }
    bool addInteger(JsonNode::Kind kind, std::int64_t value)
    {
        JsonNode node = make(kind);
        node.integer = value;
        return add(std::move(node));
    }
    bool add(JsonNode node)
    {
        if (m_open.empty())
            root = std::move(node);
        else if (m_open.back().node.kind == JsonNode::Kind::Array)
            m_open.back().node.items.push_back(std::move(node));
        else
            m_open.back().node.members.push_back({ std::move(m_open.back().key), std::move(node) });
        return true;
    }
    bool open(JsonNode::Kind kind)
    {
        if (int(m_open.size()) >= kMaxJsonDepth)
            return fail("at most " + std::to_string(kMaxJsonDepth) + " levels of nesting");
        m_open.push_back({ make(kind), {}, {} });
        return true;
    }
    bool close()
    {
        JsonNode node = std::move(m_open.back().node);
        m_open.pop_back();
        return add(std::move(node));
    }
    bool fail(std::string expected)
    {
        problem = Problem{ *m_file, m_position.lineOfLastCharacter(), {}, std::move(expected) };
        return false;
    }

    const Position &m_position;
    std::shared_ptr<const std::string> m_file;
    std::vector<Open> m_open;
};

nlohmann::ordered_json toJson(const JsonNode &node)
{
    switch (node.kind) {
    case JsonNode::Kind::Null:
        return nullptr;
    case JsonNode::Kind::Boolean:
        return node.integer != 0;
    case JsonNode::Kind::Integer:
        return node.integer;
    case JsonNode::Kind::Real:
        return nlohmann::ordered_json::parse(node.text, nullptr, false);
    case JsonNode::Kind::Text:
        return node.text;
    case JsonNode::Kind::Array: {
        auto array = nlohmann::ordered_json::array();
        for (const JsonNode &item : node.items)
            array.push_back(toJson(item));
        return array;
    }
    case JsonNode::Kind::Object: {
        auto object = nlohmann::ordered_json::object();
        for (const auto &[key, value] : node.members)
            object[key] = toJson(value);
        return object;
    }
    }
    return nullptr;
}

} // namespace

std::string Problem::text() const
{
    std::string text = file;
    if (line > 0)
        text += ":" + std::to_string(line);
    text += ": ";
    if (!field.empty())
        text += "field \"" + field + "\": ";
    return text + "expected " + expected;
}

const JsonNode *JsonNode::member(std::string_view key) const
{
    for (const auto &[name, value] : members) {
        if (name == key)
            return &value;
    }
    return nullptr;
}

std::string JsonNode::dump() const
{
    return toText(toJson(*this));
}

std::variant<JsonNode, Problem> parseJson(std::string_view bytes, std::string file)
{
    if (bytes.size() > kMaxJsonBytes)
        return Problem{ std::move(file), 0, {}, "a file of at most " + std::to_string(kMaxJsonBytes) + " bytes" };
    Position position;
    Builder builder(position, std::make_shared<const std::string>(std::move(file)));
    const CountingIterator begin{ bytes.data(), &position };
    const CountingIterator end{ bytes.data() + bytes.size(), &position };
    nlohmann::json::sax_parse(begin, end, &builder);
    if (builder.problem)
        return *builder.problem;
    return std::move(builder.root);
}

} // namespace outremer
