// Why something on the table cannot be chosen now: the rules that forbid it.
#include "model/crusaders/board.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"
#include "model/crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

std::optional<std::int16_t> find(const RefList &refs, std::uint16_t noun)
{
    for (const Ref &ref : refs) {
        if (ref.noun == noun)
            return ref.value;
    }
    return std::nullopt;
}

class Explainer : private Board {
public:
    Explainer(const Content &content, const State &state, const RefList &refs)
        : Board(content, state)
        , m_refs(refs)
        , m_frame(state.frames.back())
    {
    }

    WhyNot explain() const
    {
        WhyNot reasons;
        if (const auto city = find(m_refs, kCityNoun))
            aboutCity(CityId(*city), reasons);
        if (const auto order = find(m_refs, kOrderNoun))
            aboutOrder(std::size_t(*order), reasons);
        if (const auto building = find(m_refs, kBuildingNoun))
            aboutBuilding(Card(*building), reasons);
        if (const auto tactic = find(m_refs, kTacticNoun))
            aboutTactic(Card(*tactic), reasons);
        if (const auto rescript = find(m_refs, kRescriptNoun))
            aboutRescript(Card(*rescript), reasons);
        if (const auto good = find(m_refs, kGoodNoun))
            aboutGood(std::size_t(*good), reasons);
        if (find(m_refs, kSpyNoun))
            reasons.push_back(m_frame.task == Task::OrderMenu ? "CR-SPY-04" : "CR-SPY-02");
        if (find(m_refs, kGovernorNoun))
            reasons.push_back("CR-GOV-15");
        if (find(m_refs, kBullNoun))
            reasons.push_back("CR-BULL-02");
        if (const auto realm = find(m_refs, kRealmNoun); realm && reasons.empty())
            reasons.push_back(m_frame.task == Task::ChooseState ? "CR-SETUP-03" : "CR-TURN-01");
        return reasons.empty() ? infoOf(m_frame.task).rules : reasons;
    }

private:
    bool isMenu(Order order) const { return m_frame.task == Task::OrderMenu && s.note().order == order; }

    void aboutCity(CityId city, WhyNot &reasons) const
    {
        const Seat seat = m_frame.seat;
        if (city >= kCities)
            return;
        if (!isOpen(city)) {
            reasons.push_back("CR-SETUP-41");
        } else if (isMenu(Order::March)) {
            if (s.note().target != kNoCity)
                reasons.push_back("CR-MARCH-07");
            else if (neighboursOf(city, seat) == 0)
                reasons.push_back("CR-MARCH-01");
            else
                reasons.push_back("CR-MARCH-06");
        } else if (m_frame.task == Task::MarchMove) {
            if (!isIn(neighboursOf(s.note().target, seat), city))
                reasons.push_back("CR-MARCH-02");
            else if (s.city(city).units < 2)
                reasons.push_back("CR-MARCH-06");
            else
                reasons.push_back("CR-MARCH-04");
        } else if (isMenu(Order::Construction)) {
            if (s.city(city).owner != seat)
                reasons.push_back("CR-BUILD-04");
            else if (s.city(city).level == 3)
                reasons.push_back("CR-BUILD-06");
            else if (!canPay(seat, upgradePrice(city), true))
                reasons.push_back("CR-BUILD-05");
            else
                reasons.push_back("CR-BUILD-16");
        } else if (m_frame.task == Task::BishopActions) {
            const bool hasMoved = s.player(seat).hasMovedBishop != 0;
            if (hasMoved && s.player(seat).clergy[city].count() > 0)
                reasons.push_back("CR-PRAY-18");
            else if (s.player(seat).bishops.count() == 0)
                reasons.push_back("CR-PRAY-15");
            else
                reasons.push_back(hasMoved ? "CR-PRAY-17" : "CR-PRAY-13");
        } else if (m_frame.task == Task::Hire) {
            reasons.push_back(s.city(city).owner == seat ? "CR-MUSTER-04" : "CR-MUSTER-02");
        }
    }

    void aboutOrder(std::size_t order, WhyNot &reasons) const
    {
        if (m_frame.task != Task::Place || order >= kOrders)
            return;
        const Seat seat = m_frame.seat;
        const auto cell = find(m_refs, kCellNoun);
        if (isOnCross(seat, order))
            reasons.push_back("CR-PLAN-18");
        else if (cell == kOuterCell && s.outer[order].isThere())
            reasons.push_back("CR-PLAN-14");
        else if (cell == kOuterCell)
            reasons.push_back(s.modifiers[modifierOf(Place::NoOuter)] ? "CR-EVENT-02" : "CR-PLAN-15");
        else if (cell == kInnerEnhanced && (s.city(c.homs).owner != seat || s.homsUsed))
            reasons.push_back("CR-HOMS-02");
        else
            reasons.push_back("CR-PLAN-09");
    }

    void aboutBuilding(Card card, WhyNot &reasons) const
    {
        if (card == kNoCard || card >= c.buildings.size())
            return;
        const Seat seat = m_frame.seat;
        for (const BuildingSlot &slot : s.player(seat).buildings) {
            if (slot.card == card) {
                reasons.push_back(slot.banned ? "CR-BLDG-04" : "CR-BLDG-02");
                return;
            }
        }
        if (!isMenu(Order::Construction))
            reasons.push_back("CR-BUILD-10");
        else if (c.buildings[card].level > 2 && !s.note().enhanced)
            reasons.push_back("CR-BUILD-21");
        else if (!canPay(seat, buildingPrice(card, c.buildings[card].level > 2), true))
            reasons.push_back("CR-GOODS-05");
        else
            reasons.push_back("CR-BUILD-16");
    }

    void aboutTactic(Card card, WhyNot &reasons) const
    {
        if (card == kNoCard || card >= c.tactics.size())
            return;
        const Seat seat = m_frame.seat;
        if (m_frame.task == Task::Maneuver)
            reasons.push_back("CR-BATTLE-15");
        else if (m_frame.task != Task::Learn)
            reasons.push_back("CR-MUSTER-06");
        else if (c.tactics[card].level > 2 && !m_frame.as<Learning>().isExtra)
            reasons.push_back("CR-MUSTER-12");
        else if (!canPay(seat, tacticPrice(card, m_frame.as<Learning>().isExtra), true))
            reasons.push_back("CR-GOODS-05");
        else
            reasons.push_back("CR-MARKET-01");
    }

    void aboutRescript(Card card, WhyNot &reasons) const
    {
        if (card == kNoCard || card >= c.rescripts.size())
            return;
        const bool isMine = s.player(m_frame.seat).rescripts.contains(card);
        reasons.push_back(!isMine ? "CR-RESCR-10" : m_frame.task == Task::Pay ? "CR-GOODS-09" : "CR-RESCR-02");
    }

    void aboutGood(std::size_t good, WhyNot &reasons) const
    {
        if (good >= kGoods)
            return;
        const Stock &stock = s.player(m_frame.seat).goods[good];
        reasons.push_back(stock.count() == 0            ? "CR-GOODS-05"
                : stock.ready == 0 && stock.blocked > 0 ? "CR-GOODS-11"
                : stock.ready == 0                      ? "CR-GOODS-02"
                                                        : "CR-GOODS-07");
    }

    const RefList &m_refs;
    const Frame &m_frame;
};

} // namespace

WhyNot Crusaders::whyNot(const State &state, const RefList &refs) const
{
    if (decision(state).isOver())
        return { "CR-END-01" };
    Options options;
    listOptions(state, options);
    const bool isOption = !refs.empty()
        && std::ranges::any_of(options, [&](const Option &option) { return includes(targets(state, option), refs); });
    return isOption ? WhyNot{} : Explainer(*m_content, state, refs).explain();
}

} // namespace outremer::crusaders
