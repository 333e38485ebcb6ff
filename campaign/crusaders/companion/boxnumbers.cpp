#include "campaign/crusaders/companion/boxnumbers.h"

#include "campaign/crusaders/companion/phrases.h"
#include "model/crusaders/state.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

// The decks whose split nobody told us (CR-AMB-08) and where a set-up counts them.
struct DeckCount {
    const char *key;
    int most; // cards in the box
    int &(*of)(TableSetup &setup);
};
constexpr std::array kDecks{
    DeckCount{ "deck.buildings-0", 26, [](TableSetup &setup) -> int & { return setup.freeBuildings; } },
    DeckCount{ "deck.buildings", 26, [](TableSetup &setup) -> int & { return setup.buildings; } },
    DeckCount{ "deck.buildings-iv", 26, [](TableSetup &setup) -> int & { return setup.topBuildings; } },
    DeckCount{ "deck.tactics", 38, [](TableSetup &setup) -> int & { return setup.tactics; } },
    DeckCount{ "deck.tactics-iv", 38, [](TableSetup &setup) -> int & { return setup.topTactics; } },
    DeckCount{ "deck.rescripts-i", 32, [](TableSetup &setup) -> int & { return setup.rescripts[0]; } },
    DeckCount{ "deck.rescripts-ii", 32, [](TableSetup &setup) -> int & { return setup.rescripts[1]; } },
};

constexpr int kMostCoins = 30, kMostCells = 40, kMostTokens = 8;

} // namespace

std::vector<BoxNumber> BoxNumbers::guessed(const Content &content)
{
    std::vector<BoxNumber> numbers;
    for (const Realm &realm : content.realms) // CR-AMB-01
        numbers.push_back({ "coins." + realm.id, realm.coins, 0, kMostCoins });
    for (const Realm &realm : content.realms) // CR-AMB-06
        numbers.push_back({ "cell." + realm.id, realm.startCell + 1, 1, kMostCells });
    TableSetup setup;
    countDecks(content, setup);
    for (const DeckCount &deck : kDecks)
        numbers.push_back({ deck.key, deck.of(setup), 0, deck.most });
    for (std::size_t colour = 0; colour < kColours; ++colour) // CR-AMB-09
        numbers.push_back({ "tokens." + std::string(kGoodWords[colour]), content.raidTokens[colour], 0, kMostTokens });
    for (const City &city : content.cities) // CR-CAMP-10
        numbers.push_back({ "terrain." + city.id, city.terrains, 1, (1 << int(kTerrainWords.size())) - 1, true });
    return numbers;
}

BoxNumbers BoxNumbers::read(const Content &content, const std::string &json)
{
    BoxNumbers read;
    const auto document = nlohmann::json::parse(json, nullptr, false);
    if (!document.is_object())
        return read;
    for (const BoxNumber &number : guessed(content)) {
        const auto found = document.find(number.key);
        if (found != document.end() && found->is_number_integer() && *found >= number.least && *found <= number.most)
            read.m_numbers[number.key] = found->get<int>();
    }
    return read;
}

nlohmann::ordered_json BoxNumbers::toJson() const
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const auto &[key, value] : m_numbers)
        json[key] = value;
    return json;
}

int BoxNumbers::of(const BoxNumber &number) const
{
    const auto found = m_numbers.find(number.key);
    return found == m_numbers.end() ? number.guess : found->second;
}

bool BoxNumbers::correct(const BoxNumber &number, int value)
{
    if (value < number.least || value > number.most)
        return false;
    m_numbers[number.key] = value;
    return true;
}

Content BoxNumbers::over(Content content) const
{
    const auto put = [this](const std::string &key, auto &value, int less = 0) {
        if (const auto found = m_numbers.find(key); found != m_numbers.end())
            value = std::remove_reference_t<decltype(value)>(found->second - less);
    };
    for (Realm &realm : content.realms) {
        put("coins." + realm.id, realm.coins);
        put("cell." + realm.id, realm.startCell, 1);
    }
    auto tokens = content.raidTokens;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        put("tokens." + std::string(kGoodWords[colour]), tokens[colour]);
    if (std::accumulate(tokens.begin(), tokens.end(), 0) >= kTrackCells) // half entered it may be fewer
        content.raidTokens = tokens;
    for (City &city : content.cities)
        put("terrain." + city.id, city.terrains);
    return content;
}

void BoxNumbers::overDecks(TableSetup &setup) const
{
    for (const DeckCount &deck : kDecks) {
        if (const auto found = m_numbers.find(deck.key); found != m_numbers.end())
            deck.of(setup) = found->second;
    }
}

std::string labelOf(const BoxNumber &number, const Content &content, Lang lang)
{
    const std::string kind = number.kind(), subject = number.subject();
    if (kind == "deck")
        return say(Texts::Checklists, "box." + number.key, lang);
    const auto name = [&]() -> Name {
        if (kind == "terrain")
            return content.cities[*content.cityNamed(subject)].name;
        if (kind == "tokens")
            return content.names.at("good." + subject);
        return content.realms[*content.realmNamed(subject)].name;
    }();
    return say(Texts::Checklists, "box." + kind, lang, { { "state", name }, { "city", name }, { "good", name } });
}

} // namespace outremer::campaign::table
