#include "tests/shots/studio.h"

#include "app/crusaders/board/boardview.h"
#include "app/crusaders/board/cardfaces.h"
#include "tests/support/decks.h"

#include <QQmlComponent>
#include <QQuickItem>

namespace outremer {
namespace {

// Every `step`th card of every deck.
QVariantList facesOf(const crusaders::Content &content, std::size_t step)
{
    QVariantList faces;
    eachDeck(content, [&](std::uint16_t noun, const auto &deck) {
        for (std::size_t card = 1; card < deck.size(); card += step)
            faces.append(faceOf(content, { noun, std::int16_t(card) }));
    });
    return faces;
}

// The card of every deck that has most to say.
QVariantList longestFaces(const crusaders::Content &content)
{
    QVariantList faces;
    eachDeck(content, [&](std::uint16_t noun, const auto &deck) {
        QVariantMap longest;
        for (std::size_t card = 1; card < deck.size(); ++card) {
            const QVariantMap face = faceOf(content, { noun, std::int16_t(card) });
            if (face["label"].toString().size() > longest["label"].toString().size())
                longest = face;
        }
        faces.append(longest);
    });
    return faces;
}

// A back of each deck.
QVariantList backsOf(const crusaders::Content &content)
{
    QVariantList faces;
    eachDeck(content, [&](std::uint16_t noun, const auto &) {
        faces.append(backOf(noun, noun == crusaders::kRescriptNoun ? 2 : 0));
    });
    return faces;
}

void shootGallery(Studio &studio, const QVariantList &faces, QSize size, const QString &name)
{
    QQmlComponent component(studio.view().engine(), QUrl::fromLocalFile(SHOTS_FOLDER "/CardGallery.qml"));
    const std::unique_ptr<QObject> gallery(component.createWithInitialProperties(
        { { "parent", QVariant::fromValue(studio.view().rootObject()) }, { "faces", faces }, { "size", size } }));
    if (!gallery)
        qFatal("%s", qPrintable(component.errorString()));
    studio.shoot(name);
}

crusaders::Task question(const Table &table)
{
    return BoardView::of(table)->state.frames.back().task;
}

void begin(Studio &studio, int seats)
{
    studio.arrange("crusaders", seats, 1);
    studio.call("begin");
}

QQuickItem *itemBelow(QQuickItem *item, const QString &name)
{
    if (item->isVisible() && item->objectName().startsWith(name))
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = itemBelow(child, name))
            return found;
    }
    return nullptr;
}

// Shows the card of the first item of this name large.
void zoom(Studio &studio, const QString &name)
{
    if (QQuickItem *item = itemBelow(studio.view().rootObject(), name))
        QMetaObject::invokeMethod(itemBelow(item, "zoomable"), "show");
}

} // namespace

static void shootCards(Studio &studio)
{
    using namespace crusaders;
    begin(studio, 2);
    studio.play(30, Table::Choosing);
    studio.shoot("cards-two");
    begin(studio, 4);
    studio.playUntil([](const Table &table) { return question(table) == Task::Learn; });
    studio.shoot("cards-learn");
    zoom(studio, "market_tactic");
    studio.shoot("cards-zoom");
    studio.playUntil([](const Table &table) { return question(table) == Task::Maneuver; });
    studio.shoot("cards-battle");
    zoom(studio, "hand_tactic");
    studio.shoot("cards-battle-zoom");

    const auto view = BoardView::of(studio.table());
    const Content &content = *view->content;
    shootGallery(studio, facesOf(content, 2), { 62, 84 }, "cards-tiny");
    shootGallery(studio, facesOf(content, 6), { 104, 148 }, "cards-normal");
    shootGallery(studio, backsOf(content), { 104, 148 }, "cards-backs");
    const QVariantList longest = longestFaces(content);
    for (int page = 0; 3 * page < longest.size(); ++page)
        shootGallery(studio, longest.mid(3 * page, 3), { 320, 450 }, "cards-large-" + QString::number(page));
}

OUTREMER_SCENE("cards", shootCards)

} // namespace outremer
