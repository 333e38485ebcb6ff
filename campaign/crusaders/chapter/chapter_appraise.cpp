// What a greedy bot thinks of a choice in the aftermath.
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {
namespace {

// A mark is worth most where there are fewest: full sets of five count in the end.
int worthOfMark(const Dynasty &dynasty, Quality quality)
{
    const int marks = dynasty.marks[std::size_t(quality)];
    const int fewest = *std::ranges::min_element(dynasty.marks);
    const bool isNearNickname = marks % kMarksOfNickname == kMarksOfNickname - 1;
    return (marks == fewest ? 3 : 1) + (isNearNickname ? 2 : 0);
}

} // namespace

int Chapter::appraise(const View<State> &view, const Option &option, Style style) const
{
    if (!isOurs(option.verb))
        return m_match.appraise(View<crusaders::State>(view.viewer(), view->match), option, style);
    const Dynasty &dynasty = view->book.dynasties[view.viewer()];
    switch (Verb(option.verb)) {
    case Verb::ChooseInterlude: {
        // States differ in temper, and not alike in every chapter, so that a table of bots does not move as one.
        const auto &gifts = content().interludes[std::size_t(view->chapter())].options[option.first].gifts;
        const auto worth = [&](crusaders::GiftPart part) {
            const auto &mark = gifts[std::size_t(part)].mark;
            return mark ? worthOfMark(dynasty, *mark) : 0;
        };
        const bool isOurTemper = (dynasty.realm + view->chapter()) % 2 == option.first;
        return worth(crusaders::GiftPart::Chosen) + worth(crusaders::GiftPart::Alone) / 2 + (isOurTemper ? 4 : 0);
    }
    case Verb::TakeNickname: {
        const crusaders::Nickname &nickname = content().nicknames[option.first];
        const bool isLast = view->chapter() == kChapters; // only fame is left to count
        int boon = 2 * nickname.income.count + nickname.start.count;
        for (int amount : nickname.boons)
            boon += 2 * amount;
        return 10 * nickname.fame + (isLast ? 0 : 6 * boon);
    }
    case Verb::KeepHeirloom:
        return 1 + content().buildings[option.first].level;
    default:
        return 0;
    }
}

} // namespace outremer::campaign
