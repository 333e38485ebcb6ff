#include "app/crusaders/board/crusadersboard.h"
#include "tests/app/seated.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include "app/crusaders/board/cardfaces.h"
#include "model/crusaders/crusaders.h"
#include "model/erased.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>

using namespace outremer;
using crusaders::Crusaders;

namespace {

using CrusadersMatch = ErasedMatch<Crusaders>;
using test::truthOf;

// Matches that stop wherever somebody has several ways to pay.
class Payments {
public:
    explicit Payments(std::uint64_t seed)
        : m_seed(seed)
        , m_rng{ seed }
        , m_match(test::seededMatch("crusaders", 2 + int(seed % 3), seed))
    {
    }
    AnyMatch &next()
    {
        while (!isPaying(*m_match) || m_match->options().size() < 2) {
            if (m_match->decision().isOver())
                *this = Payments(m_seed + 1);
            else
                m_match->submit(m_match->decision().seat, test::someChoice(*m_match, m_rng));
        }
        return *m_match;
    }
    Rng &rng() { return m_rng; }

private:
    std::uint64_t m_seed;
    Rng m_rng;
    std::unique_ptr<AnyMatch> m_match;
};

// What the payer sees, with everything hidden dealt anew.
std::unique_ptr<AnyMatch> dealtAnew(const AnyMatch &any, Rng &rng)
{
    const auto &match = dynamic_cast<const CrusadersMatch &>(any);
    const auto guess = match.rules().resample(match.viewFor(match.decision().seat), rng);
    return std::make_unique<CrusadersMatch>(
        match.game().shared_from_this(), Match<Crusaders>(match.rules(), guess), std::nullopt);
}

} // namespace

// Paying a price: the way to pay that is offered, and that one click makes it so.
class TestPaymentPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void planOfAllSteps_isLegal_andPaysEverything()
    {
        SHOWS("CR-GOODS-05", "CR-GOODS-06");
        Payments payments(1);
        for (int i = 0; i < 200; ++i) {
            AnyMatch &match = payments.next();
            const Seat payer = match.decision().seat;
            const PaymentPlan plan = planPayment(match);
            QVERIFY(plan.isWhole);
            crusaders::Price covered{};
            for (const PaymentPlan::Step &step : plan.steps) {
                for (std::size_t symbol = 0; symbol < covered.size(); ++symbol)
                    covered[symbol] = std::uint8_t(covered[symbol] + step.covers[symbol]);
            }
            QVERIFY(covered == truthOf(match).payment.price);
            for (const PaymentPlan::Step &step : plan.steps) {
                QVERIFY(isPaying(match) && match.decision().seat == payer);
                QVERIFY(!match.submit(payer, step.option));
            }
            QCOMPARE(truthOf(match).payment.symbols(), 0);
        }
    }

    void plan_followsFromWhatThePayerKnows()
    {
        Payments payments(500);
        Rng rng{ 3 };
        for (int i = 0; i < 60; ++i) {
            AnyMatch &match = payments.next();
            const PaymentPlan plan = planPayment(match);
            const PaymentPlan same = planPayment(*dealtAnew(match, rng));
            QCOMPARE(plan.steps.size(), same.steps.size());
            for (std::size_t step = 0; step < plan.steps.size(); ++step)
                QCOMPARE(plan.steps[step].option, same.steps[step].option);
            match.submit(match.decision().seat, test::someChoice(match, rng));
        }
    }

    void part_isForThePayerAlone_andPaysWithOneCall()
    {
        Payments payments(900);
        CrusadersBoard board;
        for (int i = 0; i < 25; ++i) {
            AnyMatch &match = payments.next();
            test::SeatedTable table(test::copyOf(match));
            board.setTable(&*table);
            PaymentPart &part = *board.payment();
            QCOMPARE(table->phase(), Table::HandOver);
            QVERIFY(!part.isActive());
            QCOMPARE(part.steps()->count(), 0);
            part.payAll();
            QVERIFY(table->match()->journal().empty());
            table.takeOver();
            QVERIFY(part.isActive() && part.isWhole() && !part.title().isEmpty());
            QCOMPARE(part.symbols(), symbolsOf(truthOf(match).payment.price));
            QCOMPARE(part.discount(), int(truthOf(match).payment.discount));
            if (i % 2 == 0) { // a symbol first, as one likes; the rest is still offered
                table->submit(match.options().back());
                QCOMPARE(part.isActive(), isPaying(*table->match()));
            }
            if (part.isActive())
                part.payAll();
            QCOMPARE(truthOf(*table->match()).payment.symbols(), 0);
            QVERIFY(!part.isActive());
            table.repeatIn(match);
            board.setTable(nullptr);
        }
    }

    void panel_paysWithAClick()
    {
        Payments payments(33);
        test::SeatedTable table(test::copyOf(payments.next()));
        table.takeOver();
        CrusadersBoard board;
        board.setTable(&*table);
        QQuickView view;
        view.engine()->addImportPath(":/qt/qml");
        view.setInitialProperties(
            { { "table", QVariant::fromValue(&*table) }, { "payment", QVariant::fromValue(board.payment()) } });
        view.setSource(QUrl("qrc:/qt/qml/Outremer/Crusaders/PaymentPanel.qml"));
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.resize(256, 300);
        view.show();
        QQuickItem *button = test::itemsNamed(view.rootObject(), "payButton").value(0);
        QVERIFY(button);
        AWAIT(button->width() > 0);
        const QPointF middle = button->mapToScene({ button->width() / 2, button->height() / 2 });
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle.toPoint());
        QCOMPARE(truthOf(*table->match()).payment.symbols(), 0);
        AWAIT(!view.rootObject()->isVisible());
    }
};

OUTREMER_TEST(TestPaymentPart)
#include "tst_paymentpart.moc"
