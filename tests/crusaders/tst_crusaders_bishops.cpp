#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Jerusalem with a bishop at home and one in Acre, before a cell with another, and the rescript that checks a holy land,
// trains and moves.
Table withArchbishopric(Order order)
{
    Table t;
    t.player(kJerusalem).holiness = 7; // 8 bishop, 9 rescript
    t.bishops(kJerusalem, "acre", 1, 0);
    t.rescripts(kJerusalem, { "new-archbishopric", "letter-of-ordination" });
    t.order(kJerusalem, order);
    return t;
}

// Its trainings are left out; one bishop moves from Jerusalem to Damascus.
void moveByRescript(Table &t)
{
    t.take(Verb::UseRescript, t.rescript("new-archbishopric"));
    t.take(Verb::CheckCity, "jerusalem");
    t.take(Verb::Done);
    t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("damascus"), 1);
}

} // namespace

// CR-PRAY-17, 18 and CR-AMB-88: all bishop actions within one order count together, whatever grants them.
class TestCrusadersBishops : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void grantsOfARescriptAndOfTheTrack_countTogether()
    {
        RULES("CR-PRAY-17", "CR-PRAY-18", "CR-AMB-88");
        Table t = withArchbishopric(Order::Prayer);
        moveByRescript(t);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Pray);
        t.take(Verb::Done);
        while (t.asks(Task::DiscardRescripts))
            t.takeAny(Verb::DiscardRescript);
        QVERIFY(t.asks(Task::BishopActions));
        QVERIFY(!t.canDo(Verb::Train));          // a move was made
        for (const Option &option : t.options()) // and what moved does not move again
            QVERIFY(Verb(option.verb) != Verb::MoveBishop || option.first == t.cityId("acre"));
        QVERIFY(t.canDo(Verb::MoveBishop));
        t.takeAny(Verb::MoveBishop);
        QCOMPARE(t.broken(), std::string());
    }
    void trainingByARescript_afterAMove_isNotOffered()
    {
        RULES("CR-PRAY-17");
        Table t = withArchbishopric(Order::Muster);
        QVERIFY(t.can(Verb::UseRescript, t.rescript("letter-of-ordination")));
        moveByRescript(t);
        t.take(Verb::UseRescript, t.rescript("letter-of-ordination")); // still worth its holiness
        QCOMPARE(int(t.player(kJerusalem).holiness), 8);
        QVERIFY(t.asks(Task::BishopActions) && !t.canDo(Verb::Train)); // of the track
    }
    void endOfBattleEffects_belongToTheOrder()
    {
        RULES("CR-PRAY-17");
        for (bool moved : { false, true }) {
            Table t;
            t.rescripts(kEdessa, { "new-archbishopric" });
            t.bishops(kEdessa, "edessa", 2, 0);
            t.hand(kEdessa,
                { "pilgrim-levy", "baptism-of-fire", "reinforcement", "armenian-highlanders", "border-patrol" });
            t.faceTurbessel(3, 2);
            t.order(kEdessa, Order::March);
            if (moved) {
                t.take(Verb::UseRescript, t.rescript("new-archbishopric"));
                t.take(Verb::CheckCity, "edessa");
                t.take(Verb::Done);
                t.take(Verb::MoveBishop, t.cityId("edessa"), t.cityId("tadmor"), 1);
            }
            t.take(Verb::March, "turbessel");
            for (int i = 0; i < 4; ++i)
                t.take(Verb::MoveTroop, "edessa");
            if (t.asks(Task::MarchMove))
                t.take(Verb::Done);
            t.maneuver("bohemonds-ruse", Verb::CancelUpper, "reinforcement");
            t.maneuver("pilgrim-levy", Verb::CancelUpper, "norman-charge");
            t.pass(Task::AfterManeuver);
            t.maneuver("ambush-at-the-iron-bridge", Verb::CancelUpper, "armenian-highlanders");
            t.maneuver("border-patrol", Verb::CancelUpper, "couched-lances");
            t.pass(Task::AfterManeuver);
            for (int i = 0; i < 4 && t.seat() != kEdessa; ++i)
                t.pass(t.s.frames.back().task);
            const int coins = t.player(kEdessa).coins;
            t.take(Verb::UseEnd);
            QCOMPARE(t.asks(Task::BishopActions), !moved);
            if (!moved)
                t.takeAny(Verb::Train);
            QCOMPARE(int(t.player(kEdessa).coins), coins + 2);
            QCOMPARE(t.broken(), std::string());
        }
    }
    // CR-AMB-52: what comes after the order is resolved is not within it.
    void bonusOfABuilding_afterTheOrder_startsAfresh()
    {
        RULES("CR-PRAY-17", "CR-BLDG-08", "CR-AMB-52");
        Table t = withArchbishopric(Order::Prayer);
        t.build(kJerusalem, "castle-chapels");
        t.order(kJerusalem, Order::Muster);
        moveByRescript(t);
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::AfterOrder));
        t.take(Verb::UseBuilding, 0);
        QVERIFY(t.canDo(Verb::Train));
        t.takeAny(Verb::Train);
        QCOMPARE(t.broken(), std::string());
    }
    void nextOrder_startsAfresh()
    {
        RULES("CR-PRAY-17", "CR-PRAY-18");
        Table t = withArchbishopric(Order::Muster);
        t.token(kJerusalem, Order::March);
        moveByRescript(t);
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::OrderMenu) && t.s.note().order == Order::March);
        t.take(Verb::UseRescript, t.rescript("letter-of-ordination"));
        QVERIFY(t.canDo(Verb::Train));
    }
    // A lost bishop is one that did not move, if there is an equal one; that a move was made is not forgotten.
    void lostBishop_doesNotBringTrainingsBack()
    {
        RULES("CR-PRAY-17", "CR-PRAY-18");
        Table t = withArchbishopric(Order::Muster);
        moveByRescript(t);
        t.s.frames.push(Frame{ Task::LoseBishop, kJerusalem, kJerusalem }.with(Count{ 1, 0 }));
        t.take(Verb::LoseBishop, t.cityId("damascus"), 1);
        QCOMPARE(t.player(kJerusalem).movedBishops[t.cityId("damascus")].count(), 0);
        QVERIFY(!t.board().canTrain(kJerusalem));
        QCOMPARE(t.broken(), std::string());
    }
};

OUTREMER_TEST(TestCrusadersBishops)
#include "tst_crusaders_bishops.moc"
