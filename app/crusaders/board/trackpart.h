#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The tracks beside the map and how far the match has come: holiness and turn order, the Saracens, the event, the
// phases and what would end the match. The roles of the rows stand in trackrows.h and roundrows.h.
class TrackPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(outremer::RowModel *cells READ cells CONSTANT)
    Q_PROPERTY(outremer::RowModel *markers READ markers CONSTANT)
    Q_PROPERTY(outremer::RowModel *raids READ raids CONSTANT)
    Q_PROPERTY(outremer::RowModel *phases READ phases CONSTANT)
    Q_PROPERTY(outremer::RowModel *endings READ endings CONSTANT)
    Q_PROPERTY(outremer::RowModel *prices READ prices CONSTANT)
    Q_PROPERTY(QVariantMap saracens READ saracens NOTIFY saracensChanged)
    Q_PROPERTY(QVariantMap round READ round NOTIFY roundChanged)
    Q_PROPERTY(QVariantMap event READ currentEvent NOTIFY eventChanged)
    Q_PROPERTY(QVariantMap commander READ commander NOTIFY commanderChanged)

public:
    explicit TrackPart(QObject *parent);

    RowModel *cells() const { return m_cells; }
    RowModel *markers() const { return m_markers; }
    RowModel *raids() const { return m_raids; }
    RowModel *phases() const { return m_phases; }
    RowModel *endings() const { return m_endings; }
    RowModel *prices() const { return m_prices; }
    QVariantMap saracens() const { return m_saracens; }
    QVariantMap round() const { return m_round; }
    QVariantMap currentEvent() const { return m_event; }
    QVariantMap commander() const { return m_commander; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void saracensChanged();
    void roundChanged();
    void eventChanged();
    void commanderChanged();

private:
    void put(QVariantMap &place, const QVariantMap &value, void (TrackPart::*changed)());

    RowModel *m_cells;
    RowModel *m_markers;
    RowModel *m_raids;
    RowModel *m_phases;
    RowModel *m_endings;
    RowModel *m_prices;
    QVariantMap m_saracens;
    QVariantMap m_round;
    QVariantMap m_event;
    QVariantMap m_commander;
};

} // namespace outremer
