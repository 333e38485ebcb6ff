#pragma once

#include "app/counsel/finding.h"
#include "model/bots/thought.h"
#include "model/core/speech.h"

#include <QCoreApplication>
#include <QList>

namespace outremer {

// What a search found out about the options of one decision, put into words for people: how much of the victory each
// of them promises, what that means at this table, and how far the number can be trusted.
class Findings {
    Q_DECLARE_TR_FUNCTIONS(outremer::Findings)

public:
    // `match` stands at the decision the thought is about.
    Findings(const Thought &thought, const AnyMatch &match, const Speech &speech);

    QList<Finding> best(int most) const; // the options that were looked at most, at most so many
    Finding of(const RankedOption &option) const;
    QString why() const; // the first is ahead of the second; empty where there is no second

private:
    QString hopeOf(double expected) const;
    static QString suretyOf(std::uint32_t visits);
    int placeAtFirstSight() const; // of the first option, from 1

    const Thought &m_thought;
    const AnyMatch &m_match;
    const Speech &m_speech;
};

} // namespace outremer
