#include "model/crusaders/contentreader.h"

#include <algorithm>
#include <set>

namespace outremer::crusaders {
namespace {

constexpr std::array<std::string_view, 3> kTrackCellWords{ "blank", "bishop", "rescript" };

constexpr NumberRule<Numbers> kNumberRules[]{
    { "troops", &Numbers::troops, 6, 20 },
    { "saracens", &Numbers::saracens, 14, 40 },
    { "bishopsOne", &Numbers::bishopsOne, 1, 8 },
    { "bishopsTwo", &Numbers::bishopsTwo, 0, 8 },
    { "tactics", &Numbers::tactics, 5, 5 },
    { "rescripts", &Numbers::rescripts, 1, 5 },
    { "buildings", &Numbers::buildings, 1, 4 },
    { "spies", &Numbers::spies, 1, 3 },
    { "prayer", &Numbers::prayer, 0, 6 },
    { "hire", &Numbers::hire, 0, 6 },
    { "learn", &Numbers::learn, 1, 2 },
    { "march", &Numbers::march, 1, 8 },
    { "extras", &Numbers::extras, 0, 6 },
    { "discount", &Numbers::discount, 0, 4 },
    { "enhancedMoves", &Numbers::enhancedMoves, 0, 4 },
    { "enhancedStrength", &Numbers::enhancedStrength, 0, 4 },
    { "hegemony", &Numbers::hegemony, 2, kCities },
    { "righteousness", &Numbers::righteousness, 2, kCities },
    { "bonus", &Numbers::bonus, 0, 50 },
    { "coinsPerPoint", &Numbers::coinsPerPoint, 1, 20 },
    { "maxLosses", &Numbers::maxLosses, 0, 5 },
    { "capitalCoins", &Numbers::capitalCoins, 0, 5 },
    { "maneuvers", &Numbers::maneuvers, 1, 2 },
};
static_assert(std::size(kNumberRules) == sizeof(Numbers), "every number is read");

// CR-PRAY-08, 09. The markers of absent states need cells of their own (CR-SETUP-28), and whoever passes every
// rescript cell in one go must be able to hold what they give until the hand is cut down.
void readTrack(const JsonReader &reader, Content &content)
{
    constexpr int kHand = 8;
    const auto cells = reader.items();
    if (cells.size() < 8 || cells.size() > std::size_t(kMaxCells))
        reader.fail("from 8 to " + std::to_string(kMaxCells) + " cells");
    for (const JsonReader &cell : cells)
        content.track.push_back(Cell(readWord(cell, kTrackCellWords)));
    const int most = kHand - content.numbers.rescripts - 1; // one more comes with an enhanced prayer
    if (std::ranges::count(content.track, Cell::Rescript) > most)
        reader.fail("at most " + std::to_string(most) + " rescript cells");
}

void readTable(const JsonReader &table, Content &content)
{
    table.onlyKeys({ "holiness", "saracenTrack", "raidTokens", "numbers" });
    readNumbers(table.at("numbers"), kNumberRules, content.numbers);
    readTrack(table.at("holiness"), content);

    const JsonReader bonuses = table.at("saracenTrack");
    const auto cells = bonuses.items();
    if (cells.size() != content.saracenTrack.size())
        bonuses.fail(std::to_string(kTrackCells) + " cells");
    for (std::size_t i = 0; i < std::min(cells.size(), content.saracenTrack.size()); ++i) {
        const auto strength = cells[i].maybe("strength");
        cells[i].onlyKeys({ strength ? "strength" : "move" });
        const JsonReader amount = strength ? *strength : cells[i].at("move");
        content.saracenTrack[i] = { strength.has_value(), std::uint8_t(amount.integer(1, 4)) };
    }

    const JsonReader tokens = table.at("raidTokens");
    tokens.onlyKeys({ kColourWords.begin(), kColourWords.end() });
    int total = 0;
    for (std::size_t colour = 0; colour < kColourWords.size(); ++colour) {
        content.raidTokens[colour] = std::uint8_t(tokens.at(kColourWords[colour]).integer(0, 8));
        total += content.raidTokens[colour];
    }
    if (total != 8) // CR-MODEL-05
        tokens.fail("8 raid tokens, not " + std::to_string(total));
}

// Everything about the states but their capitals, which are not known yet.
void readRealms(const JsonReader &file, Content &content)
{
    file.onlyKeys({ "realms", "saracens", "automa" });
    content.saracens = Name::read(file.at("saracens"));
    content.automa = Name::read(file.at("automa"));
    const JsonReader list = file.at("realms");
    const auto entries = list.items();
    if (entries.size() != content.realms.size())
        list.fail(std::to_string(kRealms) + " states");
    std::set<int> cells;
    std::set<Good> colours;
    for (std::size_t i = 0; i < std::min(entries.size(), content.realms.size()); ++i) {
        const JsonReader &entry = entries[i];
        entry.onlyKeys({ "id", "name", "good", "capital", "troops", "coins", "startCell" });
        Realm &realm = content.realms[i];
        realm.id = entry.at("id").text();
        checkId(entry, content.realms, i);
        realm.name = Name::read(entry.at("name"));
        realm.good = Good(readWord(entry.at("good"), kColourWords));
        realm.troops = std::uint8_t(entry.at("troops").integer(1, content.numbers.troops));
        realm.coins = std::uint8_t(entry.at("coins").integer(0, 20));
        const auto lastCell = std::max<std::int64_t>(0, std::int64_t(content.track.size()) - 3);
        realm.startCell = std::uint8_t(entry.at("startCell").integer(0, lastCell));
        if (!cells.insert(realm.startCell).second)
            entry.at("startCell").fail("a cell for each state alone");
        if (!colours.insert(realm.good).second)
            entry.at("good").fail("a colour for each state alone");
    }
}

} // namespace

void readBoard(const Pack &pack, std::optional<Problem> &problem, Content &content)
{
    const JsonReader realms = pack.file("realms.json", problem);
    readTable(pack.file("board.json", problem), content);
    readRealms(realms, content);
    readMap(pack.file("cities.json", problem), realms.at("realms"), content);
}

} // namespace outremer::crusaders
