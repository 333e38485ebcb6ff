#pragma once

#include "model/core/seat.h"

#include <QAbstractListModel>
#include <qqml.h>

namespace outremer {

class Table;

// The story of the match so far, in the language of the moment and as the present viewer may know it.
class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a Table keeps its log")
public:
    enum Role {
        TextRole = Qt::UserRole,
        LinkedRole, // the same as styled text: names are links "noun:id"
        SeatIdRole,
        KindRole,
        ToneRole, // 0 quiet, 1 plain, 2 strong
    };

    explicit LogModel(Table &table);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset();
    void refresh();

private:
    QString linked(int row) const;

    Table &m_table;
    int m_rows = 0;
    Seat m_viewer = kNobody; // whose words the rows have
    QString m_language;
};

} // namespace outremer
