// What a style adds to the worth of things: a thumb on the scale, so that a warlike state still prays when prayer is
// plainly better.
#include "model/crusaders/advisor.h"

namespace outremer::crusaders {
namespace {

// In hundredths of an influence point, like everything an advisor says.
constexpr int kFavouriteOrder = 140;
constexpr int kFavouriteDeed = 60;

bool isFavourite(Style style, Order order)
{
    switch (style) {
    case Style::Warlike:
        return order == Order::March || order == Order::Muster;
    case Style::Pious:
        return order == Order::Prayer;
    case Style::Merchant:
        return order == Order::Construction;
    case Style::Even:
        break;
    }
    return false;
}

bool isFavourite(Style style, Verb verb)
{
    switch (style) {
    case Style::Warlike:
        return verb == Verb::March || verb == Verb::HireTroop || verb == Verb::Learn || verb == Verb::LearnTactic;
    case Style::Pious:
        return verb == Verb::Train || verb == Verb::MoveBishop;
    case Style::Merchant:
        return verb == Verb::Build || verb == Verb::BuildExtra || verb == Verb::Upgrade || verb == Verb::SellGood;
    case Style::Even:
        break;
    }
    return false;
}

} // namespace

int Advisor::liking(const Option &option) const
{
    if (m_style == Style::Even)
        return 0;
    const Verb verb = Verb(option.verb);
    if (verb == Verb::PlaceInner || verb == Verb::PlaceEnhanced || verb == Verb::PlaceOuter)
        return isFavourite(m_style, Order(option.first)) ? kFavouriteOrder : 0;
    return isFavourite(m_style, verb) ? kFavouriteDeed : 0;
}

} // namespace outremer::crusaders
