#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/crusaders/companion/chapterformmodel.h"
#include "app/crusaders/companion/drawersmodel.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

// The page; it is the only one with a tab.
QQuickItem *pageIn(QQuickItem *item)
{
    if (QByteArray(item->metaObject()->className()).startsWith("CompanionPage"))
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = pageIn(child))
            return found;
    }
    return nullptr;
}

QList<QQuickItem *> named(QQuickItem *item, const QString &name)
{
    QList<QQuickItem *> found;
    if (item->objectName() == name)
        found.append(item);
    for (QQuickItem *child : item->childItems())
        found += named(child, name);
    return found;
}

void fill(ChapterFormModel &form)
{
    for (int row = 0; row < form.rowsOf("ranking")->count(); ++row) {
        form.set("ranking", QString::number(row), "rank", 3 - row);
        form.set("ranking", QString::number(row), "influence", 31 + 7 * row);
    }
    form.set("ranking", "2", "hegemony", true);
    form.set("cities", "acre", "owner", "saracens");
    form.set("cities", "acre", "level", 2);
    form.add("nicknames");
}

void openAll(QQuickItem *item)
{
    if (QByteArray(item->metaObject()->className()).startsWith("FormSection"))
        item->setProperty("open", true);
    for (QQuickItem *child : item->childItems())
        openAll(child);
}

} // namespace

// The companion at a real table, leaf by leaf.
static void shootCompanion(Studio &studio)
{
    Archive::instance()->openNow();
    Founding founding = drawnFounding(3, 5);
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    founding.title = isRussian ? "Стол по четвергам" : "The Thursday Table";
    founding.kind = CampaignKind::Table;
    founding.chairs[0].person = isRussian ? "Анна" : "Anna";
    founding.chairs[1].person = isRussian ? "Борис" : "Boris";
    const auto campaign = found(*Archive::instance()->chronicle(), founding);
    QMetaObject::invokeMethod(studio.shell(), "openCompanion", Q_ARG(int, int(campaign->value)));
    studio.settle();
    QQuickItem *page = pageIn(studio.view().rootObject());
    studio.shoot("companion-setup");
    page->setProperty("tab", 1);
    auto &drawers = *page->findChild<DrawersModel *>();
    drawers.revealEvent();
    drawers.newTarget();
    drawers.setTaken(1, true);
    drawers.placeAutoma();
    studio.settle();
    studio.shoot("companion-drawers");
    page->setProperty("tab", 2);
    studio.settle();
    studio.shoot("companion-raid");
    page->setProperty("tab", 3);
    studio.settle();
    studio.shoot("companion-battle");
    page->setProperty("tab", 4);
    studio.settle();
    studio.shoot("companion-form");
    fill(*page->findChild<ChapterFormModel *>());
    openAll(page);
    studio.settle();
    studio.shoot("companion-form-open");
    page->findChild<QQuickItem *>("formSheet")->setProperty("contentY", studio.view().height() * 0.6);
    studio.settle();
    studio.shoot("companion-form-cities");
    // The list of a choice from many, and the letters of somebody who needs them large.
    auto *sheet = page->findChild<QQuickItem *>("formSheet");
    sheet->setProperty("contentY", 0);
    studio.settle();
    const auto choices = named(page, "outcome.0.ending");
    if (!choices.isEmpty()) {
        const QPointF middle(choices.first()->width() / 2, choices.first()->height() * 0.7);
        QTest::mouseClick(&studio.view(), Qt::LeftButton, {}, choices.first()->mapToScene(middle).toPoint());
        studio.settle();
        studio.shoot("companion-form-choice");
        QTest::keyClick(&studio.view(), Qt::Key_Escape);
    }
    QQmlExpression(qmlContext(page), page, "Theme.textScale = 2").evaluate();
    studio.settle();
    studio.shoot("companion-form-large");
    page->setProperty("tab", 2);
    studio.settle();
    studio.shoot("companion-raid-large");
    QQmlExpression(qmlContext(page), page, "Theme.textScale = 1").evaluate();
}

OUTREMER_SCENE("companion", shootCompanion)

} // namespace outremer
