#include "model/crusaders/contentreader.h"

#include <algorithm>

namespace outremer::crusaders {
namespace {

constexpr std::size_t kMaxEffects = 4;
constexpr int kMaxCounted = 4;     // of an amount that is multiplied: four times 39 city levels still fit a byte
constexpr int kMaxModifier = 3;    // until the end of the round, either way
constexpr int kMaxStrength = 12;   // of one program, so that the strengths of a battle fit a byte
constexpr int kPlayedInBattle = 4; // tactics face up, at most

enum class Amount : std::uint8_t { None, Fixed, Counted, Signed };
enum class Whom : std::uint8_t { Self, Either, Rival };

// General effects: everything outside the maneuver itself.
constexpr int kGeneral = kTacticEnd | kTurnRescript | kPlayerEvent | kBuilding | kTopBuilding | kSpy | kGift;
constexpr int kHarm = kGeneral | kSaracenEnd | kRaidRow;
constexpr int kManeuver = kTacticHalf | kSaracenHalf;
constexpr int kBattleCards = kManeuver | kTacticEnd | kSaracenEnd;
constexpr int kSaracenCards = kSaracenHalf | kSaracenEnd;
constexpr int kHasRival = kTacticHalf | kTacticEnd | kSaracenEnd | kSpy;

template <class... Places>
constexpr std::uint32_t places(Places... list)
{
    return (0u | ... | (1u << int(list)));
}
constexpr bool includes(std::uint32_t set, Place place)
{
    return (set >> int(place) & 1u) != 0;
}
constexpr std::uint32_t kModifierPlaces = ~0u << int(Place::PrayerPoints) & ((1u << kPlaceWords.size()) - 1u);

// What each verb may be combined with, and how much of it a card can have.
struct VerbRule {
    EffectVerb verb{};
    int contexts = 0;
    Amount amount = Amount::None;
    int most = 0;
    Whom whom = Whom::Self;
    std::uint32_t where = 0; // no places: the verb has no "where"
};

constexpr std::array kVerbRules{
    VerbRule{ EffectVerb::Coins, kGeneral | kTacticHalf | kPlanningRescript | kRaidRescript | kBattleRescript,
        Amount::Counted, 9 },
    VerbRule{ EffectVerb::LoseCoins, kHarm, Amount::Counted, 9, Whom::Either },
    VerbRule{ EffectVerb::PayCoins, kGeneral, Amount::Fixed, 9 },
    VerbRule{ EffectVerb::TakeCoins, kTacticHalf | kTacticEnd | kSpy, Amount::Counted, 9, Whom::Rival },
    VerbRule{ EffectVerb::Holiness, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Restore, kGeneral | kRaidRescript | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::SpendGood, kHarm, Amount::Counted, 9, Whom::Either },
    VerbRule{ EffectVerb::Block, kHarm, Amount::Counted, 9, Whom::Either },
    VerbRule{ EffectVerb::Hire, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::LoseTroop, kHarm, Amount::Counted, 9, Whom::Either, places(Place::Anywhere, Place::Here) },
    VerbRule{ EffectVerb::Train, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::MoveBishop, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Bishop, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::LoseBishop, kHarm, Amount::Counted, 9, Whom::Either, places(Place::Anywhere, Place::Here) },
    VerbRule{ EffectVerb::Rescript, kGeneral, Amount::Fixed, 2 },
    VerbRule{ EffectVerb::LoseRescript, kHarm, Amount::Fixed, 5, Whom::Either },
    VerbRule{ EffectVerb::Spy, kGeneral | kPlanningRescript, Amount::Fixed, 4 },
    VerbRule{ EffectVerb::Tactic, kGeneral & ~kTacticEnd, Amount::Fixed, 2 },
    VerbRule{ EffectVerb::LoseTactic, kGeneral & ~kTacticEnd, Amount::Fixed, 5, Whom::Either },
    VerbRule{ EffectVerb::LoseBuilding, kHarm, Amount::Fixed, 4, Whom::Either },
    VerbRule{ EffectVerb::LoseGovernor, kTacticEnd | kRaidRow, Amount::None, 0, Whom::Either, places(Place::Here) },
    VerbRule{ EffectVerb::SwapGovernor, kGeneral },
    VerbRule{ EffectVerb::MoveTroops, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Bombard, kGeneral, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Upgrade, kGeneral, Amount::Fixed, 2 },
    VerbRule{
        EffectVerb::Destroy, kHarm, Amount::Fixed, 2, Whom::Either, places(Place::Here, Place::Own, Place::Enemy) },
    VerbRule{ EffectVerb::Order, kTopBuilding, Amount::None, 0, Whom::Self,
        places(Place::Construction, Place::Prayer, Place::Muster, Place::March) },
    VerbRule{ EffectVerb::Refill, kGeneral, Amount::None, 0, Whom::Self,
        places(Place::Buildings, Place::Tactics, Place::Governors) },
    VerbRule{ EffectVerb::CheckHolyLand, kGeneral },
    VerbRule{ EffectVerb::Unban, kGeneral & ~(kBuilding | kTopBuilding), Amount::Fixed, 4 },
    VerbRule{ EffectVerb::Saracens, kGeneral | kSaracenEnd, Amount::Fixed, 9, Whom::Self,
        places(Place::Anywhere, Place::Central, Place::Outer, Place::Border) },
    VerbRule{ EffectVerb::Toward, kGeneral, Amount::Fixed, 9, Whom::Either },
    VerbRule{ EffectVerb::ThisRound, kRoundEvent, Amount::Signed, kMaxModifier, Whom::Self, kModifierPlaces },
    VerbRule{ EffectVerb::Strength, kManeuver | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Rout, kManeuver | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Flight, kManeuver | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Reinforce, kManeuver | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::Deploy, kManeuver | kBattleRescript, Amount::Counted, 9 },
    VerbRule{ EffectVerb::LowerCity, kManeuver, Amount::Fixed, 2 },
    VerbRule{ EffectVerb::RaiseCity, kManeuver, Amount::Fixed, 2 },
    VerbRule{ EffectVerb::Protection, kManeuver },
    VerbRule{ EffectVerb::Losses, kTacticEnd | kSaracenEnd, Amount::Fixed, 5, Whom::Rival },
    VerbRule{ EffectVerb::KeepLevel, kBattleRescript },
    VerbRule{ EffectVerb::Guard, kBattleRescript },
    VerbRule{ EffectVerb::Spare, kBattleRescript },
    VerbRule{ EffectVerb::Garrison, kRaidRescript, Amount::Fixed, 9 },
    VerbRule{ EffectVerb::TurnBack, kRaidRescript, Amount::Fixed, 9 },
    VerbRule{ EffectVerb::HireHere, kRaidRescript, Amount::Fixed, 9 },
    VerbRule{ EffectVerb::FreeCover, kPlanningRescript },
    VerbRule{ EffectVerb::SecondOuter, kPlanningRescript },
    VerbRule{ EffectVerb::Influence, kGift, Amount::Fixed, 3 },
};
static_assert(kVerbRules.size() == kEffectWords.size());
static_assert([] {
    for (std::size_t i = 0; i < kVerbRules.size(); ++i) {
        if (std::size_t(kVerbRules[i].verb) != i)
            return false;
    }
    return true;
}());

const VerbRule &readVerb(const JsonReader &reader, Context context)
{
    std::vector<std::string> legal;
    for (const VerbRule &rule : kVerbRules) {
        if ((rule.contexts & context) != 0)
            legal.emplace_back(kEffectWords[std::size_t(rule.verb)]);
    }
    const std::string &word = legal[std::size_t(reader.oneOf(legal))];
    return kVerbRules[std::size_t(std::ranges::find(kEffectWords, word) - kEffectWords.begin())];
}

// What a raid or the Saracens do happens in the city it is about.
std::uint32_t placesFor(const VerbRule &rule, Context context)
{
    if (!includes(rule.where, Place::Here))
        return rule.where;
    if ((context & (kRaidRow | kSaracenEnd)) != 0)
        return places(Place::Here);
    return context == kTacticEnd ? rule.where : rule.where & ~places(Place::Here);
}

Place readPlace(const JsonReader &entry, const VerbRule &rule, Context context)
{
    const std::uint32_t allowed = placesFor(rule, context);
    const auto where = entry.maybe("where");
    if (!where && (allowed == 0 || includes(allowed, Place::Anywhere)))
        return Place::Anywhere;
    if (where && allowed == 0)
        where->fail("no \"where\" for this verb");
    std::vector<std::string> words;
    for (std::size_t i = 0; i < kPlaceWords.size(); ++i) {
        if (includes(allowed, Place(i)))
            words.emplace_back(kPlaceWords[i]);
    }
    if (entry.failed())
        return Place::Anywhere;
    const std::string &word = words[std::size_t(entry.at("where").oneOf(words))];
    return Place(std::ranges::find(kPlaceWords, word) - kPlaceWords.begin());
}

Who readWho(const JsonReader &entry, const VerbRule &rule, Context context)
{
    const auto given = entry.maybe("who");
    const bool mustBeRival = rule.whom == Whom::Rival || (rule.whom == Whom::Either && context == kSaracenEnd);
    const bool mayBeRival = mustBeRival || (rule.whom == Whom::Either && (context & kHasRival) != 0);
    const Who who = given ? Who(readWord(*given, kWhoWords)) : rule.whom == Whom::Rival ? Who::Rival : Who::Self;
    if (who == Who::Rival && !mayBeRival)
        given->fail("\"self\": nobody else can be meant here");
    if (who == Who::Self && mustBeRival)
        entry.fail("\"who\": \"rival\"");
    return who;
}

Quantity readPer(const JsonReader &reader, EffectVerb verb, Context context)
{
    const auto colours = std::span(kQuantityWords).subspan(std::size_t(Quantity::Yellow));
    const bool isColour = std::ranges::find(colours, reader.node().text) != colours.end();
    if (isColour && (context & kBattleCards) == 0)
        reader.fail("a colour only on cards that are played in battles");
    // Saracens own nothing, and the strengths of a battle must stay within bounds.
    if (isColour || (context & kSaracenCards) != 0 || verb == EffectVerb::Strength)
        return Quantity(int(Quantity::Yellow) + readWord(reader, colours));
    const Quantity quantity = readQuantity(reader);
    if (quantity == Quantity::Coins)
        reader.fail("something that cannot be piled up without end");
    return quantity;
}

int leastModifier(Place place)
{
    switch (place) {
    case Place::UpgradeDiscount:
    case Place::BuildingDiscount:
    case Place::TacticDiscount:
    case Place::CrossToll:
    case Place::NoOuter:
        return 1;
    default:
        return -kMaxModifier;
    }
}

void readAmount(const JsonReader &entry, const VerbRule &rule, Context context, Effect &effect)
{
    const auto amount = entry.maybe("n");
    const auto per = entry.maybe("per");
    if (amount && rule.amount == Amount::None)
        amount->fail("no \"n\" for this verb");
    if (per && rule.amount != Amount::Counted)
        per->fail("no \"per\" for this verb");
    if (per)
        effect.per = readPer(*per, rule.verb, context);
    if (!amount || rule.amount == Amount::None)
        return;
    int least = 1;
    int most = per ? std::min(rule.most, kMaxCounted) : rule.most;
    if (rule.amount == Amount::Signed) {
        least = leastModifier(effect.where);
        most = effect.where == Place::NoOuter ? 1 : most;
    }
    effect.amount = std::int8_t(amount->integer(least, most));
    if (effect.amount == 0)
        amount->fail("anything but 0");
}

Effect readEffect(const JsonReader &entry, Context context)
{
    entry.onlyKeys({ "do", "n", "who", "per", "where", "join" });
    const VerbRule &rule = readVerb(entry.at("do"), context);
    Effect effect;
    effect.verb = rule.verb;
    effect.where = readPlace(entry, rule, context);
    effect.who = readWho(entry, rule, context);
    readAmount(entry, rule, context, effect);
    if (const auto join = entry.maybe("join"))
        effect.join = Join(readWord(*join, kJoinWords));
    return effect;
}

bool isPrice(const Effect &effect)
{
    return effect.verb == EffectVerb::PayCoins || effect.verb == EffectVerb::CheckHolyLand;
}

// CR-GLOSS-24, 29, 30: exactly two effects are joined, and a price or a check is followed by what hangs on it.
void checkJoin(const JsonReader &entry, const Effect &effect, const Effect *before, Context context)
{
    if (before && isPrice(*before) && effect.join != Join::If && effect.join != Join::Otherwise)
        entry.fail("\"join\": \"if\" or \"otherwise\" after a price or a check");
    if (effect.join == Join::Then)
        return;
    if (!before)
        entry.fail("no \"join\" on the first effect");
    else if (before->join != Join::Then)
        entry.fail("no \"join\" to an effect that is itself joined to the one before");
    else if (context == kRoundEvent)
        entry.fail("no \"join\" in an event about the whole round");
    else if (effect.verb == EffectVerb::Protection || before->verb == EffectVerb::Protection)
        entry.fail("no \"join\" with protection");
    else if (isPrice(effect))
        entry.fail("no \"join\" on a price or a check");
}

int strengthOf(const Effect &effect)
{
    if (effect.verb != EffectVerb::Strength)
        return 0;
    return effect.amount * (effect.per == Quantity::One ? 1 : kPlayedInBattle);
}

} // namespace

Program readProgram(const JsonReader &list, Context context, Content &content)
{
    const auto entries = list.items();
    if (entries.size() > kMaxEffects)
        list.fail("at most " + std::to_string(kMaxEffects) + " effects");
    if (entries.empty() && context != kRaidRow)
        list.fail("at least one effect");
    Program program{ std::uint16_t(content.effects.size()), 0 };
    int strength = 0;
    for (std::size_t i = 0; i < std::min(entries.size(), kMaxEffects); ++i) {
        const Effect effect = readEffect(entries[i], context);
        checkJoin(entries[i], effect, i == 0 ? nullptr : &content.effects.back(), context);
        strength += strengthOf(effect);
        content.effects.push_back(effect);
        ++program.count;
    }
    if (program.count > 0 && isPrice(content.effects.back()))
        list.fail("an effect after a price or a check, with \"join\": \"if\"");
    if (strength > kMaxStrength)
        list.fail("strength of at most " + std::to_string(kMaxStrength) + " altogether");
    return program;
}

} // namespace outremer::crusaders
