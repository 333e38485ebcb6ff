#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The map of the Levant: a row for every city with all that lies in it, as far as the viewer may know.
//   cityId; name; mapX and mapY (thousandths of the map's side); kind ("capital", "between", "central"); closed;
//   ownerId, ownerName; level; walls (the bonus in battle); units; goods (ids); terrains (ids, where they count);
//   governor (a card's face); capitalOf (an owner's id); bishops (owner, level and count of each kind; level 0 where the
//   viewer does not know it); holyLand (an owner's id, unless it is contested); contested; scarred; ruined;
//   commander (whether Zengi stands here); raiders (that came from here); raidAhead; attack ("battle", "raid" or nothing);
//   fresh (whether something changed since the viewer's last step); facts (for a card: icon and text of each); spoken.
class MapPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part of the board")
    Q_PROPERTY(outremer::RowModel *cities READ cities CONSTANT)
    Q_PROPERTY(QVariantMap plan READ plan NOTIFY planChanged)

public:
    explicit MapPart(QObject *parent);

    RowModel *cities() const { return m_cities; }
    // What is drawn beneath the cities and hardly ever changes: `cities` (id, x, y, closed, terrains) and `roads` (from, to).
    QVariantMap plan() const { return m_plan; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void planChanged();

private:
    void setPlan(const QVariantMap &plan);
    void markFresh(const BoardView &view, QList<RowModel::Row> &rows);

    // What everybody can see of a city, to tell whether it changed.
    struct Sight {
        crusaders::CityState state{};
        std::array<int, kMaxSeats> bishops{};
        SeatSet capitals = 0;
        bool hasCommander = false;
        friend bool operator==(const Sight &, const Sight &) = default;
    };
    static Sight sightOf(const crusaders::State &state, crusaders::CityId city);

    // Everything a row is made from. Most moves leave most cities as they were, and their words need not be found again.
    struct Basis {
        std::shared_ptr<const crusaders::Content> content;
        Lang lang{};
        Seat viewer = kNobody;
        crusaders::CityState state{};
        std::array<std::uint8_t, kMaxSeats> realms{};
        std::array<crusaders::Bishops, kMaxSeats> clergy{};
        std::array<std::uint8_t, crusaders::kGoods> goods{};
        SeatSet capitals = 0;
        Seat holyLand = kNobody;
        int walls = 0, raiders = 0;
        bool contested = false, terrains = false, battle = false, raid = false, raidAhead = false;
        bool scarred = false, ruined = false, commander = false;
        friend bool operator==(const Basis &, const Basis &) = default;
    };
    static Basis basisOf(const BoardView &view, crusaders::CityId city);

    RowModel *m_cities;
    std::array<Basis, crusaders::kCities> m_bases{}; // of its rows
    QVariantMap m_plan;
    std::size_t m_steps = 0;
    std::array<Sight, crusaders::kCities> m_sights{};
    std::array<SeatSet, crusaders::kCities> m_unseen{}; // by whom a city's last change has not been seen
};

} // namespace outremer
