#include "app/counsel/findings.h"

#include <algorithm>
#include <cmath>

namespace outremer {
namespace {

// A share of the victory is known about so well after so many visits: to 5, 10 and 20 of a hundred matches.
constexpr std::uint32_t kSureVisits = 400;
constexpr std::uint32_t kFairVisits = 100;
constexpr std::uint32_t kFewVisits = 25;

constexpr double kClearLead = 0.10;
constexpr double kSomeLead = 0.02;

int percentOf(double share)
{
    return int(std::lround(100 * share));
}

} // namespace

Findings::Findings(const Thought &thought, const AnyMatch &match, const Speech &speech)
    : m_thought(thought)
    , m_match(match)
    , m_speech(speech)
{
}

// An equal share is what everybody has when nobody leads: with four players a quarter is no bad news.
QString Findings::hopeOf(double expected) const
{
    const double equal = 1.0 / m_match.seatCount();
    if (expected >= std::min(0.9, 2.5 * equal))
        return tr("victory is close");
    if (expected >= 1.25 * equal)
        return tr("better than an equal share");
    if (expected >= 0.8 * equal)
        return tr("an even match");
    if (expected >= 0.35 * equal)
        return tr("less than an equal share");
    return tr("little hope");
}

QString Findings::suretyOf(std::uint32_t visits)
{
    if (visits >= kSureVisits)
        return tr("well examined");
    if (visits >= kFairVisits)
        return tr("fairly well examined");
    if (visits >= kFewVisits)
        return tr("looked at in haste");
    return tr("hardly looked at");
}

Finding Findings::of(const RankedOption &option) const
{
    const int percent = percentOf(option.expected);
    return { .text = QString::fromStdString(m_speech.option(option.option, m_match.targets(option.option))),
        .percent = percent,
        .share = tr("chance of winning: about %1%").arg(percent),
        .hope = hopeOf(option.expected),
        .surety = tr("%1, tried %n time(s)", nullptr, int(option.visits)).arg(suretyOf(option.visits)) };
}

QList<Finding> Findings::best(int most) const
{
    QList<Finding> best;
    for (const RankedOption &option : m_thought.options) {
        if (best.size() < most && option.visits > 0)
            best.append(of(option));
    }
    return best;
}

int Findings::placeAtFirstSight() const
{
    const int prior = m_thought.options.front().prior;
    return 1 + int(std::ranges::count_if(m_thought.options, [prior](const RankedOption &option) {
        return option.prior > prior;
    }));
}

QString Findings::why() const
{
    if (m_thought.options.size() < 2 || m_thought.options[1].visits == 0)
        return {};
    const RankedOption &first = m_thought.options[0];
    const RankedOption &second = m_thought.options[1];
    const double lead = first.expected - second.expected;
    const int matches = percentOf(lead);
    QString why;
    if (lead >= kClearLead)
        why = tr("The first is clearly ahead: of a hundred such matches it wins about %n more than the second.",
            nullptr, matches);
    else if (lead >= kSomeLead)
        why = tr("The first is a little ahead: of a hundred such matches it wins about %n more than the second.",
            nullptr, matches);
    else
        why = tr("The two best are about equal; the first proved itself more often.");
    const int place = placeAtFirstSight();
    const QString sight = place == 1
        ? tr("It looks best at first sight too.")
        : tr("At first sight it is only number %1: looking ahead speaks for it.").arg(place);
    return why + " " + sight;
}

} // namespace outremer
