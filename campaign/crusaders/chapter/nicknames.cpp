// The fifth step of the aftermath: what rulers are called (CA-NICK).
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

WhyNot whyNoNickname(const Content &content, const Book &book, Seat seat, Card nickname)
{
    WhyNot reasons;
    const Quality wanted = content.nicknames[nickname].quality;
    for (Seat other = 0; other < book.seats; ++other) {
        if (book.dynasties[other].nicknames.contains(nickname))
            reasons.push_back("CA-NICK-04");
    }
    const Dynasty &dynasty = book.dynasties[seat];
    const auto held =
        std::ranges::count(dynasty.nicknames, wanted, [&](Card card) { return content.nicknames[card].quality; });
    const int marks = dynasty.marks[std::size_t(wanted)];
    if (marks < kMarksOfNickname)
        reasons.push_back("CA-NICK-02");
    else if (marks < kMarksOfNickname * (int(held) + 1))
        reasons.push_back("CA-NICK-03");
    if (dynasty.nicknames.full())
        reasons.push_back("CA-NICK-01");
    return reasons;
}

void Offers::listNicknames(const Asking &asking, Options &options) const
{
    for (std::size_t card = 1; card < c.nicknames.size(); ++card) {
        if (whyNoNickname(c, s.book, asking.seat, Card(card)).empty())
            options.push(choice(Verb::TakeNickname, int(card)));
    }
    options.push(choice(Verb::NoNickname));
}

void Scribe::takeNickname(const Option &option)
{
    const Seat seat = askedSeat(s);
    if (Verb(option.verb) == Verb::NoNickname) {
        tell(EventKind::NicknameDeclined, { realm(seat) });
        return;
    }
    dynasty(seat).nicknames.push(option.first);
    tell(EventKind::NicknameTaken, { realm(seat), { kNicknameNoun, std::int16_t(option.first) } });
}

} // namespace outremer::campaign
