// What is going on in a position: the cross and, where "pending" is a list, everything that is being carried out.
#include "crusaders/positionreader.h"
#include "crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

constexpr int kMaxNumber = 255; // of a frame or a deed
constexpr int kMaxUnits = 99;   // of anything that brokenInvariant counts
constexpr int kMaxStrength = 120;

} // namespace

// Everything that can be stated only together with all that is pending; what is not stated is not there.
void PositionReader::readExact()
{
    m_state.resolved = seats(maybe("resolved"));
    readRaid();
    readPlan();
    readOrders();
    readPayment();
    if (const Entry moved = maybe("movedBishops"))
        readBishops(*moved, m_state.movedBishops);
    m_state.lastFull = flag(maybe("lastFull"));
    if (const Entry battle = maybe("battle"))
        readBattle(*battle);
    readEnd();
    readPending();
}

Token PositionReader::token(const JsonReader &reader) const
{
    if (reader.isText())
        return { seat(reader, kAutoma), 0 };
    reader.onlyKeys({ "seat", "enhanced" });
    return { seat(reader.at("seat"), kAutoma), flag(reader.maybe("enhanced")) };
}

void PositionReader::readCross()
{
    const Entry cross = maybe("cross");
    if (cross) {
        cross->onlyKeys({ kOrderWords.begin(), kOrderWords.end() });
        m_state.outer = {};
        for (std::size_t order = 0; order < kOrders; ++order) {
            auto &stack = m_state.inner[order];
            stack.clear();
            const Entry cells = cross->maybe(kOrderWords[order]);
            if (!cells)
                continue;
            cells->onlyKeys({ "inner", "outer" });
            const Entry inner = cells->maybe("inner");
            for (const JsonReader &item : inner ? items(*inner, stack.capacity()) : std::vector<JsonReader>())
                stack.push(token(item));
            if (const Entry outer = cells->maybe("outer"))
                m_state.outer[order] = { seat(*outer, kAutoma), 1 }; // CR-PLAN-16
        }
    }
    if (m_outset != Outset::Order)
        return;
    const JsonReader order = m_position.at("pending");
    order.onlyKeys({ "order", "seat", "enhanced" });
    if (cross)
        cross->fail("no cross beside an order that is alone on it");
    else
        m_state.inner[std::size_t(word(order.at("order"), kOrderWords))].push(
            { seat(order.at("seat")), flag(order.maybe("enhanced")) });
}

void PositionReader::readPlan()
{
    if (const Entry plan = maybe("plan")) {
        plan->onlyKeys({ "slots", "placed" });
        for (const JsonReader &item : items(plan->at("slots"), m_state.plan.capacity()))
            m_state.plan.push(seat(item, kAutoma));
        m_state.planSlot = number(plan->maybe("placed"), m_state.plan.size());
    }
    m_state.outerUsed = seats(maybe("outerUsed"));
    m_state.secondOuter = seats(maybe("secondOuter"));
    m_state.freeCover = flag(maybe("freeCover"));
    m_state.homsUsed = flag(maybe("homsUsed"));
    m_state.boostsAside = number(maybe("boostsAside"), kMaxSeats);
    if (const Entry sector = maybe("sector"))
        m_state.sector = std::uint8_t(word(*sector, kOrderWords));
}

void PositionReader::readRaid()
{
    const Entry raid = maybe("raid");
    if (!raid)
        return;
    raid->onlyKeys({ "city", "garrison", "left", "raiders" });
    if (const Entry target = raid->maybe("city"))
        m_state.raid.city = city(*target);
    m_state.raid.garrison = number(raid->maybe("garrison"), kMaxUnits);
    const Entry left = raid->maybe("left");
    for (const JsonReader &item : left ? items(*left, kCities) : std::vector<JsonReader>())
        m_state.raid.left = CitySet(m_state.raid.left | setOf(city(item)));
    if (const Entry raiders = raid->maybe("raiders")) {
        for (const auto &[key, units] : raiders->members()) {
            if (const auto from = cityOfKey(key, units))
                m_state.raid.raiders[*from] = number(units, kMaxUnits);
        }
    }
}

void PositionReader::readOrders()
{
    const Entry orders = maybe("orders");
    for (const JsonReader &item : orders ? items(*orders, m_state.orders.capacity()) : std::vector<JsonReader>()) {
        item.onlyKeys({ "order", "seat", "enhanced", "fromCross", "done", "discount", "extras", "target", "deeds" });
        OrderNote note;
        note.order = Order(word(item.at("order"), kOrderWords));
        note.seat = seat(item.at("seat"));
        note.enhanced = flag(item.maybe("enhanced"));
        note.fromCross = flag(item.maybe("fromCross"));
        if (const Entry done = item.maybe("done"))
            note.done = std::uint8_t(bits(*done, kStepWords[std::size_t(note.order)]));
        note.discount = number(item.maybe("discount"), c.numbers.discount);
        note.extras = number(item.maybe("extras"), c.numbers.extras);
        if (const Entry target = item.maybe("target"))
            note.target = city(*target);
        if (const Entry deeds = item.maybe("deeds")) {
            deeds->onlyKeys({ kDeedWords.begin() + 1, kDeedWords.end() });
            for (std::size_t deed = 1; deed < kDeedWords.size(); ++deed)
                note.deeds[deed] = number(deeds->maybe(kDeedWords[deed]), kMaxNumber);
        }
        m_state.orders.push(note);
    }
}

void PositionReader::readPayment()
{
    const Entry payment = maybe("payment");
    if (!payment)
        return;
    payment->onlyKeys({ "price", "discount", "gift" });
    const JsonReader price = payment->at("price");
    price.onlyKeys({ kPriceWords.begin(), kPriceWords.end() });
    for (std::size_t symbol = 0; symbol < kPriceWords.size(); ++symbol)
        m_state.payment.price[symbol] = number(price.maybe(kPriceWords[symbol]), kMaxUnits);
    m_state.payment.discount = number(payment->maybe("discount"), kMaxUnits);
    m_state.payment.gift = number(payment->maybe("gift"), kMaxUnits);
}

void PositionReader::readBattle(const JsonReader &reader)
{
    reader.onlyKeys({ "city", "attacker", "defender", "saracenPlayer", "attackers", "turn", "winner", "keepsLevel",
        "strength", "losses", "guarded", "spared", "hands", "maneuvers" });
    BattleState &battle = m_state.battle;
    battle.city = city(reader.at("city"));
    battle.attacker = seat(reader.at("attacker"), kSaracens);
    battle.defender = seat(reader.at("defender"), kSaracens);
    if (const Entry player = reader.maybe("saracenPlayer"))
        battle.saracenPlayer = seat(*player);
    battle.attackers = number(reader.maybe("attackers"), kMaxUnits);
    battle.turn = number(reader.maybe("turn"), battle.maneuvers.capacity());
    if (const Entry winner = reader.maybe("winner"))
        battle.winner = std::uint8_t(word(*winner, kSideWords));
    battle.keepsLevel = flag(reader.maybe("keepsLevel"));
    const Entry strength = reader.maybe("strength");
    const Entry losses = reader.maybe("losses");
    const Entry hands = reader.maybe("hands");
    const Entry guarded = reader.maybe("guarded");
    const Entry spared = reader.maybe("spared");
    for (const Entry &bySide : { strength, losses, hands }) {
        if (bySide)
            bySide->onlyKeys({ kSideWords.begin(), kSideWords.end() });
    }
    const unsigned guards = guarded ? bits(*guarded, kSideWords) : 0;
    const unsigned spares = spared ? bits(*spared, kSideWords) : 0;
    for (std::size_t side : { kDefender, kAttacker }) {
        const auto of = [&](const Entry &bySide) { return bySide ? bySide->maybe(kSideWords[side]) : Entry(); };
        if (const Entry amount = of(strength))
            battle.strength[side] = std::int8_t(amount->integer(-kMaxUnits, kMaxStrength));
        battle.losses[side] = number(of(losses), c.numbers.maxLosses);
        battle.guarded[side] = guards >> side & 1;
        battle.spared[side] = spares >> side & 1;
        const Entry hand = of(hands);
        for (const JsonReader &item : hand ? items(*hand, c.numbers.tactics) : std::vector<JsonReader>())
            battle.hands[side].insertSorted(find(item, CardKind::Tactic));
    }
    if (const Entry maneuvers = reader.maybe("maneuvers"))
        readManeuvers(*maneuvers);
}

void PositionReader::readManeuvers(const JsonReader &list)
{
    BattleState &battle = m_state.battle;
    for (const JsonReader &item : items(list, battle.maneuvers.capacity())) {
        item.onlyKeys({ "side", "card", "open", "cover", "lost" });
        Maneuver maneuver;
        maneuver.side = std::uint8_t(word(item.at("side"), kSideWords));
        maneuver.card = find(item.at("card"), CardKind::Tactic);
        maneuver.open = std::uint8_t(bits(item.at("open"), kOpenWords));
        if (const Entry cover = item.maybe("cover"))
            maneuver.cover = find(*cover, CardKind::Tactic);
        battle.lost = std::uint8_t(battle.lost | flag(item.maybe("lost")) << battle.maneuvers.size());
        battle.maneuvers.push(maneuver);
    }
}

void PositionReader::readEnd()
{
    if (const Entry ending = maybe("ending"))
        m_state.ending = std::uint8_t(bits(*ending, kEndingWords));
    m_state.winners = seats(maybe("winners"));
    const Entry scores = maybe("finalScores");
    if (!scores)
        return;
    scores->onlyKeys({ m_seatIds.begin(), m_seatIds.end() });
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        if (const Entry score = scores->maybe(m_seatIds[seat]))
            m_state.finalScores[seat] = std::int16_t(score->integer(0, INT16_MAX));
    }
}

void PositionReader::readPending()
{
    Names words;
    for (int task = 0; task < kTasks; ++task)
        words.emplace_back(infoOf(Task(task)).word);
    for (const JsonReader &item : items(m_position.at("pending"), m_state.frames.capacity())) {
        item.onlyKeys({ "task", "seat", "self", "rival", "with" });
        Frame frame{ Task(item.at("task").oneOf(words)) };
        const auto who = [&](const char *key) {
            const Entry reader = item.maybe(key);
            return reader ? seat(*reader, kSaracens) : kNobody;
        };
        frame.seat = who("seat");
        frame.self = who("self");
        frame.rival = who("rival");
        std::array<std::uint8_t, 4> with{};
        std::size_t at = 0;
        if (const Entry numbers = item.maybe("with")) {
            for (const JsonReader &value : items(*numbers, int(with.size())))
                with[at++] = number(value, kMaxNumber);
        }
        frame.a = with[0];
        frame.b = with[1];
        frame.c = with[2];
        frame.d = with[3];
        m_state.frames.push(frame);
    }
}

} // namespace outremer::crusaders
