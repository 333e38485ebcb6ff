#pragma once

#include "model/kingdoms/content.h"

#include <QAbstractListModel>
#include <memory>
#include <qqml.h>

namespace outremer {

// Every sector of every player (KC-SETUP-05, 06), seat by seat, territory by territory.
class KingdomsSectors : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
public:
    enum Role {
        SeatIdRole = Qt::UserRole,
        TerritoryIdRole,
        TerritoryNameRole,
        NumberRole, // of the territory, 1 to 5
        ColumnRole, // KC-SETUP-07, 08: territory 1 is leftmost for everybody, so equal numbers lie opposite
        RowRole,    // the nearest player's is the last
        CardsRole,  // maps of name and symbols, in order of placing
        SquadsRole, // maps of symbol and size, strongest first
        MarkerRole,
        // number of the victory marker, 0 without
        SpokenRole, // all of it in words, for a screen reader
    };

    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void open(std::shared_ptr<const kingdoms::Content> content, const kingdoms::State &state, Seat home);
    void close();
    void show(const kingdoms::State &state, Seat home);
    void reword();

private:
    std::shared_ptr<const kingdoms::Content> m_content;
    kingdoms::State m_state;
    Seat m_home = 0;
};

} // namespace outremer
