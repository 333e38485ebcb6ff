#include "app/table/plainboard.h"

#include "app/table/tablelink.h"
#include "app/table/thingwords.h"
#include "app/ui/textcase.h"

#include <algorithm>

namespace outremer {
namespace {

const QStringList kPlaceRoles{ "key", "place" };
const QStringList kGroupRoles{ "key", "group" };
const QStringList kThingRoles{ "key", "thing" };

bool speaksOf(const RefList &targets, std::uint16_t noun)
{
    return std::ranges::any_of(targets, [&](const Ref &ref) { return ref.noun == noun; });
}

} // namespace

PlainBoard::PlainBoard(QObject *parent)
    : QObject(parent)
    , m_places(new RowModel(kPlaceRoles, this))
    , m_secrets(new RowModel(kGroupRoles, this))
{
}

void PlainBoard::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    if (m_table) {
        connect(m_table, &Table::opened, this, &PlainBoard::refresh);
        connect(m_table, &Table::moved, this, &PlainBoard::refresh);
    }
    emit tableChanged();
    refresh();
}

RowModel *PlainBoard::listOf(const QString &key, const QStringList &roles)
{
    RowModel *&list = m_lists[key];
    if (!list)
        list = new RowModel(roles, this);
    return list;
}

// A thing is named with its owner, because equal things may lie with others; but options may say nothing of owners.
QVariantMap PlainBoard::whatIs(const ThingWords &words, const ThingGroup &group, Ref ref) const
{
    QVariantMap what;
    words.name(ref, what);
    const bool isWithoutOwner = group.of && std::ranges::any_of(m_targets, [&](const RefList &targets) {
        return targets.contains(ref) && !speaksOf(targets, group.of->noun);
    });
    if (group.of && group.of->noun != ref.noun && !isWithoutOwner)
        words.name(*group.of, what);
    return what;
}

QList<RowModel::Row> PlainBoard::thingRows(const ThingWords &words, const ThingGroup &group) const
{
    QList<RowModel::Row> rows;
    std::map<QString, int> seen;
    for (const Thing &thing : group.things) {
        const AnyGame &game = m_table->shown()->game();
        const QString id =
            thing.isHidden ? "?" : QString::number(thing.ref.noun) + ":" + QString::number(thing.ref.value);
        PlainThingRow row{ .name = capitalised(words.nameOf(thing)), .count = thing.count, .isHidden = thing.isHidden };
        row.spoken = capitalised(words.spoken(thing));
        if (!thing.isHidden) {
            row.what = whatIs(words, group, thing.ref);
            row.note = QString::fromStdString(game.describe(thing.ref, m_table->speech().lang()));
        }
        rows.append({ { "key", id + "#" + QString::number(seen[id]++) }, { "thing", QVariant::fromValue(row) } });
    }
    return rows;
}

QList<RowModel::Row> PlainBoard::groupRows(
    const ThingWords &words, const std::vector<const ThingGroup *> &groups, const QString &place, bool tellsOwner)
{
    QList<RowModel::Row> rows;
    for (const ThingGroup *group : groups) {
        const bool isOthers = tellsOwner && group->of && words.seatOf(*group->of) != m_table->viewer();
        const QString title = capitalised(words.fieldName(*group));
        QString key = place + "/" + QString::fromStdString(group->field);
        if (tellsOwner && group->of)
            key += "/" + QString::number(group->of->noun) + ":" + QString::number(group->of->value);
        RowModel *things = listOf(key, kThingRoles);
        things->show(thingRows(words, *group));
        const PlainGroupRow row{ isOthers ? title + " (" + words.nameOf(*group->of) + ")" : title,
            group->number ? QString::number(*group->number) : QString(), things,
            group->things.empty() && !group->number };
        rows.append({ { "key", key }, { "group", QVariant::fromValue(row) } });
    }
    return rows;
}

std::vector<PlainBoard::Place> PlainBoard::placesOf(
    const ThingWords &words, const std::vector<const ThingGroup *> &groups) const
{
    std::vector<Place> places{ { "table", tr("On the table"), {}, {} } };
    for (const ThingGroup *group : groups) {
        const Seat seat = group->of ? words.seatOf(*group->of) : kNobody;
        const QString key = !group->of ? "table"
            : seat != kNobody          ? "seat" + QString::number(seat)
                                       : QString::number(group->of->noun) + ":" + QString::number(group->of->value);
        auto place = std::ranges::find(places, key, &Place::key);
        if (place == places.end()) {
            const AnyMatch &match = *m_table->shown();
            places.push_back({ key, capitalised(words.nameOf(*group->of)),
                seat == kNobody ? QString() : QString::fromStdString(match.seatId(seat)), {} });
            place = places.end() - 1;
        }
        place->groups.push_back(group);
    }
    std::erase_if(places, [](const Place &place) { return place.groups.empty(); });
    return places;
}

void PlainBoard::refresh()
{
    if (!m_table || !m_table->shown()) {
        m_places->clear();
        m_secrets->clear();
        return;
    }
    const AnyMatch &match = *m_table->shown();
    const ThingWords words(*m_table, match);
    m_targets.clear();
    if (m_table->phase() == Table::Choosing && !m_table->replaying()) {
        for (const Option &option : match.options())
            m_targets.push_back(match.targets(option));
    }
    const auto open = match.things(kNobody);
    const auto seen = match.things(m_table->viewer());
    std::vector<const ThingGroup *> shared;
    std::vector<const ThingGroup *> secret;
    for (const ThingGroup &group : seen) {
        const ThingGroup *other = counterpart(group, open);
        (other && isEqual(*other, group) ? shared : secret).push_back(&group);
    }
    QList<RowModel::Row> rows;
    for (const Place &place : placesOf(words, shared)) {
        RowModel *groups = listOf(place.key, kGroupRoles);
        groups->show(groupRows(words, place.groups, place.key, false));
        rows.append({ { "key", place.key },
            { "place", QVariant::fromValue(PlainPlaceRow{ place.title, place.house, groups }) } });
    }
    m_places->show(rows);
    m_secrets->show(groupRows(words, secret, "secret", true));
    m_viewerName = m_table->viewer() == kNobody ? QString() : m_table->nameOf(m_table->viewer());
    emit changed();
}

} // namespace outremer
