#include "app/crusaders/board/staterow.h"

#include "app/crusaders/board/knowable.h"
#include "app/crusaders/board/statecards.h"
#include "app/crusaders/board/statesummary.h"
#include "app/crusaders/board/statewords.h"

namespace outremer {

using namespace crusaders;

namespace {

// Fills one row, subject by subject.
class RowMaker {
public:
    RowMaker(const BoardView &view, Seat seat)
        : v(view)
        , m_seat(seat)
        , m_player(view.state.player(seat))
        , m_board(view.board())
        , m_known(view)
        , m_summary(StateSummary::of(view, seat))
    {
    }

    QVariantMap make()
    {
        person();
        treasury();
        pieces();
        addStateCards(v, m_seat, m_row);
        prospects();
        m_row.insert("spoken", StateWords::spoken(m_summary));
        return m_row;
    }

private:
    void put(const char *role, const QVariant &value) { m_row.insert(role, value); }

    void person()
    {
        put("seat", int(m_seat));
        put("realm", m_summary.realm);
        put("stateName", m_summary.stateName);
        put("playerName", m_summary.playerName);
        put("isBot", m_summary.isBot);
        put("isHome", m_summary.isHome);
        put("isViewer", m_seat == v.viewer);
        put("isActive", m_summary.isActive);
        put("isAsked", m_summary.isAsked);
        put("isOut", m_summary.isOut);
        put("order", m_summary.order);
    }

    void treasury()
    {
        put("coins", m_summary.coins);
        if (m_summary.influence)
            put("influence", *m_summary.influence);
        put("holiness", m_player.holiness);
        put("place", m_summary.place);
        put("sales", int(v.state.saga.dynasts[m_seat].sales));
        put("coinPoints", m_player.coins / v.content->numbers.coinsPerPoint); // CR-SCORE-06
    }

    void pieces()
    {
        put("troops", m_summary.troops);
        put("troopsOnMap", m_board.count(m_seat, Quantity::Troops));
        put("bishops", m_summary.bishops);
        if (m_summary.bishopLevels)
            put("bishopLevels", QVariantList{ m_summary.bishopLevels->one, m_summary.bishopLevels->two });
        put("bishopsOnMap", m_board.count(m_seat, Quantity::Bishops));
        put("cities", m_summary.cities);
        put("centralCities", m_board.count(m_seat, Quantity::CentralCities));
        put("holyLands", m_summary.holyLands);
        put("contestedLands", m_summary.contestedLands);
        put("capital", m_player.capital == kNoCity ? QString() : wordFor(v.content->cities[m_player.capital].name));
    }

    // How near the endings are, and what would be scored now.
    void prospects()
    {
        const Numbers &numbers = v.content->numbers;
        put("hegemony", QVariantMap{ { "have", m_summary.cities }, { "need", int(numbers.hegemony) } });
        put("righteousness",
            QVariantMap{ { "have", m_summary.holyLands }, { "open", m_summary.contestedLands },
                { "need", int(numbers.righteousness) } });
        if (m_known.knowsBull(m_seat))
            put("bullPoints", m_board.bullPoints(m_seat));
    }

    const BoardView &v;
    const Seat m_seat;
    const crusaders::Player &m_player;
    const Board m_board;
    const Knowable m_known;
    const StateSummary m_summary;
    QVariantMap m_row;
};

} // namespace

QVariantMap stateRow(const BoardView &view, Seat seat)
{
    return RowMaker(view, seat).make();
}

} // namespace outremer
