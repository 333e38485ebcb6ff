#pragma once

#include "model/kingdoms/content.h"

#include <QAbstractListModel>
#include <memory>
#include <qqml.h>

namespace outremer {

// The viewer's hand. Empty while nobody may look.
class KingdomsHand : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
public:
    enum Role { CardIdRole = Qt::UserRole, NameRole, SpokenRole, SymbolsRole, FreshRole };

    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // Goes to the new cards by removing and adding rows, never by a reset.
    void show(std::shared_ptr<const kingdoms::Content> content, const kingdoms::Hand &cards, kingdoms::Card fresh);
    void clear();
    void reword();

private:
    std::shared_ptr<const kingdoms::Content> m_content;
    std::vector<kingdoms::Card> m_cards;
    kingdoms::Card m_fresh = kingdoms::kUnknownCard;
};

} // namespace outremer
