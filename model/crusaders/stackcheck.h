#pragma once

#include "model/crusaders/board.h"

namespace outremer::crusaders {

class Crusaders;

// What is wrong with the campaign's part of a State (sagacheck.cpp), and with all of one in which something is about to
// happen (invariants.cpp); empty when nothing is.
std::string brokenSaga(const Content &content, const State &state);
std::string brokenBoard(const Crusaders &game, const State &state);

// Whether what is pending is what the rules could have built. `check` answers what is wrong, or nothing.
class StackCheck {
public:
    StackCheck(const Content &content, const State &state)
        : c(content)
        , s(state)
    {
    }

    std::string check() const; // framecheck.cpp

private:
    std::string checkFrame(const Frame &frame, const Frame &below) const;
    bool areNumbersSound(const Frame &frame, const Frame &below) const;

    // framecheck_programs.cpp
    bool isHosted(const Frame &run, const Frame &below) const;
    bool isRunSound(const Frame &run) const;
    bool isSagaHosted(const Frame &run, const Frame &below) const;
    bool areSagaNumbersSound(const Frame &frame) const;

    // framecheck_stages.cpp
    std::string checkOrders() const;
    std::string checkRaid() const;
    std::string checkBattle() const;
    int grants() const;

    bool isSeat(Seat seat) const { return seat < s.seats; }
    bool isSide(Seat seat) const { return isSeat(seat) || seat == kSaracens; }
    bool isFighting() const { return s.battle.city < kCities; }
    bool isRaided() const { return s.raid.city < kCities && isSeat(s.city(s.raid.city).owner); }
    bool hasOrder(Order order) const { return !s.orders.empty() && s.note().order == order; }
    bool isCount(int value, int most = 100) const { return value > 0 && value <= most; }
    bool isPlayersOwn(const Frame &frame) const { return frame.self == frame.seat; }
    bool isOrders(const Frame &frame) const
    {
        return !s.orders.empty() && isPlayersOwn(frame) && frame.seat == s.note().seat;
    }
    bool isTop(const Frame &frame) const { return &frame == &s.frames.back(); }
    bool isAlone(const Frame &frame) const // the only question of its kind to this player
    {
        return std::ranges::count_if(s.frames, [&](const Frame &other) {
            return other.task == frame.task && other.seat == frame.seat;
        }) == 1;
    }
    bool has(Task task) const { return std::ranges::count(s.frames, task, &Frame::task) > 0; }
    bool isLearnable(Card card) const
    {
        return card != kNoCard && !c.tactics[card].isSaracen && !c.tactics[card].isStarting();
    }
    bool isCommanders() const { return s.battle.attacker == kSaracens; } // a battle that Zengi began (CH4-CMD-07)
    bool isBattleSound() const
    {
        return isFighting()
            && (isCommanders() ? s.orders.empty() && isSeat(s.battle.defender)
                               : hasOrder(Order::March) && s.note().target == s.battle.city);
    }
    bool fights(Seat self, Seat rival) const // both sides of the battle, in whichever order
    {
        return (self == s.battle.attacker && rival == s.battle.defender)
            || (self == s.battle.defender && rival == s.battle.attacker);
    }

    const Content &c;
    const State &s;
};

} // namespace outremer::crusaders
