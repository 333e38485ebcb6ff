#include "app/archive/archive.h"
#include "app/campaigns/campaigncontent.h"
#include "app/care/rulesmodel.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;

namespace {

QStringList idsOf(const RulesModel &rules)
{
    QStringList ids;
    for (int row = 0; row < rules.rowCount(); ++row)
        ids.append(rules.data(rules.index(row), RulesModel::RuleIdRole).toString());
    return ids;
}

// The rule the page is opened at, if it can be seen whole.
QString ruleInView(const test::ShellWindow &window)
{
    QQuickItem *list = window.find("ruleList");
    auto *item = list ? list->property("currentItem").value<QQuickItem *>() : nullptr;
    const qreal top = item ? item->mapToItem(list, { 0, 0 }).y() : -1;
    return top >= 0 && top + item->height() <= list->height() ? item->property("ruleId").toString() : QString();
}

void type(QWindow &window, const QString &text)
{
    for (const QChar letter : text)
        QTest::sendKeyEvent(QTest::Click, &window, Qt::Key_unknown, letter, Qt::NoModifier);
}

} // namespace

// The rules reference: every rule of every game, found by words or number, opened from wherever it is quoted.
class TestRules : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        QDir(qEnvironmentVariable("OUTREMER_HOME")).removeRecursively();
        Preferences::instance()->setLanguage("ru");
        Preferences::instance()->setGuide(false);
    }

    void everyGame_showsAllItsRulesUnderTitledSections()
    {
        RulesModel rules;
        const QAbstractItemModelTester tester(&rules, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList games;
        for (int game = 0; game < rules.gameTitles().size(); ++game) {
            rules.setGameIndex(game);
            QCOMPARE(rules.gameIndex(), game);
            games.append(rules.gameId());
        }
        QCOMPARE(std::size_t(games.size()), allGames().size());
        for (const GamePtr &game : allGames()) {
            const QString id = QString::fromStdString(std::string(game->id()));
            QVERIFY(games.contains(id));
            rules.setGameId(id);
            QCOMPARE(std::size_t(rules.count()), game->rulebook().rules().size());
            QVERIFY(rules.count() > 0);
            for (const char *language : { "ru", "en" }) {
                Preferences::instance()->setLanguage(language);
                int sum = 0;
                for (const QVariant &entry : rules.sections()) {
                    const QVariantMap section = entry.toMap();
                    QVERIFY2(!section["title"].toString().isEmpty(), qPrintable(section["id"].toString()));
                    QCOMPARE(section["row"].toInt(), sum);
                    QCOMPARE(
                        rules.data(rules.index(sum), RulesModel::HeadingRole).toString(), section["title"].toString());
                    sum += section["count"].toInt();
                }
                QCOMPARE(sum, rules.count());
            }
        }
    }

    void search_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("notFound");
        QTest::newRow("a word") << "ru"
                                << "перескакивают"
                                << "CR-PRAY-07"
                                << "CR-PRAY-01";
        QTest::newRow("whatever case") << "ru"
                                       << "ПЕРЕСКАКИВАЮТ"
                                       << "CR-PRAY-07"
                                       << "CR-PRAY-01";
        QTest::newRow("without dots") << "ru"
                                      << "четырех человек"
                                      << "CR-SETUP-01"
                                      << "CR-SETUP-02";
        QTest::newRow("with dots") << "ru"
                                   << "сеть чётырёх"
                                   << ""
                                   << "CR-SETUP-01";
        QTest::newRow("all words") << "ru"
                                   << "городу епископ  рук"
                                   << ""
                                   << "CR-RAID-22";
        QTest::newRow("words apart") << "ru"
                                     << "  епископы   рук "
                                     << "CR-RAID-22"
                                     << "CR-PRAY-13";
        QTest::newRow("an id") << "ru"
                               << "cr-battle-33"
                               << "CR-BATTLE-33"
                               << "CR-BATTLE-32";
        QTest::newRow("a part of ids and a word") << "ru"
                                                  << "raid стен"
                                                  << "CR-RAID-09"
                                                  << "CR-BATTLE-09";
        QTest::newRow("English") << "en"
                                 << "jumped"
                                 << "CR-PRAY-07"
                                 << "CR-PRAY-01";
        QTest::newRow("Russian in English") << "en"
                                            << "епископ"
                                            << ""
                                            << "CR-PRAY-13";
    }
    void search()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, found);
        QFETCH(QString, notFound);
        Preferences::instance()->setLanguage(language);
        RulesModel rules;
        const int all = rules.count();
        rules.setSearch(typed);
        const QStringList ids = idsOf(rules);
        QVERIFY(rules.count() < all);
        if (!found.isEmpty())
            QVERIFY2(ids.contains(found), qPrintable(ids.join(' ')));
        QVERIFY2(!ids.contains(notFound), qPrintable(ids.join(' ')));
        rules.setSearch({});
        QCOMPARE(rules.count(), all);
    }
    void foundWords_areMarkedAndNothingElseIsMarkup()
    {
        QCOMPARE(RuleSearch("ЕЛКА").marked("Ёлка & <b>ёлка</b>"), "<b>Ёлка</b> &amp; &lt;b&gt;<b>ёлка</b>&lt;/b&gt;");
        QCOMPARE(RuleSearch("аба ба").marked("абаба"), "<b>абаба</b>"); // overlapping finds are one
        QCOMPARE(RuleSearch("").marked("x < y"), "x &lt; y");
    }
    void rule_isOpenedInAGameThatHasIt()
    {
        RulesModel rules;
        rules.setGameId("campaign");
        rules.setSearch("nothing has this");
        int row = rules.open("CR-BATTLE-33"); // the campaign's book has it too
        QCOMPARE(rules.gameId(), QString("campaign"));
        QCOMPARE(rules.search(), QString());
        QCOMPARE(idsOf(rules).value(row), QString("CR-BATTLE-33"));
        QCOMPARE(rules.sectionAt(row), QString("CR-BATTLE"));
        row = rules.open("KC-TURN-03");
        QCOMPARE(idsOf(rules).value(row), QString("KC-TURN-03"));
        QCOMPARE(rules.gameId(), QString("kingdoms"));
        QCOMPARE(rules.open("NO-SUCH-01"), -1);
        QCOMPARE(rules.gameId(), QString("kingdoms"));
    }

    void page_isReadyToSearchAndStepsBackByEsc()
    {
        test::ShellWindow window;
        QTest::keyClick(&window.view(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(window.shell()->property("page").toString(), QString("rules"));
        QQuickItem *field = window.find("rulesSearch");
        QQuickItem *list = window.find("ruleList");
        QVERIFY(field && field->hasActiveFocus());
        const int all = list->property("count").toInt();
        type(window.view(), "Дамаск?"); // the key of help is a letter here
        QCOMPARE(field->property("text").toString(), QString("Дамаск?"));
        QTest::keyClick(&window.view(), Qt::Key_Backspace);
        QVERIFY(list->property("count").toInt() > 0 && list->property("count").toInt() < all);
        QTest::keyClick(&window.view(), Qt::Key_Down);
        QVERIFY(list->hasActiveFocus());
        QTest::keyClick(&window.view(), Qt::Key_Escape); // first the search
        QCOMPARE(list->property("count").toInt(), all);
        QVERIFY(field->hasActiveFocus());
        type(window.view(), "ъъъ");
        QVERIFY(window.find("nothingFound"));
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTest::keyClick(&window.view(), Qt::Key_Escape); // then the page
        QCOMPARE(window.shell()->property("page").toString(), QString("home"));
    }
    void chipOfWhyNot_opensItsRule()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        RefList theirs;
        theirs.push({ kSeatNoun, 1 });
        theirs.push(*window.table().match()->game().refOf("territory", "edessa"));
        window.table().choose(theirs);
        QQuickItem *chip = nullptr;
        const auto seek = [&] { // it can be picked as soon as the message has come to rest
            for (QQuickItem *item : window.visibleItems()) {
                if (item->property("rule").isValid() && item->isEnabled())
                    chip = item;
            }
            return chip;
        };
        AWAIT(seek());
        const QString rule = chip->property("rule").toString();
        chip->forceActiveFocus();
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QCOMPARE(window.shell()->property("page").toString(), QString("rules"));
        AWAIT_EQUAL(ruleInView(window), rule);
        QVERIFY(window.find("ruleList")->hasActiveFocus());
        QMetaObject::invokeMethod(window.shell(), "openRule", Q_ARG(QString, "KC-POINTS-08")); // another, from there
        AWAIT_EQUAL(ruleInView(window), QString("KC-POINTS-08"));
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QCOMPARE(window.shell()->property("page").toString(), QString("table")); // back to the match
    }
};

OUTREMER_TEST(TestRules)
#include "tst_rules.moc"
