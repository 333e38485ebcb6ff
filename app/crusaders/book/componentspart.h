#pragma once

#include "app/crusaders/book/bookpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The lives of the campaign's cards: where each came from and what it did. Only what is open is in `rows`; the rest is
// in `sealed`, without names. Roles of `rows`, the most storied first:
//   key, kind, kindName, name, chapter (0: the basic game), origin, deeds (texts), fame (how many), face (cardfaces.h).
// Roles of `sealed`: chapter, roman, count, why.
class ComponentsPart : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(outremer::RowModel *sealed READ sealed CONSTANT)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)        // those that are there: { kind, name }
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed) // which are shown; empty: all

public:
    explicit ComponentsPart(QObject *parent);

    RowModel *rows() const { return m_rows; }
    RowModel *sealed() const { return m_sealed; }
    QVariantList kinds() const { return m_kinds; }
    QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    void show(const BookView &view) override;

private:
    void filter();

    RowModel *m_rows;
    RowModel *m_sealed;
    QList<RowModel::Row> m_all;
    QVariantList m_kinds;
    QString m_kind;
};

} // namespace outremer
