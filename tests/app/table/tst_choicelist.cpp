#include "app/crusaders/board/boardview.h"
#include "app/crusaders/board/cardfaces.h"
#include "app/table/choicelist.h"
#include "app/ui/preferences.h"
#include "tests/app/seated.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include "model/core/anygame.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;

namespace {

QStringList keysOf(const ChoiceList &list)
{
    QStringList keys;
    for (const RowModel::Row &row : list.rows())
        keys.append(row.value("key").toString());
    return keys;
}

// The options in the game's order, the one that passes last.
QStringList keysOf(const std::vector<Option> &options, const QString &pass)
{
    QStringList keys;
    for (const Option &option : options) {
        if (const QString key = QString::number(option.code()); key != pass)
            keys.append(key);
    }
    return pass.isEmpty() ? keys : keys << pass;
}

std::string_view verbOf(const AnyMatch &match, const RowModel::Row &row)
{
    return match.game().optionName(Option::fromCode(row.value("key").toULongLong()));
}

const RowModel::Row *rowOf(const AnyMatch &match, const ChoiceList &list, std::string_view verb)
{
    for (const RowModel::Row &row : list.rows()) {
        if (verbOf(match, row) == verb)
            return &row;
    }
    return nullptr;
}

// Plays a match without a table until one of its options has this name, and asks for what it waits on.
std::unique_ptr<AnyMatch> matchOffering(const std::string &verb, const std::string &decision)
{
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        auto match = test::seededMatch("crusaders", 3, seed);
        Rng rng{ seed };
        for (; !match->decision().isOver(); match->submit(match->decision().seat, test::someChoice(*match, rng))) {
            if (match->game().decisionName(match->decision().kind) != decision || match->options().size() < 3)
                continue;
            for (const Option &option : match->options()) {
                if (match->game().optionName(option) == verb)
                    return match;
            }
        }
    }
    return nullptr;
}

// The panel in a window, with the table it asks for.
class PanelWindow {
public:
    explicit PanelWindow(Table &table)
    {
        m_view.engine()->addImportPath(":/qt/qml");
        m_view.setInitialProperties({ { "table", QVariant::fromValue(&table) } });
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(256, 300);
        m_view.setSource(QUrl("qrc:/qt/qml/Outremer/Table/ChoicePanel.qml"));
        m_view.show();
        QVERIFY(QTest::qWaitForWindowActive(&m_view));
    }
    QQuickView &view() { return m_view; }
    QList<QQuickItem *> rows() const { return test::itemsNamed(m_view.rootObject(), "choice"); }

private:
    QQuickView m_view;
};

} // namespace

// The list of options beside every board.
class TestChoiceList : public test::RuleTest {
    Q_OBJECT
private slots:
    void rows_areTheOptions_throughAWholeMatch_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<int>("seats");
        QTest::addRow("kingdoms") << QByteArray("kingdoms") << 3;
        QTest::addRow("crusaders") << QByteArray("crusaders") << 3;
    }
    void rows_areTheOptions_throughAWholeMatch()
    {
        QFETCH(QByteArray, game);
        QFETCH(int, seats);
        test::SeatedTable table(test::seededMatch(game, seats, 4));
        ChoiceList list;
        list.setTable(&*table);
        QSignalSpy resets(&list, &QAbstractItemModel::modelReset);
        Rng rng{ 8 };
        int handOvers = 0;
        while (table->phase() != Table::Over) {
            if (table->phase() == Table::HandOver) {
                ++handOvers;
                QCOMPARE(list.count(), 0);
                QVERIFY(list.pass() == ListedChoice());
                table.takeOver();
                continue;
            }
            const auto options = table->match()->options();
            const QString pass = list.pass().key;
            QCOMPARE(keysOf(list), keysOf(options, pass));
            for (const RowModel::Row &row : list.rows()) {
                const QString text = row.value("text").toString();
                QVERIFY2(!text.isEmpty() && !text.contains('<') && !text[0].isLower(), qPrintable(text));
                QCOMPARE(row.value("isPass").toBool(), row.value("key").toString() == pass);
            }
            const std::size_t steps = table->match()->journal().size();
            const Option chosen = test::someChoice(*table->match(), rng);
            list.pick(QString::number(chosen.code()));
            QVERIFY(table->match()->journal().size() > steps);
            QCOMPARE(table->match()->journal()[steps].option, chosen);
        }
        QVERIFY(handOvers > 10);
        QCOMPARE(list.count(), 0);
        QCOMPARE(resets.size(), 0);
    }

    // In whichever game, without a door: the look says it.
    void icons_areThoseOfTheLook_forVerbsAndForWhatTheyAreAbout()
    {
        const QStringList goods{ "wood", "candles", "steel", "horses", "spices" };
        for (const auto &[game, verb] : { std::pair("crusaders", "pay-good"), std::pair("kingdoms", "place") }) {
            test::SeatedTable table(test::seededMatch(game, 3, 3));
            ChoiceList list;
            list.setTable(&*table);
            int seen = 0;
            for (Rng rng{ 5 }; table->phase() != Table::Over;) {
                if (table->phase() == Table::HandOver) {
                    table.takeOver();
                    continue;
                }
                if (const RowModel::Row *row = rowOf(*table->match(), list, verb)) {
                    const QString icon = row->value("icon").toString();
                    QVERIFY2(icon == "troop" || goods.contains(icon), qPrintable(icon));
                    ++seen;
                }
                table->submit(test::someChoice(*table->match(), rng));
            }
            QVERIFY2(seen > 5, game);
        }
    }
    void nothing_canBePicked_whileABotThinks()
    {
        Preferences::instance()->setBotDelay(100000);
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1), { {}, { {}, BotKind::Greedy } });
        ChoiceList list;
        list.setTable(&*table);
        while (table->phase() == Table::Choosing)
            list.pickAt(0);
        QCOMPARE(table->phase(), Table::BotThinking);
        QCOMPARE(list.count(), 0);
        const std::size_t steps = table->match()->journal().size();
        list.pick(QString::number(table->match()->options().front().code()));
        QCOMPARE(table->match()->journal().size(), steps);
    }

    void namingAThing_narrowsTheList_andClearingWidensIt()
    {
        const auto match = matchOffering("place-inner", "plan.place");
        QVERIFY(match);
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        ChoiceList list;
        list.setTable(&*table);
        const int all = list.count();
        Ref order = *match->game().refOf("order", "prayer");
        for (const Option &option : match->options()) {
            for (const Ref &ref : match->targets(option)) {
                if (ref.noun == order.noun)
                    order = ref;
            }
        }
        RefList refs;
        refs.push(order);
        table->choose(refs);
        QVERIFY(list.count() > 0 && list.count() < all);
        for (const RowModel::Row &row : list.rows()) {
            const Option option = Option::fromCode(row.value("key").toULongLong());
            QVERIFY(match->targets(option).contains(order));
        }
        table->clearSelection();
        QCOMPARE(list.count(), all);
    }

    void buying_showsThePriceAndTheDiscountOfTheRules()
    {
        const auto match = matchOffering("upgrade", "order.menu");
        QVERIFY(match);
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        ChoiceList list;
        list.setTable(&*table);
        const auto view = BoardView::of(*table);
        int builds = 0;
        for (const RowModel::Row &row : list.rows()) {
            const Option option = Option::fromCode(row.value("key").toULongLong());
            const bool isUpgrade = verbOf(*match, row) == "upgrade";
            const bool isBuild = verbOf(*match, row) == "build";
            if (!isUpgrade && !isBuild)
                continue;
            ++builds;
            const auto price =
                isUpgrade ? view->board().upgradePrice(option.first) : view->board().buildingPrice(option.first, false);
            QCOMPARE(row.value("price").toStringList(), symbolsOf(price.price));
            QCOMPARE(row.value("discount").toInt(), std::min<int>(price.discount, price.symbols()));
            QCOMPARE(!row.value("face").toMap().isEmpty(), isBuild);
        }
        QVERIFY(builds > 1);
    }

    void extras_sayWhatTheyBring_data()
    {
        QTest::addColumn<std::string>("decision");
        for (const char *decision : { "prayer.more", "hire", "march.move" })
            QTest::addRow("%s", decision) << std::string(decision);
    }
    void extras_sayWhatTheyBring()
    {
        QFETCH(std::string, decision);
        const auto match = matchOffering("pay-coin", decision);
        QVERIFY(match);
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        ChoiceList list;
        list.setTable(&*table);
        QVERIFY(!rowOf(*match, list, "pay-coin")->value("note").toString().isEmpty());
        for (const RowModel::Row &row : list.rows()) {
            const std::string_view verb = verbOf(*match, row);
            QCOMPARE(row.value("note").toString().isEmpty(), !verb.starts_with("pay-") && verb != "use-discount");
        }
    }

    void panel_isPlayedByClicks_andByKeys()
    {
        const auto match = matchOffering("done", "order.menu");
        QVERIFY(match);
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        PanelWindow window(*table);
        AWAIT(window.rows().size() > 1);
        const auto options = table->match()->options();
        std::size_t steps = table->match()->journal().size();
        const QString second = window.rows()[1]->property("key").toString();
        QTest::keyClick(&window.view(), Qt::Key_2);
        QVERIFY(table->match()->journal().size() > steps);
        QCOMPARE(QString::number(table->match()->journal()[steps].option.code()), second);

        test::SeatedTable again(test::copyOf(*match));
        again.takeOver();
        PanelWindow other(*again);
        AWAIT(other.rows().size() > 1 && other.rows()[0]->height() > 0);
        steps = again->match()->journal().size();
        QQuickItem *row = other.rows()[0];
        const QString first = row->property("key").toString();
        QTest::mouseClick(&other.view(), Qt::LeftButton, {}, row->mapToScene({ 40, 10 }).toPoint());
        QVERIFY(again->match()->journal().size() > steps);
        QCOMPARE(QString::number(again->match()->journal()[steps].option.code()), first);

        test::SeatedTable last(test::copyOf(*match));
        last.takeOver();
        PanelWindow third(*last);
        AWAIT(third.rows().size() > 1);
        steps = last->match()->journal().size();
        QTest::keyClick(&third.view(), Qt::Key_0);
        QVERIFY(last->match()->journal().size() > steps);
        QCOMPARE(last->match()->game().optionName(last->match()->journal()[steps].option), std::string_view("done"));
    }
};

OUTREMER_TEST(TestChoiceList)
#include "tst_choicelist.moc"
