#include "app/crusaders/board/marketpart.h"

namespace outremer {

using namespace crusaders;

namespace {

const QStringList kCellRoles{ "key", "noun", "cardId", "face", "isTop", "discount" };
const QStringList kDeckRoles{ "key", "noun", "levels", "count", "deck", "face", "discardFace", "discards", "label" };

// Fills the rows of one view.
class Stall {
public:
    explicit Stall(const BoardView &view)
        : m_view(view)
        , m_board(view.board())
    {
    }

    QVariantMap face(std::uint16_t noun, Card card) const
    {
        return card == kNoCard ? QVariantMap() : m_view.faceOf({ noun, card });
    }
    // The first `size` cells of a market.
    template <std::size_t N>
    void cells(const QString &name, std::uint16_t noun, const std::array<Card, N> &market, int size, bool isTop,
        QList<RowModel::Row> &rows) const
    {
        for (std::size_t cell = 0; cell < std::size_t(size); ++cell) {
            const QVariantMap shown = face(noun, market[cell]);
            rows.append({ { "key", QString("%1.%2").arg(name).arg(cell) }, { "noun", nounName(noun) },
                { "cardId", shown["id"].toString() }, { "face", shown }, { "isTop", isTop },
                { "discount", discount(noun, market[cell], isTop) } });
        }
    }
    template <class Deck>
    RowModel::Row deck(
        const QString &name, std::uint16_t noun, const QString &levels, const Deck &deck, bool isChosen) const
    {
        const Card top = deck.topShown && !deck.pile.empty() ? deck.pile.back() : offered(name);
        const QVariantMap discarded = face(noun, deck.discard.empty() ? kNoCard : deck.discard.back());
        return { { "key", name }, { "noun", nounName(noun) }, { "levels", levels }, { "count", deck.pile.size() },
            { "deck", isChosen ? name : QString() }, { "face", face(noun, top) }, { "discardFace", discarded },
            { "discards", deck.discard.size() } };
    }

    // The levels of the deck that holds the higher ones: III comes with the campaign.
    template <class Cards>
    QString topLevels(const Cards &cards) const
    {
        const bool hasThird = std::ranges::any_of(
            cards, [this](const auto &card) { return card.level == 3 && m_board.isUnlocked(card); });
        return hasThird ? "III–IV" : "IV";
    }

private:
    static QString nounName(std::uint16_t noun) { return QString::fromUtf8(kNounNames[noun]); }

    // How many symbols the chooser, whose order runs, may leave out now. The discount of an enhanced order is not for the
    // additional card, and only that may come from the higher levels (CR-BUILD-20, CR-MUSTER-11).
    int discount(std::uint16_t noun, Card card, bool isTop) const
    {
        if (card == kNoCard || !m_board.isOwnTurn(m_view.chooser))
            return 0;
        const Order order = m_view.state.note().order;
        const bool isExtra = isTop || isOnlyExtraLeft();
        if (noun == kBuildingNoun && order == Order::Construction)
            return spared(m_board.buildingPrice(card, isExtra));
        return noun == kTacticNoun && order == Order::Muster ? spared(m_board.tacticPrice(card, isExtra)) : 0;
    }
    // No more than the price has.
    static int spared(const Payment &payment) { return std::min<int>(payment.discount, payment.symbols()); }
    bool isOnlyExtraLeft() const
    {
        const Frame &top = m_board.top();
        if (top.seat != m_view.chooser || top.task != Task::OrderMenu)
            return top.task == Task::Learn && top.as<Learning>().isExtra != 0;
        Options options;
        m_board.list(options);
        return std::ranges::none_of(options, [](const Option &option) {
            return Verb(option.verb) == Verb::Build || (Verb(option.verb) == Verb::BuildBlind && option.second == 0)
                || Verb(option.verb) == Verb::Learn;
        });
    }
    // The card that was turned over and may be given back (CR-AMB-44) lies on its deck for all to see.
    Card offered(const QString &deck) const
    {
        static const QStringList kNames{ "buildings", "buildings-iv", "tactics", "tactics-iv" };
        const auto &frames = m_view.state.frames;
        if (frames.empty() || frames.back().task != Task::BlindOffer)
            return kNoCard;
        const BlindOffer &offer = frames.back().as<BlindOffer>();
        return kNames.value(offer.deck) == deck ? offer.card : kNoCard;
    }

    const BoardView &m_view;
    const Board m_board;
};

} // namespace

MarketPart::MarketPart(QObject *parent)
    : BoardPart(parent)
    , m_buildings(new RowModel(kCellRoles, this))
    , m_tactics(new RowModel(kCellRoles, this))
    , m_governors(new RowModel(kCellRoles, this))
    , m_freeBuildings(new RowModel({ "key", "cardId", "face", "count" }, this))
    , m_buildingDecks(new RowModel(kDeckRoles, this))
    , m_tacticDecks(new RowModel(kDeckRoles, this))
    , m_governorDecks(new RowModel(kDeckRoles, this))
    , m_otherDecks(new RowModel(kDeckRoles, this))
{
}

void MarketPart::show(const BoardView &view)
{
    showMarkets(view);
    showDecks(view);
    if (const int size = view.board().marketSize(); size != m_size) {
        m_size = size;
        emit sizeChanged();
    }
}

void MarketPart::showMarkets(const BoardView &view)
{
    const Stall stall(view);
    const State &s = view.state;
    const int size = view.board().marketSize();
    QList<RowModel::Row> rows;
    stall.cells("buildings", kBuildingNoun, s.buildingMarket, size, false, rows);
    stall.cells("buildings-iv", kBuildingNoun, s.topBuildingMarket, kTopMarketCells, true, rows);
    m_buildings->show(rows);
    rows.clear();
    stall.cells("tactics", kTacticNoun, s.tacticMarket, size, false, rows);
    stall.cells("tactics-iv", kTacticNoun, s.topTacticMarket, kTopMarketCells, true, rows);
    m_tactics->show(rows);
    rows.clear();
    stall.cells("governors", kGovernorNoun, s.governorMarket, size, false, rows);
    m_governors->show(rows);
    rows.clear();
    if (!s.freeBuildings.empty()) { // only its top card can be built (CR-SETUP-11)
        const QVariantMap top = stall.face(kBuildingNoun, s.freeBuildings.back());
        rows.append(
            { { "key", "free" }, { "cardId", top["id"] }, { "face", top }, { "count", s.freeBuildings.size() } });
    }
    m_freeBuildings->show(rows);
}

void MarketPart::showDecks(const BoardView &view)
{
    const Stall stall(view);
    const State &s = view.state;
    const auto worded = [](RowModel::Row row, const QString &name) {
        QStringList words{ name, tr("%n card(s)", nullptr, row["count"].toInt()) };
        if (const QString top = row["face"].toMap()["name"].toString(); !top.isEmpty())
            words.append(tr("on top: %1").arg(top));
        if (const QString last = row["discardFace"].toMap()["name"].toString(); !last.isEmpty())
            words.append(tr("discarded: %1, last %2").arg(row["discards"].toInt()).arg(last));
        row.insert("label", words.join(", "));
        return row;
    };
    m_buildingDecks->show({ worded(stall.deck("buildings", kBuildingNoun, "I–II", s.buildingDeck, true),
                                tr("Deck of buildings, levels I–II")),
        worded(stall.deck(
                   "buildings-iv", kBuildingNoun, stall.topLevels(view.content->buildings), s.topBuildingDeck, true),
            tr("Deck of buildings, the highest levels")) });
    m_tacticDecks->show(
        { worded(stall.deck("tactics", kTacticNoun, "I–II", s.tacticDeck, true), tr("Deck of tactics, levels I–II")),
            worded(stall.deck("tactics-iv", kTacticNoun, stall.topLevels(view.content->tactics), s.topTacticDeck, true),
                tr("Deck of tactics, the highest levels")) });
    m_governorDecks->show(
        { worded(stall.deck("governors", kGovernorNoun, "", s.governorDeck, true), tr("Deck of governors")) });
    m_otherDecks->show({ worded(stall.deck("rescripts", kRescriptNoun, "I", s.rescriptDecks[0], false),
                             tr("Deck of rescripts, level I")),
        worded(stall.deck("rescripts-ii", kRescriptNoun, "II", s.rescriptDecks[1], false),
            tr("Deck of rescripts, level II")),
        worded(stall.deck("spies", kSpyNoun, "", s.spyDeck, false), tr("Deck of spies")),
        worded(stall.deck("saracens", kTacticNoun, "", s.saracenDeck, false), tr("Deck of Saracen tactics")) });
}

void MarketPart::clear()
{
    for (RowModel *model : { m_buildings, m_tactics, m_governors, m_freeBuildings, m_buildingDecks, m_tacticDecks,
             m_governorDecks, m_otherDecks })
        model->clear();
}

} // namespace outremer
