#include "campaign/crusaders/companion/battlecalculator.h"

#include "campaign/crusaders/companion/raiddrawer.h"

#include <algorithm>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

constexpr int kMarkerSide = 5;
constexpr int kForestLimit = 2; // of the attacker's first maneuver (terrains)

std::optional<Refusal> wrongIn(const BattleQuestion &question)
{
    if (question.attackers < 1 || question.defenders < 1)
        return Refusal{ "bad-troops", "both sides of a battle have at least one unit", { "CR-BATTLE-29" } };
    if (question.level < 1 || question.level > 3)
        return Refusal{ "bad-level", "a city's level is 1, 2 or 3", { "CR-MODEL-31" } };
    if (question.uncovered < 0 || question.uncovered > kTrackCells)
        return Refusal{ "bad-track", "the Saracen track has " + std::to_string(kTrackCells) + " bonuses",
            { "CR-EVENT-12" } };
    for (const BattleMove &move : question.moves) {
        if (move.routed < 0 || move.fled < 0 || move.joined < 0)
            return Refusal{ "bad-move", "units that leave or join cannot be fewer than none", { "CR-BATTLE-20" } };
    }
    return std::nullopt;
}

// The battle while it goes on: units and walls are counted as they are, so the marker follows by itself.
struct Field {
    std::array<int, 2> units{}; // by Side
    std::array<int, 2> strength{};
    int level = 1;

    int difference() const
    {
        return units[kAttacker] + strength[kAttacker] - units[kDefender] - strength[kDefender] - level;
    }
    bool isOver() const { return units[kAttacker] == 0 || units[kDefender] == 0; }

    void play(const BattleMove &move, bool isInForest)
    {
        const Side other = otherSide(move.side);
        strength[move.side] += isInForest ? std::min(move.strength, kForestLimit) : move.strength;
        units[other] -= std::min(units[other], move.routed + move.fled); // CR-AMB-60
        units[move.side] += move.joined;
        level = std::clamp(level + move.cityLevels, 1, 3);
    }
};

} // namespace

Result<BattleAnswer> reckon(const Content &content, const BattleQuestion &question)
{
    if (auto wrong = wrongIn(question))
        return *wrong;
    BattleAnswer answer;
    addTerm(answer.attack, "battle.attackers", question.attackers, "CR-BATTLE-08");
    addTerm(
        answer.attack, "battle.enhanced", question.isEnhanced ? content.numbers.enhancedStrength : 0, "CR-BATTLE-11");
    addTerm(answer.attack, "battle.event", question.attack, "CR-EVENT-02");
    addTerm(answer.defence, "battle.defenders", question.defenders, "CR-BATTLE-08");
    addTerm(answer.defence, "battle.walls", question.level, "CR-BATTLE-09");
    addTerm(answer.defence, "battle.mountains", question.hasMountains ? 1 : 0, "CR-CAMP-10");
    addTerm(answer.defence, "battle.track", question.againstSaracens ? strengthBonus(content, question.uncovered) : 0,
        "CR-BATTLE-10");
    addTerm(answer.defence, "battle.event", question.defence, "CR-EVENT-02");
    answer.opening = sumOf(answer.attack) - sumOf(answer.defence);

    Field field;
    field.units = { question.defenders, question.attackers };
    field.strength = { sumOf(answer.defence) - question.defenders - question.level,
        sumOf(answer.attack) - question.attackers };
    field.level = question.level;
    bool hasAttacked = false;
    for (const BattleMove &move : question.moves) {
        if (field.isOver())
            break;
        const bool isAttack = move.side == kAttacker && move.isCard;
        field.play(move, question.hasForests && isAttack && !hasAttacked);
        hasAttacked = hasAttacked || isAttack;
        answer.after.push_back(field.difference());
    }
    answer.difference = field.difference();
    answer.isOver = field.isOver();
    answer.attackerWins = answer.isOver ? field.units[kAttacker] > 0 : answer.difference >= 0; // CR-BATTLE-29, 33
    return answer;
}

BattleMarker markerFor(int difference)
{
    const int size = std::abs(difference);
    return size > kMarkerSide ? BattleMarker{ size - kMarkerSide, true } : BattleMarker{ size, false };
}

namespace {

Saying markerSaying(int difference, Lang lang)
{
    const BattleMarker marker = markerFor(difference);
    const Givens givens{ { "count", marker.cell }, { "total", std::abs(difference) } };
    const std::string side = difference > 0 ? "attacker" : "defender";
    if (difference == 0)
        return { say(Texts::Calculators, "battle.marker-zero", lang), { "CR-BATTLE-12" } };
    if (marker.cell > kMarkerSide)
        return { say(Texts::Calculators, "battle.marker-beyond-" + side, lang, givens), { "CR-BATTLE-13" } };
    if (!marker.isFlipped)
        return { say(Texts::Calculators, "battle.marker-" + side, lang, givens), { "CR-BATTLE-12" } };
    return { say(Texts::Calculators, "battle.marker-flipped-" + side, lang, givens),
        { "CR-BATTLE-12", "CR-BATTLE-13" } };
}

} // namespace

Sayings explain(const BattleAnswer &answer, const BattleQuestion &question, Lang lang)
{
    Sayings sayings{ sentence("battle.attack-sum", answer.attack, lang),
        sentence("battle.defence-sum", answer.defence, lang), markerSaying(answer.opening, lang) };
    for (std::size_t i = 0; i < answer.after.size(); ++i) {
        const bool isAttack = question.moves[i].side == kAttacker;
        Saying marker = markerSaying(answer.after[i], lang);
        marker.text = say(Texts::Calculators, isAttack ? "battle.move-attacker" : "battle.move-defender", lang,
            { { "count", int(i) + 1 }, { "text", marker.text } });
        sayings.push_back(marker);
    }
    const std::string winner = answer.attackerWins ? "attacker" : "defender";
    if (answer.isOver)
        sayings.push_back({ say(Texts::Calculators, "battle.nobody-left-" + winner, lang), { "CR-BATTLE-29" } });
    else if (answer.difference == 0)
        sayings.push_back({ say(Texts::Calculators, "battle.tie", lang), { "CR-BATTLE-33" } });
    else
        sayings.push_back(
            { say(Texts::Calculators, "battle.wins-" + winner, lang, { { "count", std::abs(answer.difference) } }),
                { "CR-BATTLE-32" } });
    return sayings;
}

} // namespace outremer::campaign::table
