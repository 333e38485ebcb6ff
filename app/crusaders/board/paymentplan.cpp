#include "app/crusaders/board/paymentplan.h"

#include "campaign/crusaders/chapter/chapter.h"
#include "model/erased.h"

namespace outremer {

using namespace crusaders;

namespace {

// Nothing when nothing is being paid.
Payment paymentOf(const AnyMatch &any, Seat payer)
{
    if (!isPaying(any))
        return {};
    if (const auto *match = dynamic_cast<const ErasedMatch<Crusaders> *>(&any))
        return match->viewFor(payer)->payment;
    if (const auto *chapter = dynamic_cast<const ErasedMatch<campaign::Chapter> *>(&any))
        return chapter->viewFor(payer)->match.payment;
    return {};
}

Price difference(const Price &before, const Price &after)
{
    Price covered{};
    for (std::size_t symbol = 0; symbol < covered.size(); ++symbol)
        covered[symbol] = std::uint8_t(before[symbol] - after[symbol]);
    return covered;
}

} // namespace

bool isPaying(const AnyMatch &match)
{
    const Decision decision = match.decision();
    return !decision.isOver() && match.game().decisionName(decision.kind) == "pay";
}

PaymentPlan planPayment(const AnyMatch &match)
{
    PaymentPlan plan;
    if (!isPaying(match))
        return plan;
    const Seat payer = match.decision().seat;
    const std::unique_ptr<AnyMatch> copy = match.forkAt(match.journal().size());
    Rng rng{ 1 }; // the same plan whenever it is asked for
    Payment left = paymentOf(*copy, payer);
    while (left.symbols() > 0 && copy->decision().seat == payer) {
        const Option option = copy->botChoice(BotKind::Greedy, rng);
        const RefList targets = copy->targets(option);
        if (copy->submit(payer, option))
            return plan;
        Payment after = paymentOf(*copy, payer);
        if (after.symbols() >= left.symbols())
            after = {}; // this one is paid, and another has begun
        plan.steps.push_back({ option, targets, difference(left.price, after.price) });
        left = after;
    }
    plan.isWhole = left.symbols() == 0;
    return plan;
}

} // namespace outremer
