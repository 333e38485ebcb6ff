#include "crusaders/staterow.h"

#include "crusaders/knowable.h"
#include "crusaders/statecards.h"
#include "crusaders/stateoptions.h"
#include "crusaders/statewords.h"

namespace outremer {

using namespace crusaders;

const QStringList kStateRoles{ "seat", "realm", "stateName", "playerName", "isBot", "isHome", "isViewer", "isAsked",
    "isActive", "isOut", "order", "coins", "influence", "holiness", "place", "troops", "troopsOnMap", "bishops",
    "bishopLevels", "bishopsOnMap", "cities", "centralCities", "holyLands", "contestedLands", "capital", "goods",
    "tactics", "learned", "tacticCards", "rescripts", "rescriptCards", "buildings", "slots", "spySlots", "spies",
    "heldSpies", "heldSpyCards", "bull", "bullPoints", "governors", "governorPoints", "governorsUnknown", "coinPoints",
    "hegemony", "righteousness", "oath", "vassals", "oathCards", "nicknames", "heirloom", "sales", "spoken", "row" };

QString stateName(const BoardView &view, Seat seat)
{
    const auto realm = view.state.player(seat).realm;
    if (realm != kNoRealm)
        return wordFor(view.content->realms[realm].name);
    const auto found = view.content->names.find("seat.seat-" + std::to_string(seat + 1));
    return found == view.content->names.end() ? QString::number(seat + 1) : wordFor(found->second);
}

QString playerName(const BoardView &view, Seat seat)
{
    const std::string name = seat < view.people.size() ? view.people[seat].name : std::string();
    return name.empty() ? stateName(view, seat) : QString::fromStdString(name);
}

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
    {
    }

    QVariantMap make()
    {
        person();
        treasury();
        pieces();
        goods();
        addStateCards(v, m_seat, m_row);
        prospects();
        m_row.insert("spoken", StateWords::spoken(m_row));
        return m_row;
    }

private:
    void put(const char *role, const QVariant &value) { m_row.insert(role, value); }

    void person()
    {
        put("seat", int(m_seat));
        put("realm", v.ownerId(m_seat));
        put("stateName", stateName(v, m_seat));
        put("playerName", playerName(v, m_seat));
        put("isBot", m_seat < v.people.size() && v.people[m_seat].bot.has_value());
        put("isHome", m_seat == v.home);
        put("isViewer", m_seat == v.viewer);
        put("isActive", m_seat == v.active);
        put("isAsked", StateOptions(v).isAbout(m_seat));
        put("isOut", m_player.isOut != 0);
        const bool acts = !v.state.orders.empty() && v.state.note().seat == m_seat;
        put("order", acts ? QString::fromUtf8(kOrderWords[std::size_t(v.state.note().order)].data()) : QString());
    }

    void treasury()
    {
        put("coins", m_player.coins);
        if (m_seat == v.viewer || v.state.phase == Phase::Over) // CR-MODEL-38
            put("influence", m_player.influence);
        put("holiness", m_player.holiness);
        put("place", m_board.turnOrder().indexOf(m_seat) + 1);
        put("sales", int(v.state.saga.dynasts[m_seat].sales));
        put("coinPoints", m_player.coins / v.content->numbers.coinsPerPoint); // CR-SCORE-06
    }

    void pieces()
    {
        put("troops", m_player.troops);
        put("troopsOnMap", m_board.count(m_seat, Quantity::Troops));
        put("bishops", m_player.bishops.count());
        if (m_seat == v.viewer) // CR-MODEL-36
            put("bishopLevels", QVariantList{ m_player.bishops.one, m_player.bishops.two });
        put("bishopsOnMap", m_board.count(m_seat, Quantity::Bishops));
        put("cities", m_board.count(m_seat, Quantity::Cities));
        put("centralCities", m_board.count(m_seat, Quantity::CentralCities));
        put("holyLands", m_known.holyLands(m_seat));
        put("contestedLands", m_known.contestedLands(m_seat));
        put("capital", m_player.capital == kNoCity ? QString() : wordFor(v.content->cities[m_player.capital].name));
    }

    void goods()
    {
        const StateOptions options(v);
        QVariantList list;
        for (int good = 0; good < kGoods; ++good) {
            const Stock &stock = m_player.goods[std::size_t(good)];
            const QString id = QString::fromUtf8(kGoodWords[std::size_t(good)].data());
            const auto name = v.content->names.find("good." + id.toStdString());
            list.append(
                QVariantMap{ { "id", id }, { "name", name == v.content->names.end() ? id : wordFor(name->second) },
                    { "counts", QVariantList{ stock.ready, stock.spent, stock.blocked } },
                    { "whats",
                        QVariantList{ options.good(m_seat, good, StateOptions::Ready),
                            options.good(m_seat, good, StateOptions::Spent),
                            options.good(m_seat, good, StateOptions::Blocked) } } });
        }
        put("goods", list);
    }

    // How near the endings are, and what would be scored now.
    void prospects()
    {
        const Numbers &numbers = v.content->numbers;
        put("hegemony",
            QVariantMap{ { "have", m_board.count(m_seat, Quantity::Cities) }, { "need", int(numbers.hegemony) } });
        put("righteousness",
            QVariantMap{ { "have", m_known.holyLands(m_seat) }, { "open", m_known.contestedLands(m_seat) },
                { "need", int(numbers.righteousness) } });
        if (m_known.knowsBull(m_seat))
            put("bullPoints", m_board.bullPoints(m_seat));
    }

    const BoardView &v;
    const Seat m_seat;
    const crusaders::Player &m_player;
    const Board m_board;
    const Knowable m_known;
    QVariantMap m_row;
};

} // namespace

QVariantMap stateRow(const BoardView &view, Seat seat)
{
    QVariantMap row = RowMaker(view, seat).make();
    row.insert("row", QVariantMap(row));
    return row;
}

} // namespace outremer
