#pragma once

#include "app/archive/archive.h"
#include "app/play/singleplay.h"
#include "app/table/table.h"

#include "model/bots/bots.h"
#include "model/shelf.h"

#include <QQuickItem>
#include <QTest>

namespace outremer::test {

// A match of this game in which everything that can be agreed upon comes up as the seed goes up.
inline std::unique_ptr<AnyMatch> seededMatch(const char *id, int seats, std::uint64_t seed)
{
    const GamePtr game = gameOnShelf(id);
    const auto &options = game->setupOptions();
    Setup setup = defaultSetup(options, seats, seed);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].isFor(seats))
            setup.choices[i] = std::uint8_t((seed >> i) % options[i].values.size());
    }
    return std::move(*game->start(setup));
}

// A match that begins where this one stands.
inline std::unique_ptr<AnyMatch> copyOf(const AnyMatch &match)
{
    return std::move(*match.game().startFromSnapshot(match.snapshot()));
}

// Mostly sensible choices, now and then any.
inline Option someChoice(const AnyMatch &match, Rng &rng)
{
    return match.botChoice(rng.below(4) == 0 ? BotKind::Random : BotKind::Greedy, rng);
}

// The visible items at and below this one that have this name, those nearer to it first.
inline QList<QQuickItem *> itemsNamed(QQuickItem *root, const QString &name)
{
    QList<QQuickItem *> items{ root };
    QList<QQuickItem *> found;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items[i]->objectName() == name)
            found.append(items[i]);
        for (QQuickItem *child : items[i]->childItems()) {
            if (child->isVisible())
                items.append(child);
        }
    }
    return found;
}

// A table without a window, at which a match goes on: its seats are taken by people, all of them played by the test,
// so that what happens follows from the match and the test's own random numbers.
class SeatedTable {
public:
    explicit SeatedTable(std::unique_ptr<AnyMatch> match, std::vector<Player> players = {})
    {
        const std::string game(match->game().id());
        players.resize(std::size_t(match->seatCount()));
        QVERIFY(Archive::instance()->openNow());
        QVERIFY(SinglePlay::begin(*Archive::instance()->chronicle(), std::move(match), players));
        QVERIFY(m_table.resume(QString::fromStdString(game)));
    }

    Table &operator*() { return m_table; }
    Table *operator->() { return &m_table; }

    // Whoever is to choose has taken the table over.
    void takeOver()
    {
        if (m_table.phase() == Table::HandOver)
            m_table.ready();
    }
    // Makes the steps in the match this one was copied from.
    void repeatIn(AnyMatch &match) const
    {
        for (const Step &step : m_table.match()->journal())
            QVERIFY(!match.submit(step.seat, step.option));
    }

private:
    Table m_table;
};

} // namespace outremer::test
