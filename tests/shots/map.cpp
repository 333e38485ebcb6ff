#include "tests/shots/studio.h"

#include "app/crusaders/board/boardview.h"
#include "model/core/anygame.h"
#include "model/crusaders/nouns.h"

#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

QQuickItem *itemNamed(QQuickItem *root, const QString &name)
{
    if (root->objectName() == name)
        return root;
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = itemNamed(child, name))
            return found;
    }
    return nullptr;
}

void pointAt(Studio &studio, const QString &name)
{
    if (const QQuickItem *item = itemNamed(studio.view().rootObject(), name)) {
        QTest::mouseMove(&studio.view(), {}); // it moves in
        QTest::mouseMove(&studio.view(), item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint());
    }
}

bool isUnderAttack(const Table &table)
{
    const auto view = BoardView::of(table);
    return view->state.isFighting() || view->state.raid.city != crusaders::kNoCity;
}

// The city where a move could begin that may be made now; empty if there is none.
QString beginningOfMove(const Table &table)
{
    for (const Option &option : table.match()->options()) {
        for (const Ref &ref : table.match()->targets(option)) {
            if (ref.noun == crusaders::kToNoun)
                return QString::fromStdString(table.match()->game().idOf({ crusaders::kCityNoun, option.first }));
        }
    }
    return {};
}

} // namespace

static void shootMap(Studio &studio)
{
    studio.arrange("crusaders", 4, 1);
    studio.call("begin");
    studio.play(1, Table::Choosing);
    studio.shoot("map-start");
    studio.play(150, Table::Choosing);
    studio.playUntil([](const Table &table) { return !isUnderAttack(table); });
    studio.shoot("map-later");
    pointAt(studio, "city_edessa");
    studio.shoot("map-card");
    pointAt(studio, "city_damascus");
    studio.shoot("map-card-aside");
    pointAt(studio, "prompt");
    if (studio.playUntil(isUnderAttack))
        studio.shoot("map-attack");
    if (studio.playUntil([](const Table &table) { return !beginningOfMove(table).isEmpty(); })) {
        if (auto *city = itemNamed(studio.view().rootObject(), "city_" + beginningOfMove(studio.table())))
            QMetaObject::invokeMethod(city, "choose");
        studio.shoot("map-move");
    }
    studio.arrange("crusaders", 2, 1);
    studio.call("begin");
    studio.play(40, Table::Choosing);
    studio.shoot("map-two");
}

OUTREMER_SCENE("map", shootMap)

} // namespace outremer
