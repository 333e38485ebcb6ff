#include "care/guidebook.h"

#include "care/carefiles.h"

#include <set>

namespace outremer {
namespace {

constexpr int kMostTimes = 100;

std::vector<std::string> readTexts(const JsonReader &reader)
{
    std::vector<std::string> texts;
    for (const JsonReader &item : reader.items())
        texts.push_back(item.text());
    return texts;
}

Hint readHint(const JsonReader &reader, const std::string &game)
{
    reader.onlyKeys({ "id", "at", "after", "title", "text", "rules" });
    Hint hint;
    const std::string id = reader.at("id").text();
    hint.id = game + "/" + id;
    if (const auto after = reader.maybe("after")) {
        after->onlyKeys({ "event", "times" });
        hint.event = after->at("event").text();
        hint.times = int(after->at("times").integer(1, kMostTimes));
    } else {
        const auto at = reader.maybe("at");
        hint.at = at ? readTexts(*at) : std::vector{ id };
    }
    hint.title = readBilingual(reader.at("title"));
    hint.text = readBilingual(reader.at("text"));
    hint.rules = readTexts(reader.at("rules"));
    if (hint.rules.empty())
        reader.at("rules").fail("at least one rule");
    return hint;
}

} // namespace

Result<GuideBook> GuideBook::read(std::string_view bytes, const std::string &file)
{
    return readContent<GuideBook>(bytes, file, [](const JsonReader &reader) {
        GuideBook book;
        std::set<std::string> ids;
        for (const auto &[game, entry] : reader.members()) {
            entry.onlyKeys({ "also", "hints" });
            Part &part = book.m_parts[game];
            if (const auto also = entry.maybe("also"))
                part.also = also->text();
            for (const JsonReader &item : entry.at("hints").items()) {
                part.hints.push_back(readHint(item, game));
                if (!ids.insert(part.hints.back().id).second)
                    item.fail("each hint only once, but \"" + part.hints.back().id + "\" is repeated");
            }
        }
        for (const auto &[game, part] : book.m_parts) {
            if (!part.also.empty() && !book.m_parts.contains(part.also))
                reader.at(game).fail("a game of this file in \"also\"");
        }
        return book;
    });
}

const GuideBook &GuideBook::builtIn()
{
    static const GuideBook kBook = [] {
        const auto book = read(careFile("guide.json"), "care/guide.json");
        assert(book && "our own content is well-formed");
        return *book;
    }();
    return kBook;
}

std::vector<const Hint *> GuideBook::hintsOf(const std::string &game) const
{
    std::vector<const Hint *> hints;
    const auto collect = [&](const std::string &name) {
        const auto part = m_parts.find(name);
        if (part == m_parts.end())
            return std::string();
        for (const Hint &hint : part->second.hints)
            hints.push_back(&hint);
        return part->second.also;
    };
    if (const std::string also = collect(game); !also.empty())
        collect(also);
    return hints;
}

} // namespace outremer
