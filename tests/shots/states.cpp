#include "tests/shots/studio.h"

#include "app/crusaders/board/statespart.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"
#include "model/core/anygame.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>

namespace outremer {
namespace {

QQuickItem *itemNamed(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = itemNamed(child, name))
            return found;
    }
    return nullptr;
}

bool canPayCoin(const Table &table)
{
    const auto options = table.match()->options();
    return table.match()->journal().size() > 120 && std::ranges::any_of(options, [&](const Option &option) {
        return table.match()->game().optionName(option) == "pay-coin";
    });
}

void setTextScale(Studio &studio, double scale)
{
    QQmlExpression(qmlContext(studio.shell()), studio.shell(), QString("Theme.textScale = %1").arg(scale)).evaluate();
}

// A chapter has more to show: oaths, nicknames, heirlooms, trade.
void shootDynasty(Studio &studio)
{
    auto match = std::move(*campaign::chapterGame()->start({ 4, 5, { 2 } }));
    Rng rng{ 8 };
    const auto hasSworn = [&match](Seat seat) {
        const auto view = BoardView::of(*match, seat, seat);
        return view->state.round > 2 && view->state.saga.dynasts[seat].sworn.oath != crusaders::kNoCard;
    };
    while (!match->decision().isOver() && !hasSworn(match->decision().seat))
        match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
    StatesPart part(nullptr);
    part.setDetailed(true);
    part.show(*BoardView::of(*match, match->decision().seat, match->decision().seat));
    QQmlComponent component(studio.view().engine());
    component.setData("import QtQuick; import Outremer.Ui; import Outremer.Crusaders; Rectangle { id: root; property "
                      "var part; color: Theme.page;"
                      " anchors.fill: parent; Table { id: nobody }"
                      " Repeater { model: root.part.details; StateDetail { width: Theme.px(900); height: Theme.px(640);"
                      " visible: row.isHome;"
                      " x: Theme.px(20); y: Theme.px(80); table: nobody; chapter: root.part.chapter } } }",
        {});
    const std::unique_ptr<QObject> sheet(component.createWithInitialProperties(
        { { "part", QVariant::fromValue(&part) }, { "parent", QVariant::fromValue(studio.shell()) } }));
    studio.shoot("state-detail-chapter");
}

} // namespace

// The players' states: at a glance, the own one, one in detail, and the result.
static void shootStates(Studio &studio)
{
    studio.arrange("crusaders", 4, 1);
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    studio.plan().setPlayerName(0, isRussian ? "Ричард Львиное Сердце" : "Richard the Lionheart");
    studio.plan().setPlayerName(1, isRussian ? "Константин Багрянородный" : "Constantine of Ephesus");
    studio.call("begin");
    studio.playUntil(canPayCoin);
    studio.shoot("states");
    auto *details = itemNamed(qobject_cast<QQuickItem *>(studio.shell()), "stateDetails");
    for (int seat = 0; seat < 2; ++seat) {
        QMetaObject::invokeMethod(details, "show", Q_ARG(int, seat));
        studio.shoot("state-detail-" + QString::number(seat + 1));
    }
    setTextScale(studio, 2);
    studio.shoot("state-detail-large");
    setTextScale(studio, 1);
    QMetaObject::invokeMethod(details, "close");
    shootDynasty(studio);
    studio.play(4000, Table::Over);
    studio.shoot("states-result");
    setTextScale(studio, 2);
    studio.shoot("states-result-large");
    setTextScale(studio, 1);
}

OUTREMER_SCENE("states", shootStates)

} // namespace outremer
