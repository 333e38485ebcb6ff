#include "model/core/exact.h"

namespace outremer {

using nlohmann::ordered_json;

namespace {

// The word of one thing of a domain.
std::string wordAt(const Nouns &nouns, const Domain &domain, std::int64_t value)
{
    if (domain.words.empty())
        return nouns.idOf({ domain.noun, std::int16_t(value) });
    return value >= 0 && value < std::int64_t(domain.words.size()) ? std::string(domain.words[std::size_t(value)])
                                                                   : "?";
}

bool hasWords(const Domain &domain)
{
    return !domain.words.empty() || domain.noun != kNumberNoun;
}

std::optional<int> valueAt(const Nouns &nouns, const Domain &domain, const std::string &word)
{
    if (domain.words.empty())
        return nouns.valueOf(domain.noun, word);
    const auto found = std::find(domain.words.begin(), domain.words.end(), word);
    return found == domain.words.end() ? std::nullopt : std::optional(int(found - domain.words.begin()));
}

std::int64_t readWord(const Nouns &nouns, const Domain &domain, const JsonReader &reader)
{
    const std::string word = reader.text();
    for (const OtherWord &other : domain.others) {
        if (word == other.word)
            return other.value;
    }
    const std::string what = domain.words.empty() ? std::string(nouns.nameOf(domain.noun)) : "word";
    if (Nouns::isUnknown(word))
        reader.fail("a known " + what);
    const auto value = valueAt(nouns, domain, word);
    if (!value)
        reader.fail("a " + what + " of the game");
    return value.value_or(0);
}

} // namespace

ordered_json exactNumber(const Nouns &nouns, const Domain &domain, std::int64_t value, bool isInList)
{
    if (value == domain.none)
        return isInList ? ordered_json("?") : ordered_json();
    for (const OtherWord &other : domain.others) {
        if (value == other.value)
            return other.word;
    }
    if (domain.isFlag)
        return value != 0;
    if (!hasWords(domain))
        return value;
    if (!domain.isSet)
        return wordAt(nouns, domain, value);
    ordered_json words = ordered_json::array();
    for (int bit = 0; bit < 16; ++bit) {
        if (value >> bit & 1)
            words.push_back(wordAt(nouns, domain, bit));
    }
    return words;
}

std::int64_t readExactNumber(const Nouns &nouns, const Domain &domain, const JsonReader &reader, bool isInList,
    std::int64_t least, std::int64_t most)
{
    if (domain.none != Domain::kNever && !isInList && reader.node().kind == JsonNode::Kind::Null)
        return domain.none;
    if (domain.isFlag)
        return reader.boolean() ? 1 : 0;
    if (!hasWords(domain))
        return reader.integer(std::max<std::int64_t>(least, domain.least), std::min<std::int64_t>(most, domain.most));
    if (!domain.isSet)
        return readWord(nouns, domain, reader);
    std::int64_t set = 0;
    for (const JsonReader &item : reader.items()) {
        const std::int64_t bit = readWord(nouns, domain, item);
        if (set >> bit & 1)
            item.fail("each of them once");
        set |= std::int64_t(1) << bit;
    }
    return set;
}

Setup readSetup(const JsonReader &position, const std::vector<SetupOption> &options, int seats)
{
    const auto seed = position.maybe("seed");
    Setup setup = defaultSetup(options, seats, seed ? std::uint64_t(seed->integer(0, INT64_MAX)) : 0);
    const auto stated = position.maybe("options");
    std::vector<std::string_view> known;
    for (std::size_t i = 0; stated && i < options.size(); ++i) {
        known.push_back(options[i].id);
        if (const auto value = stated->maybe(options[i].id))
            setup.choices[i] = std::uint8_t(value->oneOf(options[i].values));
    }
    if (stated)
        stated->onlyKeys(known);
    return setup;
}

std::vector<std::string> exactKeys(const Nouns &nouns, const Domain &domain, int depth, int size, int seats)
{
    std::vector<std::string> keys;
    if (depth == 0 && !domain.keyWords.empty())
        return { domain.keyWords.begin(), domain.keyWords.end() };
    const std::uint16_t noun = depth < 2 ? domain.keys[std::size_t(depth)] : kNumberNoun;
    for (int i = 0; noun != kNumberNoun && i < (noun == kSeatNoun ? std::min(size, seats) : size); ++i)
        keys.push_back(nouns.idOf({ noun, std::int16_t(i) }));
    return keys;
}

} // namespace outremer
