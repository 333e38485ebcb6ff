#pragma once

#include "crusaders/boardpart.h"
#include "rowmodel.h"

namespace outremer {

class CrusadersBoard;

// A battle on its own stage, and the raid that is being resolved. The stage is empty while troops are still marching to
// it, and clears when the winner goes to the markets for a governor; then `report` tells how the battle ended.
class BattlePart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString moment READ moment NOTIFY changed) // which maneuver it is, and what of it
    Q_PROPERTY(QString actor READ actor NOTIFY changed)   // "attacker", "defender": whose maneuver it is
    Q_PROPERTY(QString winner READ winner NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed) // who has won, in words
    Q_PROPERTY(QVariantMap city READ city NOTIFY changed)   // id, name, level, walls
    Q_PROPERTY(QVariantMap attacker READ attacker NOTIFY changed)
    Q_PROPERTY(QVariantMap defender READ defender NOTIFY changed)
    Q_PROPERTY(int difference READ difference NOTIFY changed) // in the attacker's favour
    Q_PROPERTY(QString lead READ lead NOTIFY changed)         // the difference in words
    Q_PROPERTY(outremer::RowModel *attackerStrength READ attackerStrength CONSTANT)
    Q_PROPERTY(outremer::RowModel *defenderStrength READ defenderStrength CONSTANT)
    Q_PROPERTY(outremer::RowModel *maneuvers READ maneuvers CONSTANT)
    Q_PROPERTY(outremer::RowModel *hand READ hand CONSTANT)   // the viewer's, if the viewer fights
    Q_PROPERTY(outremer::RowModel *roads READ roads CONSTANT) // cities from where or to where units go
    Q_PROPERTY(outremer::RowModel *story READ story CONSTANT)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed) // the rule behind its last line
    Q_PROPERTY(QVariantMap raid READ raid NOTIFY changed)           // empty without one
    Q_PROPERTY(QVariantMap report READ report NOTIFY changed)       // of the battle that is over; empty without one
    Q_PROPERTY(outremer::RowModel *reportLines READ reportLines CONSTANT)

public:
    explicit BattlePart(CrusadersBoard &board);

    bool isActive() const { return m_isActive; }
    QString title() const { return m_title; }
    QString moment() const { return m_moment; }
    QString actor() const { return m_actor; }
    QString winner() const { return m_winner; }
    QString verdict() const { return m_verdict; }
    QVariantMap city() const { return m_city; }
    QVariantMap attacker() const { return m_attacker; }
    QVariantMap defender() const { return m_defender; }
    int difference() const { return m_difference; }
    QString lead() const { return m_lead; }
    RowModel *attackerStrength() const { return m_attackerStrength; }
    RowModel *defenderStrength() const { return m_defenderStrength; }
    RowModel *maneuvers() const { return m_maneuvers; }
    RowModel *hand() const { return m_hand; }
    RowModel *roads() const { return m_roads; }
    RowModel *story() const { return m_story; }
    QString explanation() const { return m_explanation; }
    QVariantMap raid() const { return m_raid; }
    QVariantMap report() const { return m_report; }
    RowModel *reportLines() const { return m_reportLines; }

    void show(const BoardView &view) override;
    void clear() override;

    Q_INVOKABLE void closeReport(); // it was read

signals:
    void changed();

private:
    void clearStage();
    void showStage(const BoardView &view);
    void showMoment(const BoardView &view);
    void showHand(const BoardView &view);
    void showRoads(const BoardView &view);
    void showReport(const BoardView &view);

    CrusadersBoard &m_board;
    bool m_isActive = false;
    QString m_title, m_moment, m_actor, m_winner, m_verdict, m_lead, m_explanation;
    QVariantMap m_city, m_attacker, m_defender, m_raid, m_report;
    int m_difference = 0;
    std::size_t m_readBattle = 0; // behind the beginning of the last battle whose report was closed
    RowModel *m_attackerStrength, *m_defenderStrength, *m_maneuvers, *m_hand, *m_roads, *m_story, *m_reportLines;
};

} // namespace outremer
