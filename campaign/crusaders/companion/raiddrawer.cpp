#include "campaign/crusaders/companion/raiddrawer.h"

#include "campaign/crusaders/companion/listing.h"
#include "campaign/crusaders/companion/phrases.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

constexpr std::uint64_t kRaidStream = 2;

Name goodName(const Content &content, Good good)
{
    return content.names.at("good." + std::string(kGoodWords[std::size_t(good)]));
}

std::string citiesOf(const TableTalk &talk, Good colour)
{
    std::vector<std::string> names;
    for (CityId city = 0; city < kCities; ++city) {
        const City &info = talk.content.cities[city];
        if (info.good == colour && !isIn(talk.closed, city))
            names.push_back(info.name.in(talk.lang));
    }
    return joined(names);
}

} // namespace

RaidDrawer RaidDrawer::shuffled(const Content &content, std::uint64_t seed)
{
    std::vector<Good> tokens;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        tokens.insert(tokens.end(), content.raidTokens[colour], Good(colour));
    Rng rng = streamOf(seed, kRaidStream);
    for (std::size_t i = tokens.size(); i > 1; --i)
        std::swap(tokens[i - 1], tokens[rng.below(std::uint32_t(i))]);
    tokens.resize(std::min<std::size_t>(tokens.size(), kTrackCells));
    return { tokens, 0, 0 };
}

std::optional<Good> RaidDrawer::shown() const
{
    return revealed > boxed ? std::optional(track[std::size_t(boxed)]) : std::nullopt;
}

void RaidDrawer::next()
{
    if (revealed > boxed)
        ++boxed;
    if (revealed < int(track.size()))
        ++revealed;
}

int strengthBonus(const Content &content, int uncovered)
{
    int bonus = 0;
    for (std::size_t i = 0; i < content.saracenTrack.size() && int(i) < uncovered; ++i)
        bonus += content.saracenTrack[i].isStrength ? content.saracenTrack[i].amount : 0;
    return bonus;
}

int raidersPerCity(const Content &content, int uncovered)
{
    int most = 1;
    for (std::size_t i = 0; i < content.saracenTrack.size() && int(i) < uncovered; ++i) {
        const TrackBonus &bonus = content.saracenTrack[i];
        most = bonus.isStrength ? most : std::max<int>(most, bonus.amount);
    }
    return most;
}

int RaidDrawer::strengthBonus(const Content &content) const
{
    return table::strengthBonus(content, boxed);
}

int RaidDrawer::raidersPerCity(const Content &content) const
{
    return table::raidersPerCity(content, boxed);
}

Sayings describeRaids(const RaidDrawer &drawer, const TableTalk &talk)
{
    const Content &content = talk.content;
    const auto colour = drawer.shown();
    if (!colour)
        return {};
    const Givens givens{ { "good", goodName(content, *colour) }, { "cities", citiesOf(talk, *colour) },
        { "city", content.cities[content.homs].name }, { "count", drawer.raidersPerCity(content) },
        { "total", drawer.strengthBonus(content) } };
    const auto line = [&](const std::string &key) { return say(Texts::Drawers, key, talk.lang, givens); };
    Sayings sayings{ { line("raid.colour"), { "CR-EVENT-05" } },
        { line("raid.reinforce"), { "CR-EVENT-08", "CR-EVENT-10" } },
        { line("raid.targets"), { "CR-RAID-01", "CR-RAID-02" } },
        { line("raid.raiders"), { "CR-RAID-03", "CR-RAID-04", "CR-EVENT-18" } } };
    if (drawer.strengthBonus(content) > 0)
        sayings.push_back({ line("raid.bonus"), { "CR-EVENT-15", "CR-EVENT-16" } });
    return sayings;
}

Sayings describeNewTarget(const RaidDrawer &before, const TableTalk &talk)
{
    const Content &content = talk.content;
    const Lang lang = talk.lang;
    Sayings sayings;
    RaidDrawer after = before;
    after.next();
    if (after.boxed > before.boxed) {
        const TrackBonus &bonus = content.saracenTrack[std::size_t(before.boxed)];
        const Givens amount{ { "count", int(bonus.amount) } };
        sayings.push_back({ say(Texts::Drawers, "raid.boxed", lang), { "CR-EVENT-12" } });
        if (bonus.isStrength)
            sayings.push_back({ say(Texts::Drawers, "raid.uncovered-strength", lang, amount), { "CR-EVENT-15" } });
        else
            sayings.push_back({ say(Texts::Drawers, "raid.uncovered-units", lang, amount), { "CR-EVENT-17" } });
    }
    if (const auto colour = after.shown())
        sayings.push_back({ say(Texts::Drawers, "raid.revealed", lang,
                                { { "good", goodName(content, *colour) }, { "cities", citiesOf(talk, *colour) } }),
            { before.revealed == 0 ? "CR-EVENT-04" : "CR-EVENT-13" } });
    else
        sayings.push_back({ say(Texts::Drawers, "raid.none-left", lang), { "CR-EVENT-14" } });
    return sayings;
}

nlohmann::ordered_json toJson(const RaidDrawer &drawer)
{
    nlohmann::ordered_json track = nlohmann::ordered_json::array();
    for (Good token : drawer.track)
        track.push_back(kGoodWords[std::size_t(token)]);
    return { { "track", track }, { "revealed", drawer.revealed }, { "boxed", drawer.boxed } };
}

RaidDrawer raidsFrom(const JsonReader &reader)
{
    reader.onlyKeys({ "track", "revealed", "boxed" });
    RaidDrawer drawer;
    const std::vector<std::string> colours(kGoodWords.begin(), kGoodWords.begin() + kColours);
    const JsonReader track = reader.at("track");
    for (const JsonReader &token : track.items())
        drawer.track.push_back(Good(token.oneOf(colours)));
    if (drawer.track.size() > std::size_t(kTrackCells))
        track.fail("at most " + std::to_string(kTrackCells) + " tokens");
    drawer.revealed = int(reader.at("revealed").integer(0, std::int64_t(drawer.track.size())));
    // All that was revealed is in the box but the one that lies face up.
    const int most = drawer.revealed == int(drawer.track.size()) ? drawer.revealed : drawer.revealed - 1;
    drawer.boxed = int(reader.at("boxed").integer(std::max(0, drawer.revealed - 1), std::max(0, most)));
    return drawer;
}

} // namespace outremer::campaign::table
