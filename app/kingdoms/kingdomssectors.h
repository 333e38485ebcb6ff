#pragma once

#include "kingdoms/content.h"

#include <QAbstractListModel>
#include <qqml.h>

namespace outremer {

// Every sector of every player (KC-SETUP-05, 06), seat by seat, territory by territory.
class KingdomsSectors : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
public:
    enum Role {
        SeatIdRole = Qt::UserRole,
        HouseNameRole,
        TerritoryIdRole,
        TerritoryNameRole,
        NumberRole, // of the territory, 1 to 5
        ColumnRole, // KC-SETUP-07, 08: territory 1 is leftmost for everybody, so equal numbers lie opposite
        RowRole,    // the nearest player's is the last
        CardsRole,  // maps of name and symbols, in order of placing
        SquadsRole, // maps of symbol and size, strongest first
        MarkerRole, // number of the victory marker, 0 without
    };

    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset(const kingdoms::Content &content, const kingdoms::State &state, Seat home);
    void show(const kingdoms::State &state, Seat home);
    void reword();

private:
    const kingdoms::Content *m_content = nullptr;
    kingdoms::State m_state;
    Seat m_home = 0;
};

} // namespace outremer
