#include "app/crusaders/board/stateoptions.h"

namespace outremer {

using namespace crusaders;

namespace {

constexpr int kNoOption = -1;

// Which side of a good's tokens an option is about; nothing when it is about no good.
std::optional<StateOptions::Side> sideOf(const Option &option)
{
    switch (Verb(option.verb)) {
    case Verb::PayGood:
    case Verb::SpendGood:
    case Verb::SellGood:
        return StateOptions::Ready;
    case Verb::RestoreGood:
        return StateOptions::Spent;
    case Verb::BlockGood:
    case Verb::HandOver:
        return StateOptions::Side(option.second);
    default:
        return std::nullopt;
    }
}

bool isAboutBuilding(const Option &option)
{
    const auto verb = Verb(option.verb);
    return verb == Verb::UseBuilding || verb == Verb::DiscardBuilding || verb == Verb::LoseBuilding
        || verb == Verb::Unban;
}

} // namespace

// Whose goods or buildings they are: not always the decider's own.
Seat StateOptions::ownerOf(const Option &option) const
{
    const auto verb = Verb(option.verb);
    return verb == Verb::PayGood || verb == Verb::SellGood ? asked().seat : asked().self;
}

bool StateOptions::isAbout(Seat owner) const
{
    return std::ranges::any_of(m_view.options,
        [&](const Option &option) { return (sideOf(option) || isAboutBuilding(option)) && ownerOf(option) == owner; });
}

QVariantMap StateOptions::good(Seat owner, int good, Side side) const
{
    bool isOption = false;
    int alike = 0; // options about this good, whatever its side
    for (const Option &option : m_view.options) {
        if (!sideOf(option) || option.first != good || ownerOf(option) != owner)
            continue;
        ++alike;
        isOption = isOption || sideOf(option) == side;
    }
    QVariantMap what{ { "good", QString::fromUtf8(kGoodWords[std::size_t(good)].data()) } };
    if (!isOption)
        what.insert("number", kNoOption);
    else if (alike > 1)
        what.insert("number", int(side));
    return what;
}

QVariantMap StateOptions::building(Seat owner, int slot) const
{
    const auto &all = m_view.state.player(owner).buildings;
    const Option *found = nullptr;
    int alike = 0; // options about the same card
    for (const Option &option : m_view.options) {
        if (!isAboutBuilding(option) || ownerOf(option) != owner || all[option.first].card != all[slot].card)
            continue;
        ++alike;
        // Of equal buildings one may be listed for both.
        if (option.first == slot || (!found && all[option.first] == all[slot]))
            found = &option;
    }
    QVariantMap what{ { "building", QString::fromStdString(m_view.content->buildings[all[slot].card].id) } };
    if (!found)
        what.insert("number", kNoOption);
    else if (alike > 1)
        what.insert("number", found->first + 1);
    return what;
}

QVariantMap StateOptions::spy(Seat owner, int slot) const
{
    const Card card = m_view.state.player(owner).spies[slot].card;
    const QString id = QString::fromStdString(m_view.content->spies[card].id);
    for (const Option &option : m_view.options) {
        if (asked().seat != owner)
            break;
        if (Verb(option.verb) == Verb::UseSpy && asked().as<SpySlot>().slot == slot)
            return { { "spy", id } };
        if (Verb(option.verb) == Verb::PlaySpy && option.third == slot + 1)
            return { { "number", slot + 1 } };
    }
    return { { "spy", id }, { "number", kNoOption } };
}

} // namespace outremer
