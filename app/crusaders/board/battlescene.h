#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// The place of a battle as a miniature: the city on its hill, as strong as its level, with a head on the wall for every
// defender, and before it the host that attacks. Colours come from outside.
class BattleScene : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)
    Q_PROPERTY(int defenders MEMBER m_defenders NOTIFY changed)
    Q_PROPERTY(int attackers MEMBER m_attackers NOTIFY changed)
    Q_PROPERTY(bool saracenCity MEMBER m_saracenCity NOTIFY changed) // a crescent on its tower, not a cross
    Q_PROPERTY(bool saracenHost MEMBER m_saracenHost NOTIFY changed)
    Q_PROPERTY(QColor defenderColour MEMBER m_defenderColour NOTIFY changed)
    Q_PROPERTY(QColor attackerColour MEMBER m_attackerColour NOTIFY changed)
    Q_PROPERTY(QColor attackerTrim MEMBER m_attackerTrim NOTIFY changed)
    Q_PROPERTY(QColor field MEMBER m_field NOTIFY changed) // behind everything
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(QColor stone MEMBER m_stone NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor gold MEMBER m_gold NOTIFY changed)

public:
    explicit BattleScene(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    friend class ScenePainter;

    int m_level = 1;
    int m_defenders = 0;
    int m_attackers = 0;
    bool m_saracenCity = false;
    bool m_saracenHost = false;
    QColor m_defenderColour, m_attackerColour, m_attackerTrim, m_field, m_ground, m_stone, m_ink, m_gold;
};

} // namespace outremer
