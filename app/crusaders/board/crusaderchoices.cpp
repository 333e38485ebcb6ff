#include "app/crusaders/board/crusaderchoices.h"

#include "app/crusaders/board/cardfaces.h"
#include "campaign/crusaders/facts/chapterwords.h"

#include <QCoreApplication>

namespace outremer {

using namespace crusaders;

namespace {

QVariantMap faceAmong(const BoardView &view, const RefList &targets)
{
    for (const Ref &ref : targets) {
        if (const QVariantMap face = view.faceOf(ref); !face.isEmpty())
            return face;
    }
    return {};
}

// The price of what the option would buy.
std::optional<Payment> priceOf(const Board &board, const Option &option)
{
    const Frame &top = board.top();
    const auto ofBlind = [&] {
        const BlindOffer &offer = top.as<BlindOffer>();
        return offer.isTactic() ? board.tacticPrice(offer.card, offer.isExtra)
                                : board.buildingPrice(offer.card, offer.isExtra);
    };
    switch (Verb(option.verb)) {
    case Verb::Upgrade:
        return top.task == Task::OrderMenu ? std::optional(board.upgradePrice(option.first)) : std::nullopt;
    case Verb::Build:
    case Verb::BuildExtra:
        return board.buildingPrice(option.first, Verb(option.verb) == Verb::BuildExtra);
    case Verb::LearnTactic:
        return board.tacticPrice(option.first, top.as<Learning>().isExtra != 0);
    case Verb::Accept:
        return ofBlind();
    default:
        return std::nullopt;
    }
}

// What a good spent beyond the price of an order buys: the option itself only says what is spent.
class ExtraWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::ExtraWords)
public:
    static QString of(const Board &board, const Option &option)
    {
        const auto verb = Verb(option.verb);
        if (verb != Verb::PayGood && verb != Verb::PayCoin && verb != Verb::PayRescript && verb != Verb::UseDiscount)
            return {};
        const int goods = verb == Verb::PayRescript ? goodsOf(board, option) : 1;
        switch (board.top().task) {
        case Task::PrayExtra:
            return tr("holiness points: +%1").arg(goods);
        case Task::Hire:
            return tr("troops: +%1").arg(goods);
        case Task::MarchMove:
            return tr("movements: +%1").arg(goods);
        default:
            return {};
        }
    }

private:
    // A rescript with several goods buys so many where it may be asked to buy one only.
    static int goodsOf(const Board &board, const Option &rescript)
    {
        Options options;
        board.list(options);
        const bool isWhole = rescript.second == 0 && options.contains(choice(Verb::PayRescript, rescript.first, 1));
        return isWhole ? board.c.rescripts[rescript.first].level() : 1;
    }
};

} // namespace

ChoiceDetails crusaderChoice(const BoardView &view, const Option &option, const RefList &targets)
{
    ChoiceDetails details{ .face = faceAmong(view, targets) };
    if (campaign::isOurs(option.verb))
        return details;
    const Board board = view.board();
    details.note = ExtraWords::of(board, option);
    if (const auto payment = priceOf(board, option)) {
        details.price = symbolsOf(payment->price);
        details.discount = std::min<int>(payment->discount, payment->symbols());
    }
    return details;
}

} // namespace outremer
