#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Edessa takes Turbessel from the Saracens, whom Antioch plays; the scouts' lower half takes a rescript.
void beScouted(Table &t, const std::vector<std::string> &rescripts)
{
    t.rescripts(kEdessa, rescripts);
    t.place("edessa", kEdessa, 8, 1);
    t.place("turbessel", kSaracens, 3, 1);
    t.saracenTop({ "bedouin-scouts", "emirs-mamluks", "kurdish-horsemen", "askar-of-mosul", "frontier-ghazis" });
    t.hand(kEdessa, { "holy-lance", "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol" });
    t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
    t.maneuver("bedouin-scouts", Verb::CancelUpper, "reinforcement");
    while (t.asks(Task::AfterManeuver))
        t.take(Verb::Done);
    t.maneuver("holy-lance", Verb::CancelLower, "kurdish-horsemen");
    while (t.asks(Task::AfterManeuver))
        t.take(Verb::Done);
    t.maneuver("emirs-mamluks", Verb::CancelUpper, "baptism-of-fire");
    while (t.asks(Task::AfterManeuver))
        t.take(Verb::Done);
    t.maneuver("iron-ranks", Verb::CancelLower, "frontier-ghazis");
    while (t.asks(Task::AfterManeuver))
        t.take(Verb::Done);
    while (t.asks(Task::SpendGood) || t.asks(Task::UseEndEffect))
        t.asks(Task::UseEndEffect) ? t.take(Verb::Decline) : t.takeAny(Verb::SpendGood);
}

} // namespace

// CR-AMB: what the rulebook leaves open, as we ruled it, and the set-up options that rule otherwise.
class TestCrusadersRulings : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void playerOfTheSaracens_choosesTheRescriptByItsBack()
    {
        RULES("CR-AMB-89", "CR-BATTLE-37", "CR-RESCR-06");
        Table t;
        beScouted(t, { "leave-to-fortify", "letter-of-ordination", "town-charter" });
        QVERIFY(t.asks(Task::LoseRescript));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.options().size(), 2); // the backs, nothing else
        QVERIFY(t.can(Verb::DiscardRescript, kNoCard) && t.can(Verb::DiscardRescript, kUnknownHigh));
        QCOMPARE(t.broken(), std::string());
        Table high = t;
        high.take(Verb::DiscardRescript, kUnknownHigh);
        QVERIFY(!high.player(kEdessa).rescripts.contains(t.rescript("town-charter")));
        std::set<Card> lost; // among equal backs the lot decides
        for (int i = 0; i < 40; ++i) {
            Table low = t;
            low.s.rng = Rng{ std::uint64_t(i + 1) };
            low.take(Verb::DiscardRescript, kNoCard);
            QCOMPARE(low.player(kEdessa).rescripts.size(), 2);
            QVERIFY(low.player(kEdessa).rescripts.contains(t.rescript("town-charter")));
            for (const char *id : { "leave-to-fortify", "letter-of-ordination" }) {
                if (!low.player(kEdessa).rescripts.contains(t.rescript(id)))
                    lost.insert(t.rescript(id));
            }
        }
        QCOMPARE(lost.size(), std::size_t(2));
    }
    void equalBacks_areDrawnByLot()
    {
        RULES("CR-AMB-89");
        Table t;
        beScouted(t, { "leave-to-fortify", "letter-of-ordination" });
        QVERIFY(!t.asks(Task::LoseRescript));
        QCOMPARE(t.player(kEdessa).rescripts.size(), 1);
    }

    void blindCard_isDueInRescripts_onlyIfItWasAgreedSo()
    {
        RULES("CR-AMB-44", "CR-MARKET-03");
        for (bool isDue : { false, true }) {
            Table t;
            t.s.rescriptsDue = isDue ? 1 : 0;
            t.player(kTripoli).coins = 0;
            t.good(kTripoli, Good::Wood, 0, 1);
            t.rescripts(kTripoli, { "letter-of-ordination" });
            t.buildingTop({ "scriptorium" });
            t.order(kTripoli, Order::Construction);
            t.take(Verb::BuildBlind, kBuildingDeck, 0);
            QCOMPARE(t.asks(Task::Pay), isDue);
            QCOMPARE(t.asks(Task::BlindOffer), !isDue);
            QCOMPARE(t.broken(), std::string());
        }
    }
    void playerOfTheSaracens_mayPlayOwnRescriptsForThem_onlyIfItWasAgreedSo()
    {
        RULES("CR-AMB-74", "CR-BATTLE-30");
        for (bool isAgreed : { false, true }) {
            Table t;
            t.s.saracenRescripts = isAgreed ? 1 : 0;
            t.rescripts(kAntioch, { "absolution-of-the-host" });
            t.place("edessa", kEdessa, 8, 1);
            t.place("turbessel", kSaracens, 3, 1);
            t.saracenTop(
                { "emirs-mamluks", "turcoman-riders", "kurdish-horsemen", "askar-of-mosul", "frontier-ghazis" });
            t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
            QCOMPARE(t.seat(), Seat(kAntioch));
            const int before = t.board().difference();
            QCOMPARE(t.can(Verb::UseRescript, t.rescript("absolution-of-the-host")), isAgreed);
            if (!isAgreed)
                continue;
            t.take(Verb::UseRescript, t.rescript("absolution-of-the-host"));
            QCOMPARE(t.board().difference(), before - 2); // for the Saracens
            QVERIFY(t.player(kAntioch).rescripts.empty());
            QCOMPARE(t.broken(), std::string());
            t.maneuver("emirs-mamluks", Verb::CancelUpper);
            QVERIFY(!t.asks(Task::AfterManeuver)); // none is left
        }
    }
    void setUp_offersTheDisputedRulings_oursFirst()
    {
        RULES("CR-AMB-14");
        const auto &options = game().setupOptions();
        const auto named = [&](std::string_view id) {
            const auto found = std::ranges::find(options, id, &SetupOption::id);
            return found == options.end() ? -1 : int(found->byDefault);
        };
        for (const char *id : { "bulls", "empty-raids", "blind-price", "saracen-rescripts" })
            QCOMPARE(named(id), 0);
        const State other = game().start({ 4, 1, { 1, 0, 0, 0, 1, 1, 1 } });
        QVERIFY(other.emptyRaids && other.rescriptsDue && other.saracenRescripts);
        for (const Rule &rule : game().rulebook().rules()) { // each says why
            if (rule.id.starts_with("CR-AMB"))
                QVERIFY(rule.text.in(Lang::Ru).size() > 100 && rule.text.in(Lang::En).size() > 100);
        }
    }
};

OUTREMER_TEST(TestCrusadersRulings)
#include "tst_crusaders_rulings.moc"
