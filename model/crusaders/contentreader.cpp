#include "crusaders/contentreader.h"

namespace outremer::crusaders {

int readWord(const JsonReader &reader, std::span<const std::string_view> words)
{
    return reader.oneOf({ words.begin(), words.end() });
}

Quantity readQuantity(const JsonReader &reader)
{
    constexpr std::size_t first = std::size_t(Quantity::One) + 1;
    constexpr std::size_t count = std::size_t(Quantity::Yellow) - first;
    return Quantity(int(first) + readWord(reader, std::span(kQuantityWords).subspan(first, count)));
}

Price readPrice(const JsonReader &list, int least, int most, bool allowsAny)
{
    std::vector<std::string_view> words(kColourWords.begin(), kColourWords.end());
    if (allowsAny)
        words.emplace_back("any"); // kAnyGood
    Price price{};
    const auto goods = list.items();
    if (goods.size() < std::size_t(least) || goods.size() > std::size_t(most)) {
        list.fail("from " + std::to_string(least) + " to " + std::to_string(most) + " goods");
        return price;
    }
    for (const JsonReader &good : goods)
        ++price[std::size_t(readWord(good, words))];
    return price;
}

CardFace readFace(const JsonReader &entry)
{
    CardFace face;
    face.id = entry.at("id").text();
    face.name = Name::read(entry.at("name"));
    face.story = readBilingual(entry.at("story"));
    face.isFromRulebook = entry.at("origin").oneOf({ "rulebook", "house" }) == 0;
    return face;
}

JsonReader onlyList(const JsonReader &file, std::string_view name)
{
    file.onlyKeys({ name });
    return file.at(name);
}

void expectCount(const JsonReader &list, std::string_view what, std::size_t expected, std::size_t count)
{
    if (count != expected)
        list.fail(std::to_string(expected) + " " + std::string(what) + ", not " + std::to_string(count));
}

std::uint8_t readRealm(const JsonReader &entry, const Content &content)
{
    const auto realm = entry.maybe("realm");
    return realm ? std::uint8_t(realm->oneOf(idsOf(content.realms))) : kNoRealm;
}

} // namespace outremer::crusaders
