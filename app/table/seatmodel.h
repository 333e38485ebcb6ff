#pragma once

#include <QAbstractListModel>
#include <qqml.h>

namespace outremer {

class Table;

// The seats of the table: who sits there, whose turn it is, how they stand.
class SeatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
public:
    enum Role {
        SeatIdRole = Qt::UserRole,
        PlayerNameRole,
        HouseNameRole,
        IsBotRole,
        BotNameRole, // "knight, pious"; empty: a person
        IsActiveRole,
        ScoreRole,
        IsWinnerRole
    };

    explicit SeatModel(Table &table);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset();   // another match
    void refresh(); // the match went on

private:
    Table &m_table;
};

} // namespace outremer
