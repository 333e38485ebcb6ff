#include "app/looks/looks.h"

#include "app/campaigns/campaigncontent.h"

#include <QCoreApplication>
#include <QQmlEngine>

namespace outremer {
namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

void put(QVariantMap &theme, const QString &kind, const std::string &id, const std::string &colour)
{
    QVariantMap colours = theme.value(kind).toMap();
    colours.insert(text(id), text(colour));
    theme.insert(kind, colours);
}

// The campaign is no game of the shelf, and its rules are not read before somebody asks for them.
const Look *lookOf(const std::string &id)
{
    const GamePtr game = gameOfMatch(id);
    return game ? &game->look() : nullptr; // games of the shelf stay
}

} // namespace

Looks::Looks(QObject *parent)
    : QObject(parent)
{
    for (const char *kind : { "fields", "texts", "metals", "plots", "means", "meansInks" }) {
        m_day.insert(kind, QVariantMap());
        m_night.insert(kind, QVariantMap());
    }
    for (const GamePtr &game : shelf()) {
        m_shelf.append(text(game->id()));
        std::ranges::for_each(game->look().houses, [this](const House &house) { add(house); });
        std::ranges::for_each(game->look().others, [this](const House &house) { add(house); });
        std::ranges::for_each(game->look().means, [this](const Means &means) { addMeans(means); });
    }
}

EmblemLook Looks::emblem(const QString &game) const
{
    const Look *look = lookOf(game.toStdString());
    if (!look)
        return {};
    EmblemLook emblem{ text(look->emblem.path), {} };
    for (const Emblem::Field &field : look->emblem.fields)
        emblem.fields.append(QVariant::fromValue(EmblemField{ text(field.path), text(field.house) }));
    return emblem;
}

QStringList Looks::houses(const QString &game) const
{
    QStringList houses;
    if (const Look *look = lookOf(game.toStdString())) {
        for (const House &house : look->houses)
            houses.append(text(house.id));
    }
    return houses;
}

void Looks::putBoth(const char *kind, const std::string &id, const Tincture &tincture)
{
    put(m_day, kind, id, tincture.day);
    put(m_night, kind, id, tincture.night);
}

void Looks::add(const House &house)
{
    putBoth("fields", house.id, house.field);
    if (house.text)
        putBoth("texts", house.id, *house.text);
    if (house.metal)
        putBoth("metals", house.id, *house.metal);
    if (house.plot)
        putBoth("plots", house.id, *house.plot);
    m_charges.insert(text(house.id), text(house.charge));
    if (house.isLight)
        m_light.insert(text(house.id), true);
}

void Looks::addMeans(const Means &means)
{
    putBoth("means", means.id, means.field);
    putBoth("meansInks", means.id, means.ink);
}

} // namespace outremer
