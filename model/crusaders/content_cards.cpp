#include "model/crusaders/contentreader.h"

namespace outremer::crusaders {
namespace {

// CR-BUILD-11, CR-MUSTER-07: the level is the number of goods; CR-GLOSS-13: only levels III and IV mix colours.
template <class CardType>
void readLevel(const JsonReader &entry, CardType &card)
{
    const JsonReader reader = entry.at("price");
    card.price = readPrice(reader, 0, 4, false);
    int colours = 0;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        card.level = std::uint8_t(card.level + card.price[colour]);
        if (card.price[colour] > 0) {
            card.colours = ColourSet(card.colours | 1u << colour);
            ++colours;
        }
    }
    if (colours > (card.level > 2 ? 3 : 1))
        reader.fail(card.level > 2 ? "at most three colours" : "one colour");
}

Half readHalf(const JsonReader &reader, bool isSaracen, Content &content)
{
    reader.onlyKeys({ "effects", "end", "if" });
    Half half;
    if (const auto end = reader.maybe("end"))
        half.atEnd = end->boolean();
    if (const auto result = reader.maybe("if")) {
        half.result = BattleResult(readWord(*result, kBattleResultWords));
        if (!half.atEnd && half.result != BattleResult::Any)
            result->fail("no \"if\" before the end of the battle");
    }
    const Context maneuver = isSaracen ? kSaracenHalf : kTacticHalf;
    const Context end = isSaracen ? kSaracenEnd : kTacticEnd;
    half.program = readProgram(reader.at("effects"), half.atEnd ? end : maneuver, content);
    for (int i = 0; i < half.program.count; ++i)
        half.isProtected |= content.effect(half.program, i).verb == EffectVerb::Protection;
    return half;
}

void readHalves(const JsonReader &entry, Tactic &tactic, Content &content)
{
    tactic.halves[0] = readHalf(entry.at("upper"), tactic.isSaracen, content);
    tactic.halves[1] = readHalf(entry.at("lower"), tactic.isSaracen, content);
}

Order orderOf(Deed deed)
{
    switch (deed) {
    case Deed::Upgraded:
    case Deed::Built:
        return Order::Construction;
    case Deed::Holiness:
    case Deed::Trained:
    case Deed::BishopsMoved:
        return Order::Prayer;
    case Deed::Hired:
    case Deed::Learned:
        return Order::Muster;
    default:
        return Order::March;
    }
}

// CR-BLDG-13: an order, and perhaps how much was done by it.
Trigger readTrigger(const JsonReader &reader)
{
    reader.onlyKeys({ "order", "deed", "atLeast" });
    Trigger trigger;
    trigger.order = Order(readWord(reader.at("order"), kOrderWords));
    const auto deed = reader.maybe("deed");
    const auto atLeast = reader.maybe("atLeast");
    if (deed) {
        trigger.deed = Deed(readWord(*deed, kDeedWords));
        if (trigger.deed != Deed::None && orderOf(trigger.deed) != trigger.order)
            deed->fail("something that this order does");
    }
    if (atLeast && !deed)
        atLeast->fail("a \"deed\" that is counted");
    const bool isOnce = trigger.deed == Deed::Battle || trigger.deed == Deed::Won;
    if (atLeast && trigger.deed != Deed::None) // a pack says "none" to undo a condition
        trigger.atLeast = std::uint8_t(atLeast->integer(1, isOnce ? 1 : 12));
    return trigger;
}

// CR-RAID-11, 12: the first row is for a difference of 1, the last one for all greater ones.
void readRaid(const JsonReader &list, EventCard &event, Content &content)
{
    constexpr std::size_t kMaxRows = 10;
    const auto rows = list.items();
    if (rows.empty() || rows.size() > kMaxRows)
        return list.fail("from 1 to " + std::to_string(kMaxRows) + " rows");
    int least = 1;
    for (const JsonReader &row : rows) {
        row.onlyKeys({ "from", "effects" });
        const auto from = std::uint8_t(row.at("from").integer(least, least == 1 ? 1 : 30));
        event.raid.push_back({ from, readProgram(row.at("effects"), kRaidRow, content) });
        least = from + 1;
    }
}

// Binds a reader of entries to the content it writes its effects to.
template <class CardType>
auto into(Content &content, void (*read)(const JsonReader &, CardType &, Content &))
{
    return [&content, read](const JsonReader &entry, CardType &card) { read(entry, card, content); };
}

// CR-MODEL-18, 19; CR-AMB-08.
void readTactics(const JsonReader &list, const JsonReader &saracens, Content &content)
{
    readDeck(list, kTacticKeys, content.tactics, into(content, readTactic));
    std::array<std::size_t, kRealms> starting{};
    std::size_t learnt = 0;
    std::size_t top = 0;
    for (std::size_t card = 1; card < content.tactics.size(); ++card) {
        const Tactic &tactic = content.tactics[card];
        if (tactic.isStarting()) {
            const std::size_t index = starting[tactic.realm]++;
            if (index < content.startingTactics[tactic.realm].size())
                content.startingTactics[tactic.realm][index] = Card(card);
        } else {
            ++(tactic.level > 2 ? top : learnt);
        }
    }
    for (std::size_t realm = 0; realm < starting.size(); ++realm)
        expectCount(list, "starting tactics of " + content.realms[realm].id, 5, starting[realm]);
    expectCount(list, "tactics of levels I and II", 32, learnt);
    expectCount(list, "tactics of levels III and IV", 6, top);

    const std::size_t before = content.tactics.size();
    readDeck(saracens, kSaracenKeys, content.tactics, into(content, readSaracen));
    expectCount(saracens, "Saracen cards", 20, content.tactics.size() - before);
}

// CR-MODEL-25; CR-AMB-08.
void readBuildings(const JsonReader &list, Content &content)
{
    readDeck(list, kBuildingKeys, content.buildings, into(content, readBuilding));
    std::array<std::size_t, 5> byLevel{};
    for (std::size_t card = 1; card < content.buildings.size(); ++card)
        byLevel[content.buildings[card].level] += content.buildings[card].copies;
    expectCount(list, "buildings of level 0", 4, byLevel[0]);
    expectCount(list, "buildings of levels I and II", 16, byLevel[1] + byLevel[2]);
    expectCount(list, "buildings of levels III and IV", 6, byLevel[3] + byLevel[4]);
}

void readSpies(const JsonReader &list, Content &content)
{
    readDeck(list, kSpyKeys, content.spies, into(content, readSpy));
    expectCount(list, "spies", 16, content.spies.size() - 1); // CR-MODEL-24
}

// CR-MODEL-17; CR-AMB-08.
void readRescripts(const JsonReader &list, Content &content)
{
    readDeck(list, kRescriptKeys, content.rescripts, into(content, readRescript));
    const auto high = std::size_t(
        std::ranges::count_if(content.rescripts, [](const Rescript &rescript) { return rescript.level() == 2; }));
    expectCount(list, "rescripts of level I", 16, content.rescripts.size() - 1 - high);
    expectCount(list, "rescripts of level II", 16, high);
}

void readEvents(const JsonReader &list, Content &content)
{
    readDeck(list, kEventKeys, content.events, into(content, readEvent));
    expectCount(list, "events", 12, content.events.size() - 1); // CR-MODEL-16
}

} // namespace

void readTactic(const JsonReader &entry, Tactic &tactic, Content &content)
{
    tactic.realm = readRealm(entry, content);
    readLevel(entry, tactic);
    if (tactic.isStarting() != (tactic.level == 0))
        entry.at("price").fail(tactic.isStarting() ? "no price of a starting tactic" : "a price");
    readHalves(entry, tactic, content);
}

void readSaracen(const JsonReader &entry, Tactic &tactic, Content &content)
{
    tactic.isSaracen = true;
    readHalves(entry, tactic, content);
}

void readBuilding(const JsonReader &entry, Building &building, Content &content)
{
    readLevel(entry, building);
    const auto trigger = entry.maybe("trigger");
    const auto copies = entry.maybe("copies");
    if (trigger.has_value() == (building.level == 0))
        entry.fail(trigger ? "no \"trigger\" at level 0" : "a \"trigger\"");
    if (trigger)
        building.trigger = readTrigger(*trigger);
    else
        building.trigger.always = true;
    if (copies) {
        building.copies = std::uint8_t(copies->integer(1, 4));
        if (building.level > 0)
            copies->fail("copies only at level 0");
    }
    const Context context = building.level == 4 ? kTopBuilding : kBuilding;
    building.program = readProgram(entry.at("effects"), context, content);
}

void readSpy(const JsonReader &entry, Spy &spy, Content &content)
{
    spy.trigger = readTrigger(entry.at("trigger"));
    spy.program = readProgram(entry.at("effects"), kSpy, content);
}

void readRescript(const JsonReader &entry, Rescript &rescript, Content &content)
{
    constexpr std::array kContexts{ kTurnRescript, kPlanningRescript, kRaidRescript, kBattleRescript };
    static_assert(kContexts.size() == kMomentWords.size());
    for (const JsonReader &good : entry.at("goods").items())
        rescript.goods.push_back(Good(readWord(good, kGoodWords)));
    if (rescript.goods.size() != 1 && rescript.goods.size() != 2)
        entry.at("goods").fail("one or two goods");
    rescript.moment = Moment(readWord(entry.at("moment"), kMomentWords));
    rescript.program = readProgram(entry.at("effects"), kContexts[std::size_t(rescript.moment)], content);
}

void readEvent(const JsonReader &entry, EventCard &event, Content &content)
{
    event.scope = Scope(readWord(entry.at("scope"), kScopeWords));
    if (event.scope == Scope::Leader)
        event.of = readQuantity(entry.at("of"));
    else if (const auto of = entry.maybe("of"))
        of->fail("no \"of\" but for leaders");
    const Context context = event.scope == Scope::Round ? kRoundEvent : kPlayerEvent;
    event.program = readProgram(entry.at("effects"), context, content);
    readRaid(entry.at("raid"), event, content);
}

void readCards(const Pack &pack, std::optional<Problem> &problem, Content &content)
{
    const auto list = [&](const std::string &name) { return onlyList(pack.file(name + ".json", problem), name); };
    readTactics(list("tactics"), list("saracens"), content);
    readBuildings(list("buildings"), content);
    readSpies(list("spies"), content);
    readRescripts(list("rescripts"), content);
    readEvents(list("events"), content);
    readGovernors(list("governors"), content);
    readBulls(list("bulls"), content);
}

} // namespace outremer::crusaders
