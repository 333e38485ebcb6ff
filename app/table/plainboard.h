#pragma once

#include "app/table/plainrows.h"
#include "app/table/table.h"
#include "model/core/things.h"

#include <map>

namespace outremer {

class ThingWords;

// The board of a game that has none of its own: what lies on the table, in groups with names and counts, made from what
// the viewer may know and nothing else. What only the viewer may see stands apart; while nobody may look there is none.
class PlainBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    // The table, and whoever has something on it. Roles: key, and place, a PlainPlaceRow.
    Q_PROPERTY(outremer::RowModel *places READ places CONSTANT)
    Q_PROPERTY(outremer::RowModel *secrets READ secrets CONSTANT) // roles: key, and group, a PlainGroupRow
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY changed)

public:
    explicit PlainBoard(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    RowModel *places() const { return m_places; }
    RowModel *secrets() const { return m_secrets; }
    QString viewerName() const { return m_viewerName; }

signals:
    void tableChanged();
    void changed();

private:
    struct Place {
        QString key;
        QString title;
        QString house;
        std::vector<const ThingGroup *> groups;
    };

    void refresh();
    std::vector<Place> placesOf(const ThingWords &words, const std::vector<const ThingGroup *> &groups) const;
    QList<RowModel::Row> groupRows(
        const ThingWords &words, const std::vector<const ThingGroup *> &groups, const QString &place, bool tellsOwner);
    QList<RowModel::Row> thingRows(const ThingWords &words, const ThingGroup &group) const;
    QVariantMap whatIs(const ThingWords &words, const ThingGroup &group, Ref ref) const;
    RowModel *listOf(const QString &key, const QStringList &roles); // made once, so that a move changes rows only

    QPointer<Table> m_table;
    RowModel *m_places;
    RowModel *m_secrets;
    std::map<QString, RowModel *> m_lists;
    std::vector<RefList> m_targets; // of the options that are offered now
    QString m_viewerName;
};

} // namespace outremer
