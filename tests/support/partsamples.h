#pragma once

#include "app/parts/bracketslots.h"
#include "app/parts/chartplan.h"
#include "app/parts/pieces.h"
#include "app/parts/thingrows.h"
#include "app/parts/trackplan.h"

#include <array>

// Things of no game at all, to try the parts of boards with and to take their pictures.
namespace outremer::test::samples {

inline const QString kCastle = "M12 86V26H26V38H38V26H58V38H70V26H84V86H58V64H38V86Z";
inline const QString kAnchor =
    "M43 30V78C30 75 22 67 20 56L10 60C13 79 28 92 48 92C68 92 83 79 86 60L76 56C74 67 66 75 53 78"
    "V44H66V36H53V30A14 14 0 1 0 43 30Z";
inline const QString kWorker = "M48 8A16 16 0 0 1 48 40A16 16 0 0 1 48 8ZM18 90C18 60 30 46 48 46C66 46 78 60 78 90Z";
inline const QString kMonk = "M48 6C66 6 74 20 72 42L86 90H10L24 42C22 20 30 6 48 6Z";
inline const QString kSword = "M44 6H52L54 58H74V66H54V88H42V66H22V58H42Z";
inline const QString kStar = "M48 8L58 38H90L64 56L74 88L48 68L22 88L32 56L6 38H38Z";
inline const QString kCoin = "M48 8A40 40 0 0 1 48 88A40 40 0 0 1 48 8Z";
inline const std::array<QString, 4> kSigns{ kSword, kStar, kCastle, kMonk };
inline const std::array<QString, 5> kColours{ "antioch", "edessa", "saracens", "tripoli", "jerusalem" };

inline QString said(bool isRussian, const char *russian, const char *english)
{
    return QString::fromUtf8(isRussian ? russian : english);
}

template <class Value>
Value thing(const QString &id, const QString &label)
{
    Value value;
    value.id = id;
    value.label = label;
    return value;
}

// A coast with towns close to each other, and four classes of roads.
inline ChartPlan chart(bool isRussian)
{
    ChartPlan plan;
    plan.box = { 0, 0, 1000, 500 };
    plan.paper = "sea";
    plan.layers = {
        { "M-20 330C140 300 220 380 330 350C460 310 520 390 640 360C760 330 860 400 1020 370V-20H-20Z", "land", "line",
            3 },
        { "M-20 330C140 300 220 380 330 350C460 310 520 390 640 360C760 330 860 400 1020 370", {}, "wave", 10, 0.35 },
        { "M520 -20C600 60 760 40 1020 120V-20Z", "sand", {}, 1, 0.8 },
        { "M120 60C180 20 260 40 300 90C240 120 160 120 120 60Z", "meadow", {}, 1, 0.8 },
        { "M700 352C692 340 700 335 690 315C660 250 720 200 690 120", {}, "water", 6 },
    };
    plan.classes = {
        { .id = "highway", .ink = "paper", .casing = "road", .width = 6 },
        { .id = "secondary", .ink = "road", .width = 4 },
        { .id = "pass", .ink = "line", .width = 3, .dashes = { 3, 2 }, .isTicked = true },
        { .id = "sea", .ink = "wave", .width = 4, .dashes = { 0.4, 2.2 } },
    };
    const auto town = [&](const char *id, const char *russian, const char *english, QPointF at, const QString &colour,
                          const QString &sign = kCastle) {
        auto place = thing<ChartPlace>(id, said(isRussian, russian, english));
        place.name = place.label;
        place.at = at;
        place.reach = 19;
        place.colour = colour;
        place.sign = sign;
        plan.places.append(place);
    };
    town("tyre", "Тир", "Tyre", { 90, 290 }, "jerusalem", kAnchor);
    town("acre", "Акра", "Acre", { 190, 330 }, "jerusalem", kAnchor);
    town("safed", "Сафед", "Safed", { 170, 200 }, "jerusalem");
    town("tiberias", "Тивериада", "Tiberias", { 290, 230 }, "saracens");
    town("nazareth", "Назарет", "Nazareth", { 300, 310 }, "");
    town("caesarea", "Кесария", "Caesarea", { 400, 320 }, "jerusalem", kAnchor);
    town("nablus", "Наблус", "Nablus", { 430, 215 }, "saracens");
    town("jaffa", "Яффа", "Jaffa", { 545, 350 }, "antioch", kAnchor);
    town("jerusalem", "Иерусалим", "Jerusalem", { 560, 240 }, "saracens");
    town("hebron", "Хеврон", "Hebron", { 640, 170 }, "");
    town("ascalon", "Аскалон", "Ascalon", { 660, 320 }, "tripoli");
    town("gaza", "Газа", "Gaza", { 765, 330 }, "");
    town("kerak", "Керак", "Kerak", { 800, 140 }, "saracens");
    town("egypt", "Египет", "Egypt", { 930, 290 }, "saracens");
    town("cyprus", "Кипр", "Cyprus", { 250, 440 }, "edessa", kAnchor);
    const auto road = [&](const char *from, const char *to, const char *roadClass, int limit = 0,
                          const QList<QPointF> &via = {}) {
        auto way = thing<ChartRoad>(QString("%1-%2").arg(from, to), QString());
        way.label = plan.find(from)->name + " – " + plan.find(to)->name;
        way.from = from;
        way.to = to;
        way.roadClass = roadClass;
        way.limit = limit;
        way.via = via;
        plan.roads.append(way);
    };
    road("tyre", "acre", "highway", 8);
    road("acre", "nazareth", "secondary", 4);
    road("acre", "caesarea", "highway", 8, { { 300, 350 } });
    road("tyre", "safed", "secondary");
    road("safed", "tiberias", "secondary");
    road("tiberias", "nazareth", "secondary");
    road("tiberias", "nablus", "highway", 8);
    road("nazareth", "nablus", "secondary");
    road("caesarea", "jaffa", "highway", 8);
    road("nablus", "jerusalem", "highway", 8);
    road("jaffa", "jerusalem", "secondary", 4);
    road("jerusalem", "hebron", "secondary");
    road("jaffa", "ascalon", "highway", 8);
    road("hebron", "ascalon", "pass", 2);
    road("hebron", "kerak", "pass", 2, { { 730, 120 } });
    road("ascalon", "gaza", "highway", 8);
    road("gaza", "egypt", "highway", 8);
    road("gaza", "kerak", "pass", 2);
    road("cyprus", "acre", "sea");
    road("cyprus", "jaffa", "sea", 0, { { 400, 450 } });
    plan.roads[5].isClosed = true;
    plan.names = {
        { said(isRussian, "Море", "The sea"), { 830, 440 }, "waterName", 34, 4 },
        { said(isRussian, "Пустыня", "Desert"), { 860, 60 }, "road", 30, 5 },
    };
    return plan;
}

inline QList<CardThing> cards(bool isRussian, int count)
{
    QList<CardThing> cards;
    for (int i = 0; i < count; ++i) {
        auto card = thing<CardThing>(QString("card%1").arg(i), QString());
        card.title = said(isRussian, i % 2 ? "Начальник гавани" : "Оруженосец", i % 2 ? "Harbour Master" : "Squire");
        card.text = said(isRussian, "Возьмите 2 монеты или 1 припас.", "Gain 2 coins or 1 provision.");
        card.label = card.title + ". " + card.text;
        card.note = QString::number(i + 1);
        card.sign = kSigns[std::size_t(i) % kSigns.size()];
        card.colour = kColours[std::size_t(i) % kColours.size()];
        cards.append(card);
    }
    return cards;
}

inline QList<TokenThing> tokens(bool isRussian)
{
    QList<TokenThing> tokens;
    for (int i = 0; i < 6; ++i) {
        auto token = thing<TokenThing>(QString("token%1").arg(i), said(isRussian, "Жетон", "Token"));
        token.sign = kSigns[std::size_t(i) % kSigns.size()];
        token.colour = kColours[std::size_t(i) % kColours.size()];
        token.count = i == 1 ? 3 : i == 2 ? 12 : 1;
        token.isFaceDown = i == 3;
        token.isUsed = i == 4;
        tokens.append(token);
    }
    return tokens;
}

// Standing open to their owner, lying open to all, halved, hidden.
inline QList<BlockThing> blocks(bool isRussian, int count)
{
    QList<BlockThing> blocks;
    for (int i = 0; i < count; ++i) {
        const bool isHidden = i % 4 == 3;
        auto block = thing<BlockThing>(QString("block%1").arg(i), QString());
        block.colour = i % 2 ? "saracens" : "antioch";
        block.isHidden = isHidden;
        block.label = isHidden ? said(isRussian, "Неизвестный блок", "A block nobody knows")
                               : said(isRussian, "Боэмунд, сила 3 из 4", "Bohemond, strength 3 of 4");
        if (!isHidden) {
            block.name = said(isRussian, "Боэмунд", "Bohemond");
            block.sign = kSigns[std::size_t(i) % 2];
            block.letters = "B3";
            block.note = "2";
            block.most = 4;
            block.strength = 3;
            block.isLying = i % 4 == 2;
            block.isHalved = i % 4 == 1;
        }
        blocks.append(block);
    }
    return blocks;
}

inline TrackPlan track(bool isRussian, int count)
{
    TrackPlan plan;
    for (int i = 0; i < count; ++i) {
        auto step = thing<TrackStep>(QString::number(i), said(isRussian, "Ступень %1", "Step %1").arg(i));
        step.text = QString::number(i);
        step.isThreshold = i > 0 && i % 5 == 0;
        if (i % 4 == 3)
            step.sign = i % 8 == 3 ? kStar : kCoin;
        if (i % 6 == 4)
            step.note = QString::number(i / 2);
        plan.steps.append(step);
    }
    return plan;
}

inline QList<TrackMarker> markers(bool isRussian, const QList<int> &steps)
{
    QList<TrackMarker> markers;
    for (int i = 0; i < int(steps.size()); ++i) {
        auto marker = thing<TrackMarker>(
            QString("marker%1").arg(i), said(isRussian, "Метка на ступени %1", "Marker on step %1").arg(steps[i]));
        marker.colour = kColours[std::size_t(i) % kColours.size()];
        marker.step = steps[i];
        marker.isHollow = i == 3;
        markers.append(marker);
    }
    return sharingSteps(markers);
}

// Free for one kind, free for any of two, proposed, taken, closed.
inline QList<SlotThing> workerSlots(bool isRussian)
{
    QList<SlotThing> list;
    for (int i = 0; i < 5; ++i) {
        auto slot = thing<SlotThing>(QString("slot%1").arg(i), said(isRussian, "Место работника", "A worker's place"));
        slot.wanted = i == 1 ? QStringList{ kWorker, kMonk } : QStringList{ i % 2 ? kMonk : kWorker };
        slot.wantedColours = i == 1 ? QStringList{ "edessa", "antioch" } : QStringList{ "edessa" };
        slot.isProposed = slot.isChangeable = i == 2;
        slot.isClosed = i == 4;
        if (i == 2 || i == 3) {
            slot.sign = kWorker;
            slot.colour = "edessa";
        }
        list.append(slot);
    }
    return list;
}

inline QList<BracketSlot> riders(bool isRussian, int count)
{
    static constexpr std::array kNames{ std::pair("Гильом Маршал", "William Marshal"), std::pair("Рено", "Renaud"),
        std::pair("Боэмунд", "Bohemond"), std::pair("Ги де Лузиньян", "Guy of Lusignan"), std::pair("Балиан", "Balian"),
        std::pair("Жослен", "Joscelin"), std::pair("Конрад", "Conrad"), std::pair("Онфруа", "Humphrey") };
    QList<BracketSlot> riders;
    for (int i = 0; i < count; ++i) {
        BracketSlot rider;
        const auto &[russian, english] = kNames[std::size_t(i) % kNames.size()];
        rider.name = said(isRussian, russian, english);
        rider.note = QString::number(2 + i);
        rider.colour = kColours[std::size_t(i) % kColours.size()];
        riders.append(rider);
    }
    return riders;
}

} // namespace outremer::test::samples
