#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// How a match ended: everybody in the order of their places with the bull they kept secret, and where the influence of
// each came from. Empty until the match is over.
class ResultPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ANONYMOUS
    // seat, place, realm, stateName, playerName, isBot, isWinner, isOut, score, bull, bullPoints
    Q_PROPERTY(outremer::RowModel *ranking READ ranking CONSTANT)
    // id, name, icon, values: one number for each of the ranking
    Q_PROPERTY(outremer::RowModel *sources READ sources CONSTANT)
    Q_PROPERTY(bool isOver READ isOver NOTIFY shown)
    Q_PROPERTY(QString ending READ ending NOTIFY shown)             // a sentence
    Q_PROPERTY(QStringList conditions READ conditions NOTIFY shown) // who met what

public:
    explicit ResultPart(QObject *parent);

    RowModel *ranking() const { return m_ranking; }
    RowModel *sources() const { return m_sources; }
    bool isOver() const { return m_ranking->count() > 0; }
    QString ending() const { return m_ending; }
    QStringList conditions() const { return m_conditions; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void shown();

private:
    using Order = QList<Seat>;

    void rank(const BoardView &view, const Order &order);
    void addUp(const BoardView &view, const Order &order);

    RowModel *m_ranking;
    RowModel *m_sources;
    QString m_ending;
    QStringList m_conditions;
};

} // namespace outremer
