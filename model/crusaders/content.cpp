#include "model/crusaders/content.h"

#include "model/core/hash.h"
#include "model/crusaders/cardtext.h"

#include <algorithm>

namespace outremer::crusaders {
namespace {

static_assert(
    std::has_unique_object_representations_v<
        Numbers> && std::has_unique_object_representations_v<Effect> && std::has_unique_object_representations_v<Step>,
    "hashed byte by byte");

template <class... Values>
void add(Hasher &hasher, const Values &...values)
{
    static_assert((std::has_unique_object_representations_v<Values> && ...));
    (hasher.number(values), ...);
}

void add(Hasher &hasher, const Program &program)
{
    add(hasher, program.first, program.count);
}

void add(Hasher &hasher, const Trigger &trigger)
{
    add(hasher, trigger.always, trigger.order, trigger.deed, trigger.atLeast);
}

void add(Hasher &hasher, const Goal &goal)
{
    add(hasher, goal.of, goal.leader, goal.quality);
    hasher.integer(goal.steps.size());
    for (const Step &step : goal.steps)
        add(hasher, step.least, step.points);
}

void add(Hasher &hasher, const City &city)
{
    add(hasher, city.kind, city.good, city.isHoms, city.level, city.saracens, city.coins, city.upgrade, city.extraGood,
        city.terrains, city.neighbours, city.between);
}

void add(Hasher &hasher, const Realm &realm)
{
    add(hasher, realm.good, realm.capital, realm.troops, realm.coins, realm.startCell);
}

void add(Hasher &hasher, const Tactic &tactic)
{
    add(hasher, tactic.realm, tactic.isSaracen, tactic.price);
    for (const Half &half : tactic.halves) {
        add(hasher, half.program);
        add(hasher, half.atEnd, half.result);
    }
}

void add(Hasher &hasher, const Building &building)
{
    add(hasher, building.copies, building.price);
    add(hasher, building.trigger);
    add(hasher, building.program);
}

void add(Hasher &hasher, const Spy &spy)
{
    add(hasher, spy.trigger);
    add(hasher, spy.program);
}

void add(Hasher &hasher, const Rescript &rescript)
{
    hasher.integer(rescript.goods.size());
    for (Good good : rescript.goods)
        add(hasher, good);
    add(hasher, rescript.moment);
    add(hasher, rescript.program);
}

void add(Hasher &hasher, const EventCard &event)
{
    add(hasher, event.scope, event.of);
    add(hasher, event.program);
    hasher.integer(event.raid.size());
    for (const RaidRow &row : event.raid) {
        add(hasher, row.from);
        add(hasher, row.program);
    }
}

void add(Hasher &hasher, const Governor &governor)
{
    add(hasher, governor.realm);
    add(hasher, governor.goal);
}

void add(Hasher &hasher, const Bull &bull)
{
    for (const Goal &goal : bull.goals)
        add(hasher, goal);
}

void add(Hasher &hasher, const Oath &oath)
{
    add(hasher, oath.duty, oath.order, oath.deed, oath.atLeast, oath.influence, oath.coins);
    add(hasher, oath.reward);
    add(hasher, oath.tribute);
}

void add(Hasher &hasher, const CommanderCard &card)
{
    add(hasher, card.aim, card.gather, card.moves);
    add(hasher, card.siege);
}

void add(Hasher &hasher, const Nickname &nickname)
{
    add(hasher, nickname.quality, nickname.fame, nickname.boons);
    add(hasher, nickname.start);
    add(hasher, nickname.income);
}

void add(Hasher &hasher, const Legacy &legacy)
{
    add(hasher, legacy.after, legacy.ending, legacy.levy, legacy.levyUnits, legacy.capitals, legacy.track);
    for (const Program &part : legacy.parts)
        add(hasher, part);
}

void add(Hasher &hasher, const Interlude &interlude)
{
    for (const InterludeOption &option : interlude.options) {
        hasher.text(option.id);
        for (const Gift &gift : option.gifts) {
            add(hasher, int(gift.mark ? int(*gift.mark) : -1));
            add(hasher, gift.start);
        }
    }
}

template <class List>
void addAll(Hasher &hasher, const List &list)
{
    hasher.integer(list.size());
    for (const auto &item : list) {
        hasher.text(item.id);
        if constexpr (requires { item.chapter; })
            add(hasher, item.chapter);
        add(hasher, item);
    }
}

// The place of an id in a list.
template <class List>
std::optional<std::uint8_t> placeOf(const List &list, std::string_view id)
{
    const auto found = std::ranges::find_if(list, [id](const auto &item) { return item.id == id; });
    return found == list.end() ? std::nullopt : std::optional(std::uint8_t(found - list.begin()));
}

} // namespace

Result<Content> Content::load(const Pack &pack)
{
    Content content;
    std::optional<Problem> problem;
    readBoard(pack, problem, content);
    readCards(pack, problem, content);
    readSaga(pack, problem, content);
    if (problem)
        return problem->refusal("bad-pack");
    content.phrases = Phrasebook::read(pack.file("phrases.json", problem), kNounNames);
    content.cardWords = Phrasebook::read(pack.file("effects.json", problem), kCardBlanks);
    for (const auto &[key, name] : pack.file("names.json", problem).members())
        content.names.emplace(key, Name::read(name));
    content.rulebook = Rulebook::read(pack.file("rules.json", problem));
    if (problem)
        return problem->refusal("bad-pack");
    return content;
}

std::uint64_t Content::hash() const
{
    Hasher hasher;
    addAll(hasher, cities);
    addAll(hasher, realms);
    hasher.integer(track.size());
    hasher.numbers(track.data(), track.size());
    for (const TrackBonus &bonus : saracenTrack)
        add(hasher, bonus.isStrength, bonus.amount);
    add(hasher, raidTokens, numbers, saga, commanderHome);
    hasher.integer(effects.size());
    hasher.numbers(effects.data(), effects.size());
    addAll(hasher, tactics);
    addAll(hasher, buildings);
    addAll(hasher, rescripts);
    addAll(hasher, spies);
    addAll(hasher, governors);
    addAll(hasher, bulls);
    addAll(hasher, events);
    addAll(hasher, oaths);
    addAll(hasher, commander);
    addAll(hasher, nicknames);
    addAll(hasher, legacies);
    addAll(hasher, interludes);
    return hasher.result();
}

std::optional<CityId> Content::cityNamed(std::string_view id) const
{
    return placeOf(cities, id);
}

std::optional<std::uint8_t> Content::realmNamed(std::string_view id) const
{
    return placeOf(realms, id);
}

} // namespace outremer::crusaders
