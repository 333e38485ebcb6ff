#include "app/crusaders/board/statecards.h"

#include "app/crusaders/board/cardfaces.h"
#include "app/crusaders/board/knowable.h"
#include "app/crusaders/board/stateoptions.h"
#include "app/crusaders/board/statesummary.h"

namespace outremer {

using namespace crusaders;

namespace {

class CardRows {
public:
    CardRows(const BoardView &view, Seat seat, QVariantMap &row)
        : v(view)
        , m_seat(seat)
        , m_player(view.state.player(seat))
        , m_dynast(view.state.saga.dynasts[seat])
        , m_options(view)
        , m_row(row)
    {
    }

    void hand()
    {
        put("tactics", m_player.tactics.size());
        put("learned", v.board().count(m_seat, Quantity::Learned));
        put("tacticCards", cards(kTacticNoun, m_player.tactics));
        put("rescriptCards", cards(kRescriptNoun, m_player.rescripts));
        put("heldSpies", m_player.heldSpies.size());
        put("heldSpyCards", cards(kSpyNoun, m_player.heldSpies));
        put("oathCards", cards(kOathNoun, m_dynast.oaths));
        int levelTwo = 0; // the backs tell (CR-SETUP-30)
        for (const Card card : m_player.rescripts)
            levelTwo += rescriptLevel(card) > 1 ? 1 : 0;
        put("rescripts", QVariantList{ m_player.rescripts.size() - levelTwo, levelTwo });
        if (v.state.phase != Phase::Setup || m_player.bulls[0] != kNoCard)
            put("bull", card(kBullNoun, m_player.bulls[0]));
    }

    void inPlay()
    {
        QVariantList buildings;
        for (int slot = 0; slot < m_player.buildings.size(); ++slot) {
            const BuildingSlot &building = m_player.buildings[slot];
            buildings.append(QVariantMap{ { "slot", slot + 1 }, { "face", card(kBuildingNoun, building.card) },
                { "banned", building.banned != 0 }, { "what", m_options.building(m_seat, slot) } });
        }
        put("buildings", buildings);
        put("slots", int(v.content->numbers.buildings));
        put("spySlots", int(v.content->numbers.spies));
        QVariantList spies;
        for (int slot = 0; slot < m_player.spies.size(); ++slot) {
            const ActiveSpy &spy = m_player.spies[slot];
            spies.append(QVariantMap{ { "slot", slot + 1 }, { "face", card(kSpyNoun, spy.card) },
                { "target", v.ownerId(spy.target) }, { "targetName", stateName(v, spy.target) },
                { "used", spy.used != 0 }, { "what", m_options.spy(m_seat, slot) } });
        }
        put("spies", spies);
    }

    void governors()
    {
        const Knowable known(v);
        const Board board = v.board();
        const auto points = board.pointsOfGovernors(m_seat);
        QVariantList governors;
        int sum = 0;
        int unknown = 0;
        eachCity(board.citiesOf(m_seat), [&](CityId city) {
            const Card governor = v.state.city(city).governor;
            if (governor == kNoCard)
                return;
            QVariantMap entry{ { "city", QString::fromStdString(v.content->cities[city].id) },
                { "cityName", wordFor(v.content->cities[city].name) }, { "face", card(kGovernorNoun, governor) } };
            if (known.knows(m_seat, v.content->governors[governor].goal)) {
                entry.insert("points", points[city]);
                sum += points[city];
            } else {
                ++unknown;
            }
            governors.append(entry);
        });
        put("governors", governors);
        put("governorPoints", sum);
        put("governorsUnknown", unknown);
    }

    void dynasty()
    {
        put("nicknames", cards(kNicknameNoun, m_dynast.nicknames));
        if (m_dynast.heirloom != kNoCard)
            put("heirloom", card(kBuildingNoun, m_dynast.heirloom));
        if (const Sworn &sworn = m_dynast.sworn; sworn.oath != kNoCard) {
            put("oath",
                QVariantMap{ { "face", card(kOathNoun, sworn.oath) }, { "suzerain", v.ownerId(sworn.suzerain) },
                    { "suzerainName", stateName(v, sworn.suzerain) }, { "broken", sworn.isBroken != 0 },
                    { "kept", !sworn.isBroken && v.board().isOathKept(m_seat) } });
        }
        QStringList vassals;
        for (Seat other = 0; other < v.state.seats; ++other) {
            const Sworn &sworn = v.state.saga.dynasts[other].sworn;
            if (sworn.oath != kNoCard && sworn.suzerain == m_seat)
                vassals.append(stateName(v, other));
        }
        put("vassals", vassals);
    }

private:
    void put(const char *role, const QVariant &value) { m_row.insert(role, value); }

    int rescriptLevel(Card card) const
    {
        return card == kUnknownHigh ? 2 : card == kNoCard ? 1 : v.content->rescripts[card].level();
    }
    QVariantMap card(std::uint16_t noun, Card card) const
    {
        if (card != kNoCard && card != kUnknownHigh)
            return v.faceOf({ noun, std::int16_t(card) });
        const bool isHigh = card == kUnknownHigh;
        return backOf(noun, noun == kRescriptNoun ? 1 + isHigh : 0);
    }
    template <class List>
    QVariantList cards(std::uint16_t noun, const List &list) const
    {
        QVariantList faces;
        for (const Card each : list)
            faces.append(card(noun, each));
        return faces;
    }

    const BoardView &v;
    const Seat m_seat;
    const crusaders::Player &m_player;
    const Dynast &m_dynast;
    const StateOptions m_options;
    QVariantMap &m_row;
};

} // namespace

void addPlayedCards(const BoardView &view, Seat seat, QVariantMap &row)
{
    CardRows(view, seat, row).inPlay();
}

void addStateCards(const BoardView &view, Seat seat, QVariantMap &row)
{
    CardRows cards(view, seat, row);
    cards.hand();
    cards.inPlay();
    cards.governors();
    cards.dynasty();
}

} // namespace outremer
