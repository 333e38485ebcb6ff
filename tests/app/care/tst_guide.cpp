#include "app/archive/archive.h"
#include "app/campaigns/campaigncontent.h"
#include "app/care/guide.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/facts/chapterwords.h"
#include "model/crusaders/crusaders.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace outremer;

namespace {

// The names of the decisions a game can ask: it has a sentence for each, and a chapter has those of Crusaders besides its own.
std::set<std::string, std::less<>> decisionsOf(const AnyGame &game)
{
    const bool isChapter = &game == campaign::chapterGame().get();
    std::set<std::string, std::less<>> names;
    std::optional<Problem> problem;
    const Pack pack = Pack::builtIn(isChapter ? crusaders::Crusaders::kId : game.id());
    for (const auto &[key, phrase] : pack.file("phrases.json", problem).members()) {
        if (key.starts_with("decision."))
            names.insert(key.substr(key.find('.') + 1));
    }
    if (isChapter) {
        for (const auto question :
            { campaign::Question::Interlude, campaign::Question::Nickname, campaign::Question::Heirloom })
            names.emplace(game.decisionName(std::uint8_t(question)));
    }
    return names;
}

} // namespace

// The hints of the first match: there is one for everything, and each is told once.
class TestGuide : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        QDir(qEnvironmentVariable("OUTREMER_HOME")).removeRecursively();
        Preferences::instance()->forgetHints();
        Preferences::instance()->setGuide(true);
        Preferences::instance()->setLanguage("en");
    }

    void everyDecision_hasAHint_data() { games(); }
    void everyDecision_hasAHint()
    {
        QFETCH(QString, id);
        const GamePtr game = gameOfMatch(id.toStdString());
        const Look &look = game->look();
        const auto decisions = decisionsOf(*game);
        QVERIFY(!decisions.empty());
        for (const std::string &name : decisions) {
            const bool has =
                std::ranges::any_of(look.hints, [&](const Hint &hint) { return hint.at == std::vector{ name }; });
            // In a campaign everything is told: its hints come first.
            const bool isExempt = game != campaign::chapterGame() && std::ranges::count(look.unhinted, name) > 0;
            QVERIFY2(has || isExempt, name.c_str());
        }
    }
    void everyHint_namesRulesDecisionsAndEventsThatExist_data() { games(); }
    void everyHint_namesRulesDecisionsAndEventsThatExist()
    {
        QFETCH(QString, id);
        const GamePtr game = gameOfMatch(id.toStdString());
        const auto decisions = decisionsOf(*game);
        for (const Hint &hint : gameOfMatch(id.toStdString())->look().hints) {
            for (const std::string &rule : hint.rules)
                QVERIFY2(game->rulebook().find(rule), (hint.id + ": " + rule).c_str());
            for (const std::string &decision : hint.at)
                QVERIFY2(decisions.contains(decision), (hint.id + ": " + decision).c_str());
            if (hint.times > 0) // an event that can be put into words exists
                QVERIFY2(game->phrases().has("event." + hint.event), (hint.id + ": " + hint.event).c_str());
        }
    }
    void everyHint_isAFewSentencesInBothLanguages_data() { games(); }
    void everyHint_isAFewSentencesInBothLanguages()
    {
        QFETCH(QString, id);
        for (const Hint &hint : gameOfMatch(id.toStdString())->look().hints) {
            for (const Lang lang : kLanguages) {
                const QString text = QString::fromStdString(hint.text.in(lang));
                const auto sentences = text.count(QRegularExpression("[.!?](\\s|$)"));
                QVERIFY2(sentences >= 2 && sentences <= 4, qPrintable(text));
                const bool isRussian = text.contains(QRegularExpression("[а-яё]"));
                QCOMPARE(isRussian, lang == Lang::Ru);
                QVERIFY(!hint.title.in(lang).empty());
            }
        }
    }
    void hint_isToldOnceAndOnlyToWhoChooses()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        QCOMPARE(window.table().phase(), Table::HandOver);
        QVERIFY(!window.find("guideCard")); // nobody is choosing yet
        window.table().ready();
        QQuickItem *card = window.find("guideCard");
        QVERIFY(card);
        QCOMPARE(window.find("guideTitle")->property("text").toString(), QString("A card into a sector"));
        Rng rng{ 3 };
        window.chooseAnything(rng); // it was on the screen: that is enough
        QVERIFY(Preferences::instance()->hasSeen("kingdoms/turn.place"));
        window.table().ready();
        QVERIFY(!window.find("guideCard"));
    }
    void gotIt_leadsToTheNextHintOfThisMoment()
    {
        Table table;
        Guide guide;
        guide.setTable(&table);
        NewMatch plan;
        plan.setGameId("crusaders");
        plan.setSeatCount(4);
        for (int seat = 0; seat < 4; ++seat)
            plan.setKind(seat, 0);
        plan.setSeed(1);
        QVERIFY(table.start(&plan));
        table.ready();
        QCOMPARE(table.phase(), Table::Choosing);
        const QString first = guide.title();
        QVERIFY(guide.shown());
        QVERIFY(!guide.rules().isEmpty());
        guide.gotIt();
        QVERIFY(guide.shown()); // a phase, then its decision
        QVERIFY(guide.title() != first);
        Preferences::instance()->setLanguage("ru");
        QVERIFY(guide.text().contains(QRegularExpression("[а-яё]")));
        guide.gotIt();
        QVERIFY(!guide.shown());
        guide.toggle(); // asked for again
        QVERIFY(guide.shown());
        guide.toggle();
        QVERIFY(!guide.shown());
        Preferences::instance()->forgetHints();
        QVERIFY(guide.shown()); // the whole guide begins anew
    }
    void everyDecisionOfAMatch_canBeAskedAbout()
    {
        Table table;
        Guide guide;
        guide.setTable(&table);
        NewMatch plan;
        plan.setGameId("crusaders");
        plan.setSeatCount(2);
        for (int seat = 0; seat < 2; ++seat)
            plan.setKind(seat, 0);
        plan.setSeed(1);
        QVERIFY(table.start(&plan));
        Rng rng{ 9 };
        std::set<std::uint8_t> met;
        for (int step = 0; step < 300 && table.phase() != Table::Over; ++step) {
            table.ready();
            if (table.phase() != Table::Choosing)
                continue; // there was nothing to choose, and it is another's turn already
            met.insert(table.match()->decision().kind);
            if (!guide.shown())
                guide.toggle();
            QVERIFY2(guide.shown(), qPrintable(table.prompt()));
            QVERIFY(!guide.title().isEmpty() && !guide.text().isEmpty());
            table.submit(table.match()->botChoice(BotKind::Greedy, rng));
        }
        QVERIFY(met.size() > 5);
        QVERIFY(Preferences::instance()->seenHints() > 5);
    }
    void stoppedGuide_isSilentUntilItIsWantedAgain()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        auto *button = window.find("noMoreHintsButton");
        QVERIFY(button);
        QMetaObject::invokeMethod(button, "clicked");
        QVERIFY(!Preferences::instance()->guide());
        QVERIFY(!window.find("guideCard"));
        QTest::keyClick(&window.view(), Qt::Key_G); // it still answers when asked
        QVERIFY(window.find("guideCard"));
        QTest::keyClick(&window.view(), Qt::Key_G);
        QVERIFY(!window.find("guideCard"));
        Preferences::instance()->setGuide(true);
        QVERIFY(!window.find("guideCard")); // this one was read
        Preferences::instance()->forgetHints();
        QVERIFY(window.find("guideCard"));
    }
    // What has happened, such as the first territory won, is told at a decision that has no news of its own.
    void pastEvent_isToldLater()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Rng rng{ 5 };
        const auto told = [] { return Preferences::instance()->hasSeen("kingdoms/phase.territory"); };
        while (window.table().phase() != Table::Over && !told()) {
            if (window.table().phase() == Table::HandOver)
                window.table().ready();
            const auto &match = *window.table().match();
            const auto won = std::ranges::count(match.events(), std::string_view("territory.won"),
                [&](const Event &event) { return match.game().eventName(event.kind); });
            QQuickItem *title = window.find("guideTitle");
            QCOMPARE(title && title->property("text").toString() == "A territory is decided", won > 0);
            window.chooseAnything(rng);
        }
        QVERIFY(told());
    }

private:
    static void games()
    {
        QTest::addColumn<QString>("id");
        for (const GamePtr &game : allGames())
            QTest::addRow("%s", std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
    }
};

OUTREMER_TEST(TestGuide)
#include "tst_guide.moc"
