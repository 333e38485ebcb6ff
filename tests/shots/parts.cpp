#include "tests/shots/studio.h"

#include "app/parts/dicetray.h"
#include "tests/app/parts/dicethrow.h"
#include "tests/support/partsamples.h"

#include <QQmlComponent>
#include <QQuickItem>

namespace outremer {
namespace {

using namespace test::samples;

// Everything a gallery shows, by name. Lists that a part follows belong to `owner`.
QVariantMap samplesFor(bool isRussian, QObject &owner, DiceTray &tray)
{
    QVariantMap all;
    const auto list = [&](const char *name, const auto &things) {
        auto *rows = new ThingRows(&owner);
        rows->show(things);
        all[name] = QVariant::fromValue(rows);
    };
    const QList<int> wins{ 0, 1, 0, 1, 1, BracketSlots::kUndecided };
    QList<BracketSlot> entrants = riders(isRussian, 8);
    entrants[3] = {};
    entrants[3].isBye = true;
    all["chart"] = QVariant::fromValue(chart(isRussian));
    all["deck"] = QVariant::fromValue(thing<BoardThing>("deck", said(isRussian, "Колода", "Deck")));
    all["ribbon"] = QVariant::fromValue(track(isRussian, 31));
    all["ladder"] = QVariant::fromValue(track(isRussian, 7));
    all["won"] = QStringList{ "0.0", "0.2", "0.4", "0.7", "1.1" };
    all["tray"] = QVariant::fromValue(&tray);
    list("cards", cards(isRussian, 7));
    list("tokens", tokens(isRussian));
    list("blocks", blocks(isRussian, 7));
    list("markers", markers(isRussian, { 4, 4, 12, 13, 28 }));
    list("ladderMarkers", markers(isRussian, { 2, 2, 5 }));
    list("slots", workerSlots(isRussian));
    list("bracket", BracketSlots::of(entrants, wins));
    all["words"] = QStringList{ said(isRussian, "Битва при Арсуфе", "The battle of Arsuf"),
        said(isRussian, "Какой отряд сражается?", "Which block fights?"), said(isRussian, "Франки", "Franks"),
        said(isRussian, "обороняются, 3 отряда", "defend, 3 blocks"), said(isRussian, "Сарацины", "Saracens"),
        said(isRussian, "нападают, 5 отрядов", "attack, 5 blocks") };
    all["steps"] = isRussian ? QStringList{ "Копья", "Выезд", "Броски", "Вера", "Сравнение" }
                             : QStringList{ "Lances", "Ride", "Dice", "Faith", "Compare" };
    all["story"] = isRussian
        ? QStringList{ "Франки бросают 4 кости: два попадания.", "Сарацины теряют 2 силы.", "Отряд A отступает." }
        : QStringList{ "The Franks roll 4 dice: two hits.", "The Saracens lose 2 strength.", "Block A retreats." };
    return all;
}

} // namespace

static void shootParts(Studio &studio)
{
    studio.arrange("kingdoms", 2, 1);
    studio.call("begin");
    studio.play(2, Table::Choosing);
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    QObject owner;
    DiceTray tray;
    tray.setTable(&studio.table());
    test::throwDice(studio.table(),
        { { 6, 6, true }, { 6, 5, true }, { 6, 2 }, { 6, 1 }, { 4, 3 }, { 8, 8, true }, { 10, 7 }, { 12, 11 },
            { 20, 17 } });
    const QVariantMap samples = samplesFor(isRussian, owner, tray);
    QQmlComponent component(studio.view().engine(), QUrl::fromLocalFile(SHOTS_FOLDER "/PartGallery.qml"));
    if (component.isError())
        qFatal("%s", qPrintable(component.errorString()));
    static constexpr std::array kPages{ "chart", "pieces", "bracket", "stage" };
    for (int page = 0; page < int(kPages.size()); ++page) {
        const std::unique_ptr<QObject> gallery(
            component.createWithInitialProperties({ { "parent", QVariant::fromValue(studio.view().rootObject()) },
                { "table", QVariant::fromValue(&studio.table()) }, { "samples", samples }, { "page", page } }));
        if (!gallery)
            qFatal("%s", qPrintable(component.errorString()));
        studio.shoot(QString("parts-") + kPages[std::size_t(page)]);
    }
}

OUTREMER_SCENE("parts", shootParts)

} // namespace outremer
