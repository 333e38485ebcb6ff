#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// What can be bought: the markets of buildings, tactics and governors cell by cell, and every deck with what is known of
// it. Cells are keyed by their place ("tactics-iv.2"), so that a card bought leaves an empty cell behind.
class MarketPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a CrusadersBoard.")
    // Cells of a market, the levels I–II first: key, noun, cardId (empty: an empty cell), face, isTop (of the levels
    // III–IV), discount (symbols the viewer may leave out now).
    Q_PROPERTY(outremer::RowModel *buildings READ buildings CONSTANT)
    Q_PROPERTY(outremer::RowModel *tactics READ tactics CONSTANT)
    Q_PROPERTY(outremer::RowModel *governors READ governors CONSTANT)
    Q_PROPERTY(outremer::RowModel *freeBuildings READ freeBuildings CONSTANT) // the face-up deck: one row or none
    // Decks: key, noun, levels ("I–II"), count, deck (what options call it; empty: nobody chooses it), face (its top card,
    // if everybody has seen it), discardFace (the card discarded last), discards (how many), label.
    Q_PROPERTY(outremer::RowModel *buildingDecks READ buildingDecks CONSTANT)
    Q_PROPERTY(outremer::RowModel *tacticDecks READ tacticDecks CONSTANT)
    Q_PROPERTY(outremer::RowModel *governorDecks READ governorDecks CONSTANT)
    Q_PROPERTY(outremer::RowModel *otherDecks READ otherDecks CONSTANT) // spies, rescripts, Saracens
    Q_PROPERTY(int size READ size NOTIFY sizeChanged)                   // cells of the levels I–II (CR-MARKET-07)
    Q_PROPERTY(int topSize READ topSize CONSTANT)

public:
    explicit MarketPart(QObject *parent = nullptr);

    RowModel *buildings() const { return m_buildings; }
    RowModel *tactics() const { return m_tactics; }
    RowModel *governors() const { return m_governors; }
    RowModel *freeBuildings() const { return m_freeBuildings; }
    RowModel *buildingDecks() const { return m_buildingDecks; }
    RowModel *tacticDecks() const { return m_tacticDecks; }
    RowModel *governorDecks() const { return m_governorDecks; }
    RowModel *otherDecks() const { return m_otherDecks; }
    int size() const { return m_size; }
    int topSize() const { return crusaders::kTopMarketCells; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void sizeChanged();

private:
    void showMarkets(const BoardView &view);
    void showDecks(const BoardView &view);

    RowModel *m_buildings;
    RowModel *m_tactics;
    RowModel *m_governors;
    RowModel *m_freeBuildings;
    RowModel *m_buildingDecks;
    RowModel *m_tacticDecks;
    RowModel *m_governorDecks;
    RowModel *m_otherDecks;
    int m_size = 0;
};

} // namespace outremer
