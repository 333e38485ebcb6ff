#include "model/core/pack.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fstream>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kInfoFile = "pack.json";

// What a game says and how it looks; no match goes otherwise because of it.
constexpr std::array<std::string_view, 5> kWordFiles{ "effects.json", "look.json", "names.json", "phrases.json",
    "rules.json" };

bool isOnlyWords(std::string_view name)
{
    return std::ranges::find(kWordFiles, name) != kWordFiles.end();
}

const JsonNode *idOf(const JsonNode &node)
{
    return node.kind == JsonNode::Kind::Object ? node.member("id") : nullptr;
}

bool isKeyed(const JsonNode &array)
{
    return array.kind == JsonNode::Kind::Array && !array.items.empty()
        && std::ranges::all_of(array.items, [](const JsonNode &item) { return idOf(item) != nullptr; });
}

std::optional<Problem> lay(JsonNode &base, JsonNode &&over, const std::string &field);

std::optional<Problem> layObject(JsonNode &base, JsonNode &&over, const std::string &field)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < base.members.size(); ++i)
        places.emplace(base.members[i].key, i);
    for (auto &[key, value] : over.members) {
        const auto place = places.find(key);
        const std::string inner = field.empty() ? key : field + "." + key;
        if (place == places.end())
            base.members.push_back({ std::move(key), std::move(value) });
        else if (auto problem = lay(base.members[place->second].value, std::move(value), inner))
            return problem;
    }
    return std::nullopt;
}

std::optional<Problem> layById(JsonNode &base, JsonNode &&over, const std::string &field)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < base.items.size(); ++i)
        places.emplace(idOf(base.items[i])->text, i);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < over.items.size(); ++i) {
        JsonNode &item = over.items[i];
        const std::string id = idOf(item)->text;
        const std::string inner = field + "[" + std::to_string(i) + "]";
        if (!seen.insert(id).second)
            return Problem{ *item.file, item.line, inner, "each id only once, but \"" + id + "\" is repeated" };
        const auto place = places.find(id);
        if (place == places.end())
            base.items.push_back(std::move(item));
        else if (auto problem = lay(base.items[place->second], std::move(item), inner))
            return problem;
    }
    return std::nullopt;
}

// What was laid over takes the overlay's place in files, so that trouble is reported where it was written last.
std::optional<Problem> lay(JsonNode &base, JsonNode &&over, const std::string &field)
{
    const auto file = over.file;
    const int line = over.line;
    std::optional<Problem> problem;
    if (base.kind == JsonNode::Kind::Object && over.kind == JsonNode::Kind::Object)
        problem = layObject(base, std::move(over), field);
    else if (isKeyed(base) && isKeyed(over))
        problem = layById(base, std::move(over), field);
    else
        base = std::move(over);
    base.file = file;
    base.line = line;
    return problem;
}

std::vector<EmbeddedFile> &broughtFiles()
{
    static std::vector<EmbeddedFile> files;
    return files;
}

} // namespace

void alsoEmbed(std::span<const EmbeddedFile> files)
{
    broughtFiles().insert(broughtFiles().end(), files.begin(), files.end());
}

std::vector<fs::path> entriesOf(const fs::path &folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator(); at.increment(error))
        entries.push_back(at->path());
    std::ranges::sort(entries);
    return entries;
}

std::variant<std::string, Problem> readFile(const fs::path &path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return Problem{ path.string(), 0, {}, "a readable file" };
    if (fs::file_size(path, error) > kMaxJsonBytes || error)
        return Problem{ path.string(), 0, {}, "a file of at most " + std::to_string(kMaxJsonBytes) + " bytes" };
    std::ifstream in(path, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(in), {});
    if (!in.good() && !in.eof())
        return Problem{ path.string(), 0, {}, "a readable file" };
    return bytes;
}

std::variant<PackInfo, Problem> readPackInfo(const fs::path &folder)
{
    const fs::path path = folder / kInfoFile;
    auto bytes = readFile(path);
    if (auto *problem = std::get_if<Problem>(&bytes))
        return *problem;
    auto parsed = parseJson(std::get<std::string>(bytes), path.string());
    if (auto *problem = std::get_if<Problem>(&parsed))
        return *problem;
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "id", "game", "name" });
    PackInfo info{ reader.at("id").text(), reader.at("game").text(), readBilingual(reader.at("name")) };
    if (problem)
        return *problem;
    return info;
}

Pack Pack::builtIn(std::string_view game)
{
    Pack pack;
    pack.m_game = game;
    const auto take = [&](const EmbeddedFile &file) {
        if (file.game != game)
            return;
        auto parsed = parseJson(file.bytes, pack.m_game + "/" + std::string(file.name));
        assert(std::holds_alternative<JsonNode>(parsed) && "built-in content is well-formed JSON");
        pack.m_files.emplace(file.name, std::make_shared<const JsonNode>(std::move(std::get<JsonNode>(parsed))));
    };
    std::ranges::for_each(embeddedFiles(), take);
    std::ranges::for_each(broughtFiles(), take);
    return pack;
}

std::optional<Problem> Pack::overlay(const fs::path &folder)
{
    const auto info = readPackInfo(folder);
    if (const auto *problem = std::get_if<Problem>(&info))
        return *problem;
    if (std::get<PackInfo>(info).game != m_game)
        return Problem{ (folder / kInfoFile).string(), 0, "game", "\"" + m_game + "\"" };

    for (const fs::path &path : entriesOf(folder)) {
        if (path.extension() != ".json" || path.filename() == kInfoFile)
            continue;
        auto bytes = readFile(path);
        if (auto *problem = std::get_if<Problem>(&bytes))
            return *problem;
        if (auto problem = overlayFile(path.filename().string(), std::get<std::string>(bytes), path.string()))
            return problem;
    }
    return std::nullopt;
}

std::optional<Problem> Pack::overlayFile(const std::string &name, std::string_view bytes, const std::string &path)
{
    const auto base = m_files.find(name);
    if (base == m_files.end()) {
        std::string known;
        for (const auto &[file, node] : m_files)
            known += (known.empty() ? "" : ", ") + file;
        return Problem{ path, 0, {}, "a content file of this game: " + known };
    }
    auto parsed = parseJson(bytes, path);
    if (auto *problem = std::get_if<Problem>(&parsed))
        return *problem;
    JsonNode merged = *base->second;
    m_isBuiltIn = false;
    auto problem = lay(merged, std::move(std::get<JsonNode>(parsed)), {});
    base->second = std::make_shared<const JsonNode>(std::move(merged));
    return problem;
}

bool Pack::isSameAsBuiltIn(const std::string &name) const
{
    for (const EmbeddedFile &file : embeddedFiles()) {
        if (file.game != m_game || file.name != name)
            continue;
        const auto parsed = parseJson(file.bytes, name);
        const auto *node = std::get_if<JsonNode>(&parsed);
        return node && node->dump() == m_files.at(name)->dump();
    }
    return false;
}

std::string Pack::document() const
{
    JsonNode game, files, whole;
    game.kind = JsonNode::Kind::Text;
    game.text = m_game;
    files.kind = whole.kind = JsonNode::Kind::Object;
    for (const auto &[name, node] : m_files) {
        if (!isOnlyWords(name) || !isSameAsBuiltIn(name))
            files.members.push_back({ name, *node });
    }
    whole.members = { { "game", std::move(game) }, { "files", std::move(files) } };
    return whole.dump();
}

std::variant<Pack, Problem> Pack::fromDocument(std::string_view text, const std::string &file)
{
    auto parsed = parseJson(text, file);
    if (auto *broken = std::get_if<Problem>(&parsed))
        return *broken;
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "game", "files" });
    Pack pack = builtIn(reader.at("game").text());
    pack.m_isBuiltIn = false;
    if (pack.m_files.empty())
        reader.at("game").fail("a game of this program");
    for (const auto &[name, content] : reader.at("files").members()) {
        auto known = pack.m_files.find(name);
        if (known != pack.m_files.end() && isOnlyWords(name)) {
            JsonNode merged = content.node();
            if (auto clash = lay(merged, JsonNode(*known->second), {}))
                return *clash;
            known->second = std::make_shared<const JsonNode>(std::move(merged));
        } else { // also a file that the game has no longer: it is not asked for
            pack.m_files[name] = std::make_shared<const JsonNode>(content.node());
        }
    }
    if (problem)
        return *problem;
    return pack;
}

JsonReader Pack::file(const std::string &name, std::optional<Problem> &problem) const
{
    static const JsonNode kNone{};
    const auto found = m_files.find(name);
    if (found == m_files.end() && !problem)
        problem = Problem{ m_game + "/" + name, 0, {}, "the file to exist" };
    return { found == m_files.end() ? kNone : *found->second, problem };
}

} // namespace outremer
