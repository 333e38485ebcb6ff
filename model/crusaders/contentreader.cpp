#include "model/crusaders/contentreader.h"

namespace outremer::crusaders {

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

std::uint8_t readRealm(const JsonReader &entry, const Content &content)
{
    const auto realm = entry.maybe("realm");
    return realm ? std::uint8_t(realm->oneOf(idsOf(content.realms))) : kNoRealm;
}

} // namespace outremer::crusaders
