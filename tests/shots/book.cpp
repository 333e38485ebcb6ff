#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/crusaders/book/campaignbook.h"
#include "app/play/datafolder.h"
#include "app/ui/preferences.h"
#include "tests/crusaders/book/demobook.h"

#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

CampaignBook &bookOf(Studio &studio)
{
    auto *page = studio.shell()->findChild<QObject *>("bookPage");
    return *page->property("book").value<CampaignBook *>();
}

void open(Studio &studio, const char *tab)
{
    studio.shell()->findChild<QObject *>("bookPage")->setProperty("tab", tab);
}

// A campaign that has come to the third chapter, with what people add to one.
void prepareCampaign(Studio &studio)
{
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    test::DemoPlan plan;
    plan.title = isRussian ? "Хроника Заморья" : "The Chronicle of Outremer";
    plan.people = isRussian ? std::vector<std::string>{ "Анна", "Борис", "Вера" }
                            : std::vector<std::string>{ "Anna", "Boris", "Vera" };
    plan.place = isRussian ? "У Анны, на кухне" : "Anna’s kitchen";
    plan.decisions = 160;
    Chronicle &chronicle = *Archive::instance()->chronicle();
    const CampaignId id = test::foundDemo(chronicle, plan);
    test::playDemo(chronicle, id, plan);
    QMetaObject::invokeMethod(studio.shell(), "openBook", Q_ARG(int, int(id.value)));
    CampaignBook &book = bookOf(studio);
    const qint64 evening = book.evenings()->rows()->rows().front()["evening"].toLongLong();
    book.evenings()->addNote(evening, QString::fromStdString(plan.people[0]),
        isRussian ? "Мы всё-таки взяли Дамаск. Чай остыл, но это того стоило."
                  : "We took Damascus after all. The tea went cold, and it was worth it.");
    book.evenings()->addNote(evening, QString::fromStdString(plan.people[1]),
        isRussian ? "Я предупреждал: не верьте Антиохии." : "I did warn you: never trust Antioch.");
    const QString home = QString::fromStdString(dataFolder().string());
    for (const auto &[name, ground] : { std::pair("one.jpg", "#2f5f9e"), std::pair("two.jpg", "#8f1a33") }) {
        book.evenings()->addPhoto(evening, QUrl::fromLocalFile(test::paintedPicture(home + "/" + name, QColor(ground))),
            isRussian ? "Карта после второй главы" : "The map after chapter two");
        QTRY_VERIFY(!book.evenings()->isCopying());
    }
    book.branches()->keep(isRussian ? "Перед штурмом Алеппо" : "Before the storm of Aleppo");
    auto play = CampaignPlay::open(chronicle, id, campaign::chapterGame());
    test::playOn(*play, 25);
    Archive::instance()->announce();
    book.branches()->goOn(book.branches()->rows()->rows()[1]["line"].toLongLong());
    auto other = CampaignPlay::open(chronicle, id, campaign::chapterGame());
    test::playOn(*other, 12);
    Archive::instance()->announce();
}

// A campaign that has just been founded, and one that is over.
void shootEnds(Studio &studio)
{
    test::DemoPlan plan;
    plan.chapters = 0;
    Chronicle &chronicle = *Archive::instance()->chronicle();
    QObject *page = studio.shell()->findChild<QObject *>("bookPage");
    page->setProperty("campaign", int(test::foundDemo(chronicle, plan).value));
    for (const char *tab : { "story", "chapters", "dynasties", "components", "evenings", "statistics", "lines" }) {
        open(studio, tab);
        studio.shoot(QString("book-new-") + tab);
    }
    plan.chapters = 4;
    const CampaignId whole = test::foundDemo(chronicle, plan);
    test::playDemo(chronicle, whole, plan);
    page->setProperty("campaign", int(whole.value));
    for (const char *tab : { "dynasties", "statistics", "export" }) {
        open(studio, tab);
        studio.shoot(QString("book-whole-") + tab);
    }
}

} // namespace

static void shootBook(Studio &studio)
{
    Archive::instance()->close();
    std::filesystem::remove(userChronicle());
    Archive::instance()->openNow();
    prepareCampaign(studio);
    studio.shoot("book-story-cover");
    for (const int left : { 2, 4, 8 }) {
        studio.item("storyBook").setProperty("leftPage", left);
        studio.shoot(QString("book-story-%1").arg(left));
    }
    studio.item("storyView").setProperty("scrolls", true);
    studio.shoot("book-story-scroll");
    for (const char *tab : { "chapters", "dynasties", "components", "evenings", "statistics", "lines", "export" }) {
        open(studio, tab);
        studio.shoot(QString("book-") + tab);
    }
    QMetaObject::invokeMethod(
        studio.shell()->findChild<QObject *>("exportTab"), "choose", Q_ARG(QString, "booklet"), Q_ARG(QString, "pdf"));
    studio.shoot("book-file-chooser");
    open(studio, "chapters");
    studio.shell()->findChild<QObject *>("chaptersTab")->setProperty("chosen", 2);
    studio.shoot("book-chapters-written");
    studio.shell()->findChild<QObject *>("chaptersTab")->setProperty("chosen", 4);
    studio.shoot("book-chapters-sealed");
    shootEnds(studio);
    // Large letters: nothing may be cut off.
    const auto setTextScale = [&](const char *assignment) {
        QQmlExpression(qmlContext(studio.shell()), studio.shell(), assignment).evaluate();
    };
    setTextScale("Theme.textScale = 1.7");
    for (const char *tab :
        { "story", "chapters", "dynasties", "components", "evenings", "statistics", "lines", "export" }) {
        open(studio, tab);
        studio.shoot(QString("book-large-") + tab);
    }
    setTextScale("Theme.textScale = 1");
}

OUTREMER_SCENE("book", shootBook)

} // namespace outremer
