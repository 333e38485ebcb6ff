#include "campaign/crusaders/prose/clashes.h"

#include "campaign/crusaders/facts/mapdrawing.h"
#include "campaign/grammar/numerals.h"

#include <algorithm>
#include <numeric>

namespace outremer::campaign {
namespace {

constexpr int kCrushing = 6;
constexpr int kAlways = 100;

bool isCapital(const std::string &city)
{
    const MapCity *drawn = builtInMap().city(city);
    return drawn && drawn->isCapital;
}

std::string patternOfMarch(const Clash &clash)
{
    const bool isOwnCapital = clash.city == clash.attacker;
    if (clash.commanderBeaten)
        return "commander.beaten";
    if (clash.captured && isOwnCapital)
        return "capital.retaken";
    if (clash.defender == kSaracens) {
        if (clash.captured)
            return isCapital(clash.city) ? "capital.freed" : "battle.saracens.taken";
        return clash.attackerWon ? "battle.won" : "battle.saracens.held";
    }
    if (clash.captured)
        return clash.city == clash.defender ? "capital.christians.taken" : "battle.christians.taken";
    return clash.attackerWon ? "battle.won" : "battle.christians.held";
}

// One more sentence: how close it was, else in turn the stratagems, the numbers, nothing.
std::string tailOf(Narrator &narrator, const Clash &clash, int place)
{
    if (clash.strength == 1)
        return narrator.tell("tail.close");
    if (clash.strength >= kCrushing)
        return narrator.tell("tail.crushing");
    if (place % 3 == 0 && !clash.tactics.empty()) {
        std::vector<std::string> names;
        for (const std::string &tactic : clash.tactics)
            names.push_back(narrator.quoted(narrator.names().of(Thing::Tactic, tactic, narrator.lang())));
        return narrator.tell("tail.tactics", { { "tactics", Narrator::plain(listed(names, narrator.lang())) } });
    }
    if (place % 3 == 1 && clash.attackers > 0 && clash.kind == Clash::Kind::Battle)
        return narrator.tell("tail.troops", { { "troops", narrator.count(clash.attackers, "troops") } });
    return {};
}

} // namespace

int importanceOf(const Clash &clash)
{
    int importance = clash.kind == Clash::Kind::Raid ? 1 : 2;
    if (clash.captured)
        importance += isCapital(clash.city) ? kAlways : 4;
    if (clash.kind == Clash::Kind::Commander || clash.commanderBeaten)
        importance += 6;
    if (clash.strength == 1)
        importance += 2;
    // An attack in force that failed is an upset.
    if (!clash.attackerWon && clash.attackers >= 5)
        importance += 2;
    if (clash.attacker != kSaracens && clash.defender != kSaracens)
        importance += 1;
    return importance;
}

std::vector<std::size_t> worthTelling(const std::vector<Clash> &clashes, int most)
{
    std::vector<std::size_t> places(clashes.size());
    std::iota(places.begin(), places.end(), std::size_t(0));
    std::ranges::stable_sort(
        places, [&](std::size_t a, std::size_t b) { return importanceOf(clashes[a]) > importanceOf(clashes[b]); });
    std::size_t kept = std::min(places.size(), std::size_t(most));
    while (kept < places.size() && importanceOf(clashes[places[kept]]) >= kAlways)
        ++kept;
    places.resize(kept);
    std::ranges::sort(places);
    return places;
}

std::string patternOf(const Clash &clash)
{
    if (clash.attacker != kSaracens)
        return patternOfMarch(clash);
    const bool isCommander = clash.kind == Clash::Kind::Commander;
    if (clash.captured && isCommander)
        return "commander.taken";
    if (clash.captured)
        return clash.city == clash.defender ? "raid.capital" : "raid.taken";
    if (clash.attackerWon)
        return "battle.won";
    return isCommander ? "commander.held" : "raid.held";
}

std::string tellClash(Narrator &narrator, const Clash &clash, int place)
{
    const Words words{ { "attacker", narrator.ruler(clash.attacker) }, { "defender", narrator.ruler(clash.defender) },
        { "city", narrator.city(clash.city) } };
    const std::string pattern = patternOf(clash);
    std::string text = narrator.tell(pattern, words);
    if (pattern == "commander.beaten" && clash.captured)
        text += " " + narrator.tell("tail.taken", words);
    if (pattern == "commander.taken" && clash.city == clash.defender)
        text += " " + narrator.tell("tail.capital", words);
    const std::string tail = tailOf(narrator, clash, place);
    return tail.empty() ? text : text + " " + tail;
}

} // namespace outremer::campaign
