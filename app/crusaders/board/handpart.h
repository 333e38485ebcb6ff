#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The cards only their owner may see: the hand of whoever is looking, and nothing at all while nobody may look.
class HandPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a CrusadersBoard.")
    // Cards in groups: key, noun, cardId, face, group (its number), state ("held"; in a battle "battle" while it can still
    // be played there, else "used"; "discarded" in the personal discard), shift (how many steps of the fan it lies from
    // the beginning of its group and of those before it).
    Q_PROPERTY(outremer::RowModel *cards READ cards CONSTANT)
    // The groups: key, caption, shift (of their first card), count.
    Q_PROPERTY(outremer::RowModel *groups READ groups CONSTANT)
    Q_PROPERTY(double shifts READ shifts NOTIFY shiftsChanged) // steps of the whole fan

public:
    explicit HandPart(QObject *parent = nullptr);

    RowModel *cards() const { return m_cards; }
    RowModel *groups() const { return m_groups; }
    double shifts() const { return m_shifts; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void shiftsChanged();

private:
    RowModel *m_cards;
    RowModel *m_groups;
    double m_shifts = 0;
};

} // namespace outremer
