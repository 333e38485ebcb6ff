#include "app/kingdoms/kingdomshand.h"

#include "app/kingdoms/kingdomswords.h"

#include <algorithm>

namespace outremer {

using namespace kingdoms;

int KingdomsHand::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_cards.size());
}

QVariant KingdomsHand::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Card card = m_cards[std::size_t(index.row())];
    switch (role) {
    case CardIdRole:
        return QString::fromStdString(m_content->cards[card].id);
    case NameRole:
        return wordFor(m_content->cards[card]);
    case SpokenRole:
        return spokenCard(*m_content, card);
    case SymbolsRole:
        return symbolIds(*m_content, card);
    case FreshRole:
        // Of equal cards one is the new one.
        return card == m_fresh && (index.row() + 1 == rowCount() || m_cards[std::size_t(index.row() + 1)] != card);
    default:
        return {};
    }
}

QHash<int, QByteArray> KingdomsHand::roleNames() const
{
    return { { CardIdRole, "cardId" }, { NameRole, "name" }, { SpokenRole, "spoken" }, { SymbolsRole, "symbols" },
        { FreshRole, "fresh" } };
}

void KingdomsHand::clear()
{
    show(m_content, {}, kUnknownCard);
}

void KingdomsHand::show(std::shared_ptr<const Content> content, const Hand &cards, Card fresh)
{
    m_content = std::move(content);
    // Both lists are sorted, so one walk finds what left and what came.
    for (std::size_t i = 0; i < m_cards.size();) {
        const auto wanted = std::count(cards.begin(), cards.end(), m_cards[i]);
        if (std::count(m_cards.begin(), m_cards.end(), m_cards[i]) <= wanted) {
            ++i;
            continue;
        }
        beginRemoveRows({}, int(i), int(i));
        m_cards.erase(m_cards.begin() + std::ptrdiff_t(i));
        endRemoveRows();
    }
    for (int i = 0; i < cards.size(); ++i) {
        if (std::size_t(i) < m_cards.size() && m_cards[std::size_t(i)] == cards[i])
            continue;
        beginInsertRows({}, i, i);
        m_cards.insert(m_cards.begin() + i, cards[i]);
        endInsertRows();
    }
    if (fresh != m_fresh) {
        m_fresh = fresh;
        if (!m_cards.empty())
            emit dataChanged(index(0), index(rowCount() - 1), { FreshRole });
    }
}

void KingdomsHand::reword()
{
    if (!m_cards.empty())
        emit dataChanged(index(0), index(rowCount() - 1), { NameRole, SpokenRole });
}

} // namespace outremer
