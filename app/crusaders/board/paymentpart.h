#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/crusaders/board/paymentplan.h"
#include "app/ui/rowmodel.h"

namespace outremer {

class CrusadersBoard;

// A payment in progress, for the one who pays: what for, which symbols are still to be covered, and one way to cover
// them all that a click makes come true.
class PaymentPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantMap face READ face NOTIFY changed) // of the card that is bought
    Q_PROPERTY(QStringList symbols READ symbols NOTIFY changed)
    Q_PROPERTY(int discount READ discount NOTIFY changed)
    Q_PROPERTY(bool isWhole READ isWhole NOTIFY changed) // the steps pay everything
    Q_PROPERTY(outremer::RowModel *steps READ steps CONSTANT)

public:
    explicit PaymentPart(CrusadersBoard &board);

    bool isActive() const { return !m_symbols.isEmpty(); }
    QString title() const { return m_title; }
    QVariantMap face() const { return m_face; }
    QStringList symbols() const { return m_symbols; }
    int discount() const { return m_discount; }
    bool isWhole() const { return m_plan.isWhole; }
    RowModel *steps() const { return m_steps; }

    void show(const BoardView &view) override;
    void clear() override;

    // Makes the steps in turn; stops where the match goes another way than planned.
    Q_INVOKABLE void payAll();

signals:
    void changed();

private:
    bool isViewersTurnToPay() const;
    void showSubject(const BoardView &view);
    void showSteps(const BoardView &view);

    CrusadersBoard &m_board;
    PaymentPlan m_plan;
    QString m_title;
    QVariantMap m_face;
    QStringList m_symbols;
    int m_discount = 0;
    RowModel *m_steps;
};

} // namespace outremer
