#include "app/archive/momentwords.h"
#include "app/crusaders/founding/foundingmodel.h"
#include "app/home/homemodel.h"
#include "app/home/trashmodel.h"
#include "app/ui/preferences.h"
#include "tests/app/texts.h"
#include "tests/support/await.h"

#include "tests/app/window.h"
#include "tests/support/ruletest.h"
#ifndef Q_MOC_RUN // moc stumbles over the concepts of the standard library, and needs none of this
#include "app/crusaders/founding/thrones.h"
#include "db/clock.h"
#include "tests/app/homekit.h"
#include "tests/support/quickfolder.h"
#endif

#include <QAccessible>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;
using test::archive;

namespace {

using test::firstRow;

// What the Archive told people since this was made.
class Told {
public:
    QString last() const { return m_spy.isEmpty() ? QString() : m_spy.last().at(0).toString(); }

private:
    QSignalSpy m_spy{ &archive(), &Archive::said };
};

} // namespace

// The start page's models over a real chronicle.
class TestHome : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        Preferences::instance()->setLanguage("en");
        test::emptyDataFolder();
        QVERIFY(archive().openNow());
    }

    void emptyChronicle_isAFirstStart()
    {
        HomeModel home;
        QVERIFY(home.isReady() && home.isEmpty());
        QCOMPARE(home.lastKind(), QString());
        test::foundCampaign("Salt", 2, 1);
        archive().announce();
        QVERIFY(!home.isEmpty());
        archive().close();
        QVERIFY(!home.isReady() && !home.isEmpty()); // not known is not empty
    }
    void openingInTheBackground_endsReady()
    {
        archive().close();
        HomeModel home;
        QSignalSpy states(&archive(), &Archive::stateChanged);
        archive().open();
        QCOMPARE(archive().state(), Archive::Opening);
        archive().open(); // once is enough
        AWAIT_EQUAL(archive().state(), Archive::Ready);
        QCOMPARE(states.size(), 2);
        QVERIFY(home.isEmpty());
    }

    void foundedCampaign_isListed_trashed_andTakenBack()
    {
        FoundingModel founding;
        founding.setTitle("  The Long   Evening ");
        founding.setGroup("Thursdays");
        founding.setSeatCount(4);
        founding.setPerson(0, "Anna");
        founding.setBot(1, false);
        founding.setPerson(1, "Boris");
        HomeModel home;
        TrashModel trash;
        const int id = founding.found();
        QVERIFY(id > 0);
        QCOMPARE(home.campaigns()->count(), 1);
        const QVariantMap row = firstRow(*home.campaigns());
        QCOMPARE(row["campaignId"].toInt(), id);
        QCOMPARE(row["title"].toString(), QString("The Long Evening"));
        QCOMPARE(row["group"].toString(), QString("Thursdays"));
        QCOMPARE(row["chapter"].toInt(), 1);
        QCOMPARE(row["chapterTitle"].toString(), QString("The Chronicle Begins"));
        QCOMPARE(row["status"].toString(), QString("new"));
        QCOMPARE(row["kind"].toString(), QString("digital"));
        QVERIFY(row["isLast"].toBool() && !row["isOver"].toBool());
        const QVariantList seats = row["seats"].toList();
        QCOMPARE(seats.size(), 4);
        QCOMPARE(seats[1].toMap()["holder"].toString(), QString("Boris"));
        QVERIFY(seats[2].toMap()["isBot"].toBool());
        for (const QVariant &seat : seats)
            QVERIFY(!seat.toMap()["name"].toString().isEmpty() && !seat.toMap()["title"].toString().isEmpty());

        const Told told;
        QVERIFY(home.campaigns()->putIntoTrash(id));
        QVERIFY(told.last().contains("The Long Evening"));
        QCOMPARE(home.campaigns()->count(), 0);
        QVERIFY(home.isEmpty());
        QCOMPARE(trash.count(), 1);
        QCOMPARE(firstRow(trash)["kind"].toString(), QString("campaign"));
        QVERIFY(trash.takeBack(firstRow(trash)["key"].toString()));
        QCOMPARE(trash.count(), 0);
        QCOMPARE(firstRow(*home.campaigns()), row); // whole
    }
    void recap_appears_afterAChapterWasBegunAndLeft()
    {
        const CampaignId id = test::foundCampaign("Salt", 3, 2);
        HomeModel home;
        QCOMPARE(home.lastKind(), QString("campaign"));
        home.recap()->await();
        QVERIFY(home.recap()->lines().join(' ').contains("Salt")); // nothing but the names so far
        test::playSteps(id, 120);
        archive().announce();
        QCOMPARE(home.last()["status"].toString(), QString("playing"));
        home.recap()->await();
        const QString told = home.recap()->lines().join(' ');
        QVERIFY2(told.contains("chapter I", Qt::CaseInsensitive), qPrintable(told));
        QVERIFY(home.recap()->lines().size() >= 2 && home.recap()->lines().size() <= 6);
        QCOMPARE(home.recap()->initial() + home.recap()->text().left(3), home.recap()->lines().front().left(4));
        Preferences::instance()->setLanguage("ru");
        home.recap()->await();
        QVERIFY(home.recap()->lines().join(' ').contains(QString::fromUtf8("глав"), Qt::CaseInsensitive));
    }
    void statusOfACampaign_isSaidInWords()
    {
        const CampaignId id = test::foundCampaign("Salt", 2, 3);
        HomeModel home;
        test::playSteps(id, 1);
        archive().announce();
        QCOMPARE(home.last()["statusText"].toString(),
            QString::fromUtf8("Chapter I, “The Chronicle Begins”, is being played"));
        test::playSteps(id, 5000);
        archive().announce();
        QCOMPARE(home.last()["status"].toString(), QString("between"));
        QCOMPARE(home.last()["chapterNumeral"].toString(), QString("II"));
        for (int chapter = 2; chapter <= 4; ++chapter)
            test::playSteps(id, 5000);
        archive().announce();
        QVERIFY(home.last()["isOver"].toBool()); // nothing else is there: its book may be read
        QCOMPARE(home.last()["statusText"].toString(), QString("The chronicle is complete"));
    }

    void matches_areListedWithTheirPlayers_butNotChapters()
    {
        const CampaignId id = test::foundCampaign("Salt", 2, 4);
        test::playSteps(id, 5);
        const MatchId open = test::playMatch(
            "kingdoms", 3, 10, R"({"players": [{"name": "Anna"}, {"name": "", "bot": "greedy"}, {"name": ""}]})");
        test::playMatch("kingdoms", 2, 1000, "{}");
        MatchesModel matches;
        QCOMPARE(matches.count(), 2);
        QCOMPARE(matches.unfinished(), 1);
        const auto row = *std::ranges::find_if(
            matches.rows(), [&](const QVariantMap &r) { return r["matchId"].toInt() == int(open.value); });
        QCOMPARE(row["game"].toString(), QString("kingdoms"));
        QCOMPARE(row["steps"].toInt(), 10);
        const QVariantList seats = row["seats"].toList();
        QCOMPARE(seats.size(), 3);
        QCOMPARE(seats[0].toMap()["name"].toString(), QString("Anna"));
        QVERIFY(seats[1].toMap()["isBot"].toBool());
        QVERIFY(!seats[2].toMap()["isBot"].toBool() && !seats[2].toMap()["name"].toString().isEmpty());
        QCOMPARE(seats[0].toMap()["house"].toString(), QString("cross"));

        TrashModel trash;
        QVERIFY(matches.putIntoTrash(int(open.value)));
        QCOMPARE(matches.count(), 1);
        QCOMPARE(trash.count(), 1);
        QVERIFY(trash.takeBack(firstRow(trash)["key"].toString()));
        QCOMPARE(matches.unfinished(), 1);
    }
    void whatWasPlayedLast_comesFirst()
    {
        const auto passTime = [] { // a moment is a millisecond
            for (const Moment start = now(); now() == start;)
                ;
        };
        const CampaignId salt = test::foundCampaign("Salt", 2, 5);
        passTime();
        const CampaignId iron = test::foundCampaign("Iron", 2, 6);
        HomeModel home;
        QCOMPARE(home.last()["title"].toString(), QString("Iron"));
        passTime();
        test::playSteps(salt, 3);
        archive().announce();
        QCOMPARE(home.last()["title"].toString(), QString("Salt"));
        QVERIFY(firstRow(*home.campaigns())["isLast"].toBool());
        QVERIFY(!home.campaigns()->rows()[1]["isLast"].toBool());
        passTime();
        const MatchId match = test::playMatch("crusaders", 2, 12, "{}");
        archive().announce();
        QCOMPARE(home.lastKind(), QString("match"));
        QCOMPARE(home.last()["matchId"].toInt(), int(match.value));
        home.recap()->await();
        QVERIFY(!home.recap()->lines().isEmpty() && home.recap()->initial().isEmpty());
        passTime();
        test::playSteps(iron, 1);
        archive().announce();
        QCOMPARE(home.last()["title"].toString(), QString("Iron"));
    }

    void foundingDefaults_areValid_forAllSeatsAndKinds()
    {
        QSet<QString> titles;
        for (int seats = 2; seats <= 4; ++seats) {
            for (int kind = 0; kind < 3; ++kind) {
                FoundingModel founding;
                founding.setSeatCount(seats);
                founding.setKind(kind);
                QVERIFY(!founding.title().isEmpty());
                QVERIFY2(!titles.contains(founding.title()), "a title is proposed once");
                titles.insert(founding.title());
                QVERIFY(founding.found() > 0);
            }
        }
        const CampaignsModel campaigns;
        QCOMPARE(campaigns.count(), 9);
        for (const QVariantMap &row : campaigns.rows()) {
            QVERIFY(row["problem"].toString().isEmpty());
            const auto play =
                CampaignPlay::open(*archive().chronicle(), { row["campaignId"].toInt() }, campaign::chapterGame());
            QVERIFY(play);
        }
    }
    void whateverIsChanged_theStatesFitTogether()
    {
        SHOWS("CR-SETUP-03");
        for (int seats = 2; seats <= 4; ++seats) {
            for (int seat = 0; seat < seats; ++seat) {
                for (int state = 0; state < 4; ++state) {
                    FoundingModel founding;
                    founding.setSeatCount(seats);
                    founding.setState(seat, state);
                    const QString wanted = QString::fromStdString(Thrones::states()[std::size_t(state)]);
                    QCOMPARE(founding.chairs()->rows()[seat]["house"].toString(), wanted);
                    for (int count : { 4, 2, 3, seats }) {
                        founding.setSeatCount(count);
                        QCOMPARE(founding.chairs()->count(), count);
                    }
                    QVERIFY(founding.found() > 0);
                }
            }
        }
    }
    void rulers_mayHaveNamesOfTheirOwn()
    {
        FoundingModel founding;
        const int own = int(founding.chairs()->rows()[0]["rulers"].toList().size()) - 1;
        founding.setRuler(0, own);
        QCOMPARE(founding.chairs()->rows()[0]["rulerIndex"].toInt(), own);
        founding.setOwnRuler(0, "Ermengarde", true);
        QVERIFY(founding.chairs()->rows()[0]["rulerTitle"].toString().contains(QRegularExpression("ess|Queen")));
        founding.setRuler(1, 2);
        const QString second = founding.chairs()->rows()[1]["rulers"].toStringList()[2];
        founding.setOption(0, 1);
        founding.setOption(1, 1);
        founding.setHard(true);
        QVERIFY(founding.found() > 0);
        const CampaignsModel campaigns;
        const QVariantList seats = firstRow(campaigns)["seats"].toList();
        QCOMPARE(seats[0].toMap()["name"].toString(), QString("Ermengarde"));
        QCOMPARE(seats[1].toMap()["name"].toString(), second);
        QVERIFY(firstRow(campaigns)["isHard"].toBool());
        const auto dynasties =
            archive().chronicle()->campaigns().dynasties({ firstRow(campaigns)["campaignId"].toInt() });
        QVERIFY(dynasties->front().ruler.find("draw") != std::string::npos);
        QVERIFY(dynasties->front().ruler.find("choose") != std::string::npos);
    }
    void aFounding_remembersTheLastCompany_andDrawsAgain()
    {
        FoundingModel founding;
        QVERIFY(!founding.chairs()->rows()[0]["isBot"].toBool()); // a first start: one person against bots
        QVERIFY(founding.chairs()->rows()[1]["isBot"].toBool());
        founding.setSeatCount(2);
        founding.setGroup("Thursdays");
        founding.setPerson(0, "Anna");
        founding.setBot(1, false);
        founding.setPerson(1, "Boris");
        QVERIFY(founding.found() > 0);
        founding.begin();
        QCOMPARE(founding.seatCount(), 2);
        QCOMPARE(founding.group(), QString("Thursdays"));
        QCOMPARE(founding.chairs()->rows()[1]["person"].toString(), QString("Boris"));
        QSet<QString> drawn;
        for (int i = 0; i < 20; ++i) {
            founding.draw();
            drawn.insert(founding.title() + founding.chairs()->rows()[0]["house"].toString());
            QCOMPARE(founding.chairs()->rows()[1]["person"].toString(), QString("Boris"));
        }
        QVERIFY(drawn.size() > 1);
        const QString english = founding.title();
        Preferences::instance()->setLanguage("ru");
        QVERIFY(founding.title() != english); // ours is translated,
        founding.setTitle("Mine");
        Preferences::instance()->setLanguage("en");
        QCOMPARE(founding.title(), QString("Mine")); // theirs is not
    }

    void refusals_areTold()
    {
        const Told told;
        FoundingModel founding;
        founding.setTitle("   ");
        QCOMPARE(founding.found(), 0);
        QVERIFY(told.last().contains("title"));
        CampaignsModel campaigns;
        QCOMPARE(campaigns.count(), 0);
        QVERIFY(!campaigns.rename(77, "New"));
        QVERIFY(told.last().contains("no longer there"));
        QVERIFY(!campaigns.putIntoTrash(77));
        TrashModel trash;
        QVERIFY(!trash.takeBack("nonsense"));
        const CampaignId id = test::foundCampaign("Salt", 2, 7);
        QVERIFY(!campaigns.rename(int(id.value), "  "));
        QVERIFY(told.last().contains("title"));
        QVERIFY(campaigns.rename(int(id.value), "Iron"));
        QCOMPARE(campaigns.titleOf(int(id.value)), QString("Iron"));
        archive().close();
        founding.setTitle("Late");
        QCOMPARE(founding.found(), 0);
        QVERIFY(told.last().contains("not open"));
        QVERIFY(!campaigns.rename(int(id.value), "Late"));
        QVERIFY(!campaigns.putIntoTrash(int(id.value)));
    }
    void anUnreadableCampaign_isListedWithTheReason()
    {
        const CampaignId id = test::foundCampaign("Salt", 2, 8);
        Chapter chapter;
        chapter.campaign = id;
        chapter.status = ChapterStatus::Finished;
        chapter.facts = "[1]";
        QVERIFY(archive().chronicle()->campaigns().beginChapter(chapter));
        const HomeModel home;
        QCOMPARE(home.campaigns()->count(), 1);
        QVERIFY(!firstRow(*home.campaigns())["problem"].toString().isEmpty());
        QCOMPARE(home.recap()->lines().size(), 1);
    }

    void everyPage_speaksRussian()
    {
        const CampaignId id = test::foundCampaign("Соль", 4, 13);
        test::playSteps(id, 150);
        test::foundCampaign("Железо", 2, 14);
        test::playMatch("kingdoms", 2, 1000, "{}");
        const MatchId match = test::playMatch("crusaders", 3, 30, "{}");
        test::playMatch("kingdoms", 2, 5, "{}");
        QVERIFY(!archive().chronicle()->trash().put(match));
        QVERIFY(!archive().chronicle()->people().change({ 1 }, "Анна", Gender::Female));
        QVERIFY(!archive().chronicle()->people().renameGroup({ 1 }, "Наши"));
        Preferences::instance()->setLanguage("ru");
        test::ShellWindow window;
        archive().announce();
        static const QRegularExpression kLatin("[A-Za-z]{3}");
        static const QRegularExpression kFileName("[\\w.-]+\\.db");
        for (const char *page : { "home", "founding", "trash", "backups" }) {
            QMetaObject::invokeMethod(window.shell(), "openPage", Q_ARG(QString, page));
            QCOMPARE(window.shell()->property("page").toString(), QString(page));
            for (QQuickItem *item : window.visibleItems()) {
                const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
                QStringList texts{ item->property("text").toString() };
                if (spoken)
                    texts.append(spoken->text(QAccessible::Name));
                for (QString text : texts) {
                    if (text != "Outremer" && text != "Enter" && !text.contains("English"))
                        QVERIFY2(!text.remove(kFileName).contains(kLatin), qPrintable(QString(page) + ": " + text));
                }
            }
        }
    }
    void moments_areSaidAsPeopleSayThem()
    {
        const Moment noon = QDateTime(QDate(2026, 11, 16), QTime(12, 0)).toMSecsSinceEpoch();
        const Moment hour = 60 * 60 * 1000;
        QCOMPARE(MomentWords::day(noon - hour, noon), QString("today"));
        QCOMPARE(MomentWords::day(noon - 13 * hour, noon), QString("yesterday"));
        QCOMPARE(MomentWords::day(noon - 240 * hour, noon), QString("6 November 2026"));
        QCOMPARE(MomentWords::time(noon - 5000, noon), QString("just now"));
        QCOMPARE(MomentWords::time(noon - hour, noon), QString("today at 11:00"));
        Preferences::instance()->setLanguage("ru");
        QCOMPARE(MomentWords::time(noon - 24 * hour, noon), QString::fromUtf8("вчера в 12:00"));
        QCOMPARE(MomentWords::day(noon - 240 * hour, noon), QString::fromUtf8("6 ноября 2026 года"));
    }
};

OUTREMER_TEST(TestHome)
#include "tst_home.moc"
