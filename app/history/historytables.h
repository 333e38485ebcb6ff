#pragma once

#include "campaign/plays/playstatistics.h"

#include <QCoreApplication>
#include <QVariantList>

namespace outremer {

// What was counted from the group's plays, in words: the plots and tables of a page. What is not known is a dash.
class HistoryTables {
    Q_DECLARE_TR_FUNCTIONS(outremer::HistoryTables)

public:
    HistoryTables(const plays::PlayStatistics &statistics, Lang lang);

    QString summary() const; // "12 plays on 5 evenings, 9 hours at the table"

    // Plots: bars are { house, name, whole, part, text }, lines { id, name, values } over `columns`.
    QVariantList winBars() const;
    QVariantList gameBars() const;
    QVariantList winLines() const;
    QStringList columns() const;

    // Tables are rows of texts, the first is the head.
    QVariantList people() const;
    QVariantList bots() const;
    QVariantList headToHead() const; // a row and a column for everybody
    QVariantList rivalries() const;
    QVariantList againstBots() const;
    QVariantList games() const;
    QVariantList houses() const;
    QStringList houseArms() const;  // whose arms stand before the rows of `houses`
    QStringList peopleArms() const; // and of `people`

    // The newest evenings, at most so many: { date, where, who, plays: { game, part, places, length } }.
    QVariantList evenings(int most) const;

    static QString nameOf(const plays::Sitter &sitter);

private:
    QString gameName(const std::string &game) const;
    QString houseName(const plays::HouseCount &house) const;
    QString dateOf(const std::string &date, bool isShort = false) const;
    QString lengthOf(const plays::PastPlay &play) const;
    QVariantList sitters(const std::vector<plays::SitterCount> &sitters) const;
    void chooseArms();

    const plays::PlayStatistics &m_all;
    Lang m_lang;
    std::vector<QString> m_arms; // by person: the house each played most, as far as it is nobody else's
};

} // namespace outremer
