#pragma once

#include "model/core/seat.h"

#include <QObject>
#include <QPointer>
#include <QQuickWindow>

namespace outremer {

class AfterFrame;

// In which order a change at the table is told. Whoever made a step sees the board answer at once; what is asked next, and
// the log, follow in the next frame of the window. Nothing follows later where others could look, or where there is less to
// tell of than before.
class TellingOrder : public QObject {
    Q_OBJECT

public:
    // What the screen is about: whether a person chooses from what the board shows, who may look, and what else makes it
    // another page.
    struct Scene {
        bool isChoosing = false;
        Seat viewer = kNobody;
        int phase = 0;
        bool isLookedBack = false;

        bool isSamePhase(const Scene &other) const
        {
            return phase == other.phase && isLookedBack == other.isLookedBack;
        }
    };

    explicit TellingOrder(QObject *parent);

    QQuickWindow *stage() const { return m_stage; }
    void setStage(QQuickWindow *stage) { m_stage = stage; }
    bool isPending() const; // the board was told; the rest is about to be

    void tell(const Scene &now, bool isNextStep);

signals:
    void board();
    void rest(bool isOtherPhase);

private:
    void tellRest();

    QPointer<QQuickWindow> m_stage{};
    AfterFrame *m_nextFrame;
    Scene m_told, m_now;
};

} // namespace outremer
