#pragma once

#include "app/crusaders/book/bookpart.h"
#include "app/ui/rowmodel.h"

#include <QVariantList>

namespace outremer {

// The dynasties: who rules, who has held the seat, and what they have come to. Roles of `rows`:
//   seat, house, stateName, style, holder, holders ({ who, since }), qualities ({ id, name, marks }),
//   nicknames ({ name, quality, story, text, chapter }), heirlooms ({ name, chapter }),
//   oaths ({ name, other, chapter, outcome ("kept", "broken", "refused"), text }), places (texts by chapter),
//   points, tally ({ chronicle, fame, sets, crown, total }, after chapter IV), isWinner.
class DynastiesPart : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)
    // Chronicle points as they grew, for a plot: { id, name, values }, and the chapters beneath it.
    Q_PROPERTY(QVariantList growth READ growth NOTIFY changed)
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY changed)

public:
    explicit DynastiesPart(QObject *parent);

    RowModel *rows() const { return m_rows; }
    QVariantList growth() const { return m_growth; }
    QStringList chapters() const { return m_chapters; }
    void show(const BookView &view) override;

private:
    RowModel *m_rows;
    QVariantList m_growth;
    QStringList m_chapters;
};

} // namespace outremer
