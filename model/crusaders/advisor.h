#pragma once

#include "model/core/style.h"
#include "model/crusaders/board.h"

namespace outremer::crusaders {

// What the greedy bot thinks things are worth, in hundredths of an influence point, from what one seat can see. Every
// number in here is an opinion, none is a rule.
class Advisor : private Board {
public:
    Advisor(const Content &content, const State &view, Seat seat, Style style = Style::Even)
        : Board(content, view)
        , m_seat(seat)
        , m_style(style)
    {
    }

    // advisor.cpp
    int appraise(const Option &option) const { return worthOf(option) + oathWeight(option) + liking(option); }

private:
    int worthOf(const Option &option) const;
    int incomes() const { return kMaxRounds + 1 - std::max<int>(s.round, 1); } // income phases still to come
    int coin() const { return 25; }

    // Cards (advisor_cards.cpp).
    int worthOf(const Effect &effect, Seat self, Seat rival) const;
    int worthOf(const Program &program, Seat self, Seat rival) const;
    int worthOfRescript(Card card) const;
    int worthOfBuilding(Card card) const;
    int worthOfTactic(Card card) const;
    int worthOfGoal(const Goal &goal) const;
    int priceOf(const Price &price, int discount) const; // in coins that goods cannot cover
    int nextCell(int steps) const;                       // what the holiness track gives

    // The map and the cross (advisor_plans.cpp).
    int worthOfCity(CityId city) const;
    int chanceOf(int difference) const; // percent
    int marchWorth(CityId target, int extraTroops) const;
    int bestMarch(int extraTroops) const;
    int threatTo(CityId city) const;
    int holyWorth(CityId city, int change) const; // of a bishop more or less there
    int bishopWorth(const Option &option) const;
    int orderWorth(Order order, bool isEnhanced) const;
    int placementWorth(const Option &option) const;
    int marchMoveWorth(const Option &option) const;
    int hireWorth(const Option &option) const;

    // The campaign (advisor_saga.cpp).
    int saleWorth(const Option &option) const;
    int dutyCost(const Oath &oath, Seat suzerain) const;
    int swearWorth(const Option &option) const;
    int acceptWorth(const Frame &frame) const;
    int oathWeight(const Option &option) const;

    // Battle (advisor_battle.cpp).
    int halfWorth(Card card, int half, Side side) const;
    int tacticPlay(Card card, Side side) const;
    int battleRescript(Card card) const;
    int lastOfMyOrders() const;

    int liking(const Option &option) const; // what the style adds (advisor_styles.cpp)

    const Seat m_seat;
    const Style m_style;
};

} // namespace outremer::crusaders
