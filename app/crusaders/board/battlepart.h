#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

class CrusadersBoard;

// A battle on its own stage, and the raid that is being resolved. The stage is empty while troops are still marching to
// it, and clears when the winner goes to the markets for a governor. What happened is told by the TalePart.
class BattlePart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(bool active READ isActive NOTIFY stageChanged)
    Q_PROPERTY(QString title READ title NOTIFY stageChanged)
    Q_PROPERTY(QString moment READ moment NOTIFY momentChanged) // which maneuver it is, and what of it
    Q_PROPERTY(QString actor READ actor NOTIFY momentChanged)   // "attacker", "defender": whose maneuver it is
    Q_PROPERTY(QString winner READ winner NOTIFY verdictChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY verdictChanged) // who has won, in words
    Q_PROPERTY(QVariantMap city READ city NOTIFY cityChanged)      // id, name, level, walls
    Q_PROPERTY(QVariantMap attacker READ attacker NOTIFY attackerChanged)
    Q_PROPERTY(QVariantMap defender READ defender NOTIFY defenderChanged)
    Q_PROPERTY(int difference READ difference NOTIFY leadChanged) // in the attacker's favour
    Q_PROPERTY(QString lead READ lead NOTIFY leadChanged)         // the difference in words
    Q_PROPERTY(outremer::RowModel *attackerStrength READ attackerStrength CONSTANT)
    Q_PROPERTY(outremer::RowModel *defenderStrength READ defenderStrength CONSTANT)
    Q_PROPERTY(outremer::RowModel *maneuvers READ maneuvers CONSTANT)
    Q_PROPERTY(outremer::RowModel *hand READ hand CONSTANT)   // the viewer's, if the viewer fights
    Q_PROPERTY(outremer::RowModel *roads READ roads CONSTANT) // cities from where or to where units go
    Q_PROPERTY(QVariantMap raid READ raid NOTIFY raidChanged) // empty without one

public:
    explicit BattlePart(CrusadersBoard &board);

    bool isActive() const { return m_now.isActive; }
    QString title() const { return m_now.title; }
    QString moment() const { return m_now.moment; }
    QString actor() const { return m_now.actor; }
    QString winner() const { return m_now.winner; }
    QString verdict() const { return m_now.verdict; }
    QVariantMap city() const { return m_now.city; }
    QVariantMap attacker() const { return m_now.attacker; }
    QVariantMap defender() const { return m_now.defender; }
    int difference() const { return m_now.difference; }
    QString lead() const { return m_now.lead; }
    RowModel *attackerStrength() const { return m_attackerStrength; }
    RowModel *defenderStrength() const { return m_defenderStrength; }
    RowModel *maneuvers() const { return m_maneuvers; }
    RowModel *hand() const { return m_hand; }
    RowModel *roads() const { return m_roads; }
    QVariantMap raid() const { return m_now.raid; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void stageChanged();
    void momentChanged();
    void verdictChanged();
    void cityChanged();
    void attackerChanged();
    void defenderChanged();
    void leadChanged();
    void raidChanged();

private:
    // Everything that is one value; all of it is new before anybody is told.
    struct Values {
        bool isActive = false;
        QString title{}, moment{}, actor{}, winner{}, verdict{}, lead{};
        QVariantMap city{}, attacker{}, defender{}, raid{};
        int difference = 0;
    };

    void tellChanges(const Values &before);
    void clearRows();
    void showStage(const BoardView &view);
    void showMoment(const BoardView &view);

    CrusadersBoard &m_board;
    Values m_now;
    RowModel *m_attackerStrength, *m_defenderStrength, *m_maneuvers, *m_hand, *m_roads;
};

} // namespace outremer
