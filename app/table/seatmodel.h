#pragma once

#include "app/table/seatedplayer.h"

#include <QAbstractListModel>

namespace outremer {

class Table;

// The seats of the table: who sits there, whose turn it is, how they stand; and how somebody else sits down in the middle of
// a match. Whoever comes begins with what the seat has.
class SeatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList people READ people NOTIFY peopleChanged) // SeatedPlayers: the persons at the table

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

    QVariantList people() const;
    Q_INVOKABLE outremer::SeatedPlayer at(int seat) const; // nobody, if there is no such seat
    Q_INVOKABLE bool seatPerson(int seat, const QString &name);
    Q_INVOKABLE bool seatBot(int seat, int kind, int style); // indices into the lists of BotWords

    void reset();   // another match
    void refresh(); // the match went on

signals:
    void peopleChanged();

private:
    bool has(int seat) const;

    Table &m_table;
};

} // namespace outremer
