#include "tests/support/ruletest.h"

#include "model/bots/botspec.h"
#include "model/shelf.h"

using namespace outremer;

// Bots as they are asked for, printed and saved.
class TestBotsSpec : public test::RuleTest {
    Q_OBJECT
private slots:
    void names_areReadBack_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : { "random", "greedy", "squire", "knight", "king", "ismcts:1", "ismcts:400",
                 "ismcts:10000000", "ismcts:500ms", "greedy/warlike", "king/warlike", "knight/pious", "squire/merchant",
                 "ismcts:400/pious", "ismcts:500ms/merchant" })
            QTest::addRow("%s", name) << name;
    }
    void names_areReadBack()
    {
        QFETCH(QString, name);
        const auto bot = readBot(name.toStdString());
        QVERIFY(bot);
        QCOMPARE(QString::fromStdString(nameOf(*bot)), name);
        QVERIFY(botNamed(name.toStdString()) == *bot);
    }
    void names_thatAreNone_areRefusedInWords_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("because");
        const auto row = [](const char *name, const char *because) { QTest::addRow("%s", name) << name << because; };
        row("", "there is no bot \"\"");
        row("King", "there is no bot \"King\"");
        row("ismcts", "there is no bot \"ismcts\"");
        row("ismcts:", "ismcts takes 1 to 10000000 iterations");
        row("ismcts:0", "ismcts takes 1 to 10000000 iterations");
        row("ismcts:-4", "ismcts takes");
        row("ismcts:4.5", "ismcts takes");
        row("ismcts:10000001", "ismcts takes");
        row("ismcts:99999999999", "ismcts takes");
        row("ismcts:0ms", "ismcts takes");
        row("ismcts:600001ms", "ismcts takes");
        row("ismcts:ms", "ismcts takes");
        row("king/", "there is no style \"\"");
        row("king/even", "there is no style \"even\"");
        row("king/warlike/pious", "there is no style \"warlike/pious\"");
        row("random/warlike", "a random bot has no style");
    }
    void names_thatAreNone_areRefusedInWords()
    {
        QFETCH(QString, name);
        QFETCH(QString, because);
        const auto bot = readBot(name.toStdString());
        QVERIFY(!bot && !botNamed(name.toStdString()));
        QVERIFY2(bot.refusal().message.starts_with(because.toStdString()), bot.refusal().message.c_str());
    }
    void characters_thinkLongerTheHigherTheyStand()
    {
        for (const GamePtr &game : shelf()) {
            std::uint32_t before = 0;
            for (BotKind character : kCharacters) {
                const SearchBudget budget = game->budgetOf(character);
                QVERIFY(budget.iterations > before && budget.milliseconds == 0);
                before = budget.iterations;
            }
        }
    }
    void styles_areKnownInCrusadersOnly()
    {
        QVERIFY(gameOnShelf("crusaders")->knowsStyles());
        QVERIFY(!gameOnShelf("kingdoms")->knowsStyles());
    }
};

OUTREMER_TEST(TestBotsSpec)
#include "tst_bots_spec.moc"
