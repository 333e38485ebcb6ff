#include "app/crusaders/board/mappart.h"

#include "app/crusaders/board/citywords.h"
#include "app/crusaders/board/levantchart.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"

#include <cmath>
#include <numbers>

namespace outremer {

using namespace crusaders;

namespace {

const QStringList kRoles{ "cityId", "name", "mapX", "mapY", "kind", "closed", "ownerId", "ownerName", "level", "walls",
    "units", "goods", "terrains", "governor", "capitalOf", "bishops", "holyLand", "contested", "scarred", "ruined",
    "commander", "raiders", "raidAhead", "attack", "fresh", "facts", "spoken" };

QString wordOf(CityKind kind)
{
    return kind == CityKind::Capital ? "capital" : kind == CityKind::Between ? "between" : "central";
}

// A city that a pack of its own has put in place of ours is not on our drawing: it finds a place on a ring.
QPointF placeOf(const City &city, CityId id)
{
    if (const campaign::MapCity *drawn = campaign::builtInMap().city(city.id))
        return onChart(drawn->at);
    const qreal angle = 2 * std::numbers::pi * id / kCities;
    return kChart.center() + 0.4 * kChart.width() * QPointF(std::cos(angle), std::sin(angle));
}

// One's own bishops by level (CR-PRAY-24); the levels of others are hidden (CR-MODEL-36).
QVariantList bishopsIn(const BoardView &view, CityId city)
{
    QVariantList list;
    for (Seat seat = 0; seat < view.state.seats; ++seat) {
        const Bishops &bishops = view.state.player(seat).clergy[city];
        const auto add = [&](int level, int count) {
            if (count > 0)
                list.append(QVariantMap{ { "owner", view.ownerId(seat) }, { "level", level }, { "count", count } });
        };
        if (seat == view.viewer) {
            add(1, bishops.one);
            add(2, bishops.two);
        } else {
            add(0, bishops.count());
        }
    }
    return list;
}

RowModel::Row rowOf(const BoardView &view, CityId id)
{
    const Board board = view.board();
    const City &city = view.content->cities[id];
    const CityState &state = view.state.city(id);
    const QPointF place = placeOf(city, id);
    QStringList goods;
    const auto produced = board.goodsOf(id);
    for (std::size_t good = 0; good < produced.size(); ++good) {
        if (produced[good] > 0)
            goods.append(QString::fromUtf8(kGoodWords[good].data(), qsizetype(kGoodWords[good].size())));
    }
    QString capitalOf;
    for (Seat seat = 0; seat < view.state.seats; ++seat) {
        if (view.state.player(seat).capital == id)
            capitalOf = view.ownerId(seat);
    }
    const CityWords words(view, id);
    const bool isFought = view.state.battle.city == id;
    return { { "cityId", QString::fromStdString(city.id) }, { "name", wordFor(city.name) }, { "mapX", place.x() },
        { "mapY", place.y() }, { "kind", wordOf(city.kind) }, { "closed", !board.isOpen(id) },
        { "ownerId", view.ownerId(state.owner) }, { "ownerName", words.ownerName() }, { "level", state.level },
        { "walls", board.wallsInBattle(id) }, { "units", state.units }, { "goods", goods },
        { "terrains", CityWords::terrainsOf(board, id) },
        { "governor", view.faceOf({ kGovernorNoun, state.governor }) }, { "capitalOf", capitalOf },
        { "bishops", bishopsIn(view, id) }, { "holyLand", view.ownerId(openHolyLand(board, id)) },
        { "contested", board.isContested(id) }, { "scarred", isIn(view.state.saga.scarred, id) },
        { "ruined", view.state.saga.ruined == id }, { "commander", view.state.saga.commander == id },
        { "raiders", view.state.raid.raiders[id] }, { "raidAhead", isIn(view.state.raid.left, id) },
        { "attack",
            isFought                         ? "battle"
                : view.state.raid.city == id ? "raid"
                                             : "" },
        { "facts", words.facts() }, { "spoken", words.spoken() } };
}

QVariantMap planOf(const Content &content, const QList<RowModel::Row> &rows)
{
    QVariantList cities, roads;
    for (CityId id = 0; id < kCities; ++id) {
        const RowModel::Row &row = rows[id];
        cities.append(QVariantMap{ { "id", row["cityId"] }, { "x", row["mapX"] }, { "y", row["mapY"] },
            { "closed", row["closed"] }, { "terrains", CityWords::terrainsOf(content.cities[id]) } });
        eachCity(content.cities[id].neighbours, [&](CityId near) {
            if (near > id)
                roads.append(QVariantMap{ { "from", id }, { "to", near } });
        });
    }
    return { { "cities", cities }, { "roads", roads } };
}

} // namespace

MapPart::MapPart(QObject *parent)
    : BoardPart(parent)
    , m_cities(new RowModel(kRoles, this))
{
}

void MapPart::show(const BoardView &view)
{
    QList<RowModel::Row> rows;
    bool isNew = m_cities->count() == 0;
    for (CityId id = 0; id < kCities; ++id) {
        const Basis basis = basisOf(view, id);
        const bool isKnown = m_cities->count() > 0 && m_bases[id] == basis;
        rows.append(isKnown ? m_cities->rows()[id] : rowOf(view, id));
        isNew |= m_bases[id].content != basis.content || m_bases[id].state.owner != basis.state.owner;
        m_bases[id] = basis;
    }
    markFresh(view, rows);
    if (isNew) // cities are closed at the beginning, if at all
        setPlan(planOf(*view.content, rows));
    m_cities->show(rows);
}

MapPart::Basis MapPart::basisOf(const BoardView &view, CityId city)
{
    const Board board = view.board();
    const State &state = view.state;
    Basis basis{ view.content, Preferences::currentLanguage(), view.viewer, state.city(city) };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto &player = state.player(seat);
        basis.realms[seat] = player.realm;
        basis.clergy[seat] = player.clergy[city];
        basis.capitals = SeatSet(basis.capitals | (player.capital == city ? only(seat) : 0));
    }
    basis.goods = board.goodsOf(city);
    basis.holyLand = openHolyLand(board, city);
    basis.walls = board.wallsInBattle(city);
    basis.raiders = state.raid.raiders[city];
    basis.contested = board.isContested(city);
    basis.terrains = state.terrains != 0;
    basis.battle = state.battle.city == city;
    basis.raid = state.raid.city == city;
    basis.raidAhead = isIn(state.raid.left, city);
    basis.scarred = isIn(state.saga.scarred, city);
    basis.ruined = state.saga.ruined == city;
    basis.commander = state.saga.commander == city;
    return basis;
}

void MapPart::clear()
{
    m_cities->clear();
    m_steps = 0;
    m_unseen = {};
    setPlan({});
}

void MapPart::setPlan(const QVariantMap &plan)
{
    if (plan == m_plan)
        return;
    m_plan = plan;
    emit planChanged();
}

MapPart::Sight MapPart::sightOf(const State &state, CityId city)
{
    Sight sight{ state.city(city), {}, 0, state.saga.commander == city };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        sight.bishops[seat] = state.player(seat).clergy[city].count();
        sight.capitals = SeatSet(sight.capitals | (state.player(seat).capital == city ? only(seat) : 0));
    }
    return sight;
}

// Everybody sees what changed since their own last step: with bots that play on quickly it would be lost otherwise.
void MapPart::markFresh(const BoardView &view, QList<RowModel::Row> &rows)
{
    const AnyMatch *match = view.table ? view.table->shown() : nullptr;
    const std::size_t steps = match ? match->journal().size() : 0;
    const bool goesBack = steps < m_steps;
    // The first of several new steps was chosen; the others were forced, and nobody had a look in between.
    const bool goesOn = steps > m_steps && m_cities->count() > 0;
    const SeatSet mover = goesOn ? only(match->journal()[m_steps].seat) : SeatSet(0);
    const Seat watcher = view.viewer == kNobody ? view.home : view.viewer;
    m_steps = steps;
    for (CityId city = 0; city < kCities; ++city) {
        const Sight sight = sightOf(view.state, city);
        SeatSet &unseen = m_unseen[city];
        if (goesOn)
            unseen = SeatSet((sight == m_sights[city] ? unseen : kEveryone) & ~mover);
        else if (goesBack)
            unseen = 0;
        m_sights[city] = sight;
        const bool isFresh = contains(unseen, watcher);
        if (const QVariant was = rows.at(city).value("fresh"); was.isNull() || was.toBool() != isFresh)
            rows[city].insert("fresh", isFresh);
    }
}

} // namespace outremer
