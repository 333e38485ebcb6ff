#pragma once

#include <QSortFilterProxyModel>
#include <qqml.h>

namespace outremer {

// The seats of a match that is over, the best first: winners before everybody else, then by what they have scored.
class Standings : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Standings(QObject *parent = nullptr);

protected:
    bool lessThan(const QModelIndex &one, const QModelIndex &other) const override;
};

} // namespace outremer
