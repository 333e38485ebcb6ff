// Writing what is going on: the cross, orders, payments, a battle, and everything that is pending.
#include "crusaders/positionwriter.h"
#include "crusaders/tasks.h"

namespace outremer::crusaders {

using nlohmann::ordered_json;

ordered_json PositionWriter::token(const Token &token) const
{
    if (!token.enhanced)
        return seatId(token.owner);
    return { { "seat", seatId(token.owner) }, { "enhanced", true } };
}

void PositionWriter::writeCross()
{
    ordered_json &cross = m_json["cross"] = ordered_json::object();
    for (std::size_t order = 0; order < kOrders; ++order) {
        ordered_json cells = ordered_json::object();
        for (const Token &one : s.inner[order])
            cells["inner"].push_back(token(one));
        if (s.outer[order].isThere())
            cells["outer"] = seatId(s.outer[order].owner);
        put(cross, kOrderWords[order], cells);
    }
    if (!s.plan.empty()) {
        ordered_json &plan = m_json["plan"];
        for (Seat seat : s.plan)
            plan["slots"].push_back(seatId(seat));
        plan["placed"] = s.planSlot;
    }
    put(m_json, "outerUsed", seats(s.outerUsed));
    put(m_json, "secondOuter", seats(s.secondOuter));
    put(m_json, "freeCover", s.freeCover != 0);
    put(m_json, "homsUsed", s.homsUsed != 0);
    put(m_json, "boostsAside", s.boostsAside);
    if (s.sector != 0)
        m_json["sector"] = kOrderWords[s.sector];
}

void PositionWriter::writeOrders()
{
    ordered_json orders = ordered_json::array();
    for (const OrderNote &note : s.orders) {
        ordered_json json{ { "order", kOrderWords[std::size_t(note.order)] }, { "seat", seatId(note.seat) } };
        put(json, "enhanced", note.enhanced != 0);
        put(json, "fromCross", note.fromCross != 0);
        put(json, "done", bits(kStepWords[std::size_t(note.order)], note.done));
        put(json, "discount", note.discount);
        put(json, "extras", note.extras);
        if (note.target != kNoCity)
            json["target"] = cityId(note.target);
        put(json, "deeds", counts(kDeedWords, note.deeds));
        orders.push_back(json);
    }
    put(m_json, "orders", orders);
    if (s.payment != Payment{}) {
        ordered_json &payment = m_json["payment"];
        payment["price"] = counts(kPriceWords, s.payment.price);
        put(payment, "discount", s.payment.discount);
        put(payment, "gift", s.payment.gift);
    }
    bool isHidden = false; // whose bishops move, hides or shows them
    for (const Frame &frame : s.frames)
        isHidden = frame.task == Task::BishopActions && frame.seat < s.seats ? hidesBishops(frame.seat) : isHidden;
    put(m_json, "movedBishops", bishopsOnMap(s.movedBishops, isHidden));
    put(m_json, "lastFull", s.lastFull != 0);
}

void PositionWriter::writeBattle()
{
    const BattleState &battle = s.battle;
    if (battle.city == kNoCity)
        return;
    ordered_json &json = m_json["battle"];
    json["city"] = cityId(battle.city);
    json["attacker"] = seatId(battle.attacker);
    json["defender"] = seatId(battle.defender);
    if (battle.saracenPlayer != kNobody)
        json["saracenPlayer"] = seatId(battle.saracenPlayer);
    json["attackers"] = battle.attackers;
    put(json, "turn", battle.turn);
    if (battle.winner != kDefender)
        json["winner"] = kSideWords[battle.winner];
    put(json, "keepsLevel", battle.keepsLevel != 0);
    put(json, "strength", counts(kSideWords, battle.strength));
    put(json, "losses", counts(kSideWords, battle.losses));
    put(json, "guarded", bits(kSideWords, unsigned(battle.guarded[0] | battle.guarded[1] << 1)));
    put(json, "spared", bits(kSideWords, unsigned(battle.spared[0] | battle.spared[1] << 1)));
    ordered_json hands = ordered_json::object();
    for (std::size_t side : { kDefender, kAttacker })
        put(hands, kSideWords[side], cards(CardKind::Tactic, battle.hands[side]));
    put(json, "hands", hands);
    for (int i = 0; i < battle.maneuvers.size(); ++i) {
        const Maneuver &maneuver = battle.maneuvers[i];
        ordered_json played{ { "side", kSideWords[maneuver.side] }, { "card", cardId(CardKind::Tactic, maneuver.card) },
            { "open", bits(kOpenWords, maneuver.open) } };
        if (maneuver.open != (kUpper | kLower))
            played["cover"] = cardId(CardKind::Tactic, maneuver.cover);
        put(played, "lost", (battle.lost >> i & 1) != 0);
        json["maneuvers"].push_back(played);
    }
}

void PositionWriter::writeEnd()
{
    put(m_json, "ending", bits(kEndingWords, s.ending));
    put(m_json, "winners", seats(s.winners));
    ordered_json scores = ordered_json::object();
    for (Seat seat = 0; seat < s.seats; ++seat)
        put(scores, seatId(seat), s.finalScores[seat]);
    put(m_json, "finalScores", scores);
}

ordered_json PositionWriter::pending(const Frame &frame) const
{
    ordered_json json{ { "task", infoOf(frame.task).word } };
    const auto who = [&](const char *key, Seat seat) {
        if (seat != kNobody)
            json[key] = seatId(seat);
    };
    who("seat", frame.seat);
    who("self", frame.self);
    who("rival", frame.rival);
    if (frame.a || frame.b || frame.c || frame.d)
        json["with"] = { frame.a, frame.b, frame.c, frame.d };
    return json;
}

} // namespace outremer::crusaders
