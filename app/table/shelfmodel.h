#pragma once

#include <QAbstractListModel>
#include <qqml.h>

namespace outremer {

// The games one can take from the shelf, and whether a match of each is waiting to be continued.
class ShelfModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
public:
    enum Role { GameIdRole = Qt::UserRole, TitleRole, SubtitleRole, MinSeatsRole, MaxSeatsRole, CanContinueRole };

    explicit ShelfModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void refresh(); // a match was begun or ended since
};

} // namespace outremer
