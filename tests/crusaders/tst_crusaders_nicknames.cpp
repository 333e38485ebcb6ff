#include "tests/crusaders/quietchapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// What nicknames give in the chapters after the one they were earned in: at the start and in each income phase. What
// they change for good is in tst_crusaders_nicknameboons.cpp; how they are earned is the campaign's.
class TestCrusadersNicknames : public outremer::test::RuleTest {
    Q_OBJECT

    static ChapterTable begun(const Nicknames &jerusalem) { return begunChapter(2, named({ jerusalem })); }
    static ChapterTable quiet(const Nicknames &jerusalem, int coins = 3)
    {
        return quietChapter(2, named({ jerusalem }), coins);
    }
    // By how many coins everybody is richer than without nicknames.
    static std::vector<int> gains(const ChapterTable &t)
    {
        static const std::vector<int> kUsual = coinsOfAll(begunChapter(2));
        std::vector<int> coins = coinsOfAll(t);
        for (std::size_t seat = 0; seat < coins.size(); ++seat)
            coins[seat] -= kUsual[seat];
        return coins;
    }
    // The whole income phase but for the end of the round; nobody sells, everybody has 2 coins of taxes.
    static void income(Table &t, int round = 1)
    {
        t.incomeOnly(round);
        t.pass(Task::Sell);
    }

private slots:
    // --- prudence ---
    void thePrudent_inEachIncomePhase_hasACoin()
    {
        RULES("CA-NICK-05", "CA-NICK-06");
        ChapterTable t = quiet({ "the-prudent" });
        income(t, 1);
        QCOMPARE(coinsOfAll(t), (std::vector{ 3 + 2 + 1, 5, 5, 5 }));
        income(t, 2);
        QCOMPARE(coinsOfAll(t), (std::vector{ 6 + 2 + 1, 7, 7, 7 }));
    }
    void theCunning_atTheStart_hasTwoSpies()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "the-cunning" });
        for (int i = 0; i < 2; ++i) {
            QVERIFY(t.asks(Task::NewSpy));
            QCOMPARE(t.seat(), Seat(kJerusalem));
            QCOMPARE(t.broken(), std::string());
            t.take(Verb::KeepSpy);
        }
        QVERIFY(!t.asks(Task::NewSpy));
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 2);
        QCOMPARE(t.player(kTripoli).heldSpies.size(), 0);
    }
    void theProvident_inTheIncomePhase_restoresOneGood_whichMayBeSold()
    {
        RULES("CA-NICK-06", "CH2-TRADE-02");
        ChapterTable t = quiet({ "the-provident" });
        t.place("acre", kJerusalem, 1, 1);
        spendAll(t, kJerusalem);
        t.incomeOnly();
        QVERIFY(t.asks(Task::RestoreGood));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::RestoreGood, int(Good::Horses));
        QVERIFY(t.asks(Task::Sell)); // one is all, and the candles are still spent
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.offered(Verb::SellGood), (std::set<int>{ int(Good::Horses) }));
        ChapterTable full = quiet({ "the-provident" }); // nothing to restore, nothing to ask
        full.incomeOnly();
        QVERIFY(full.asks(Task::Sell));
        QCOMPARE(full.timesTold(EventKind::NicknameHelps), 0);
    }

    // --- piety ---
    void thePious_inTheIncomePhase_movesOneCell()
    {
        RULES("CA-NICK-06");
        ChapterTable t = quiet({ "the-pious" });
        t.player(kJerusalem).holiness = 10;
        t.player(kTripoli).holiness = 6;
        income(t);
        QCOMPARE(int(t.player(kJerusalem).holiness), 11);
        QCOMPARE(int(t.player(kTripoli).holiness), 6);
    }
    void thePilgrim_atTheStart_trainsABishopAndMovesOne()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "the-pilgrim" });
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::MoveBishop));
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Train, t.cityId("jerusalem"), 2);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::Train));
        t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("damascus"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 0 }));
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("damascus")] == (Bishops{ 0, 1 }));
        QVERIFY(t.asks(Task::Place)); // and no more
    }
    void theAlmsgiver_inTheIncomePhase_mayPayACoinForACell()
    {
        RULES("CA-NICK-06");
        for (bool pays : { true, false }) {
            ChapterTable t = quiet({ "the-almsgiver" });
            t.player(kJerusalem).holiness = 10;
            t.incomeOnly();
            QVERIFY(t.asks(Task::MayPay));
            QCOMPARE(t.seat(), Seat(kJerusalem));
            if (pays)
                t.chooseEffect();
            else
                t.take(Verb::Decline);
            QCOMPARE(coinsOfAll(t), (std::vector{ pays ? 4 : 5, 5, 5, 5 }));
            QCOMPARE(int(t.player(kJerusalem).holiness), pays ? 11 : 10);
        }
        ChapterTable poor = quiet({ "the-almsgiver" }, 0);
        poor.s.modifiers[modifierOf(Place::Taxes)] = -2; // not a coin to give
        poor.incomeOnly();
        QVERIFY(poor.asks(Task::Sell));
    }

    // --- leadership ---
    void theGreatHearted_atTheStart_hasTwoCoinsMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(gains(begun({ "the-great-hearted" })), (std::vector{ 2, 0, 0, 0 }));
    }
    void theLawgiver_atTheStart_hasARescript_andMayBuyAnother()
    {
        RULES("CA-NICK-05");
        for (bool pays : { true, false }) {
            ChapterTable t = begun({ "the-lawgiver" });
            QVERIFY(t.asks(Task::MayPay));
            QCOMPARE(t.seat(), Seat(kJerusalem));
            QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
            QCOMPARE(t.broken(), std::string());
            if (pays)
                t.chooseEffect();
            else
                t.take(Verb::Decline);
            QCOMPARE(t.player(kJerusalem).rescripts.size(), pays ? 2 : 1);
            QCOMPARE(t.player(kTripoli).rescripts.size(), 0);
            QCOMPARE(gains(t), (std::vector{ pays ? -1 : 0, 0, 0, 0 }));
            for (Card card : t.player(kJerusalem).rescripts)
                QCOMPARE(t.c.rescripts[card].level(), 1);
        }
    }
    void theEloquent_atTheStart_replacesAGovernor_orHasTwoCoins()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "the-eloquent" });
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
        ChapterTable richer = t;
        richer.chooseEffect(1);
        QCOMPARE(gains(richer), (std::vector{ 2, 0, 0, 0 }));
        QCOMPARE(richer.city("jerusalem").governor, t.city("jerusalem").governor);
        const Card old = t.city("jerusalem").governor;
        const Card chosen = t.s.governorMarket[1];
        t.chooseEffect(0);
        t.take(Verb::SwapGovernor, "jerusalem");
        t.take(Verb::TakeGovernor, chosen);
        QCOMPARE(t.city("jerusalem").governor, chosen);
        QVERIFY(t.s.governorDeck.discard.contains(old));
        QCOMPARE(gains(t), (std::vector{ 0, 0, 0, 0 }));
        QCOMPARE(t.broken(), std::string());
    }

    // --- valour ---
    void theFearless_atTheStart_hiresOne()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "the-fearless" });
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::HireTroop, "jerusalem");
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(int(t.city("jerusalem").units), 4 + 1);
    }
    void ironside_atTheStart_hiresTwo()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "ironside" });
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::HireTroop, "jerusalem");
        t.take(Verb::HireTroop, "jerusalem");
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(int(t.city("jerusalem").units), 4 + 2);
    }
    void theWarlike_inTheIncomePhase_mayPayACoinForATroop()
    {
        RULES("CA-NICK-06");
        for (bool pays : { true, false }) {
            ChapterTable t = quiet({ "the-warlike" });
            t.incomeOnly();
            QVERIFY(t.asks(Task::MayPay));
            QCOMPARE(t.seat(), Seat(kJerusalem));
            if (pays) {
                t.chooseEffect();
                t.take(Verb::HireTroop, "jerusalem");
            } else {
                t.take(Verb::Decline);
            }
            QVERIFY(t.asks(Task::Sell));
            QCOMPARE(coinsOfAll(t), (std::vector{ pays ? 4 : 5, 5, 5, 5 }));
            QCOMPARE(int(t.city("jerusalem").units), pays ? 5 : 4);
        }
    }

    // --- temperance ---
    void thePatient_atTheStart_hasACoinMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(gains(begun({ "the-patient" })), (std::vector{ 1, 0, 0, 0 }));
    }
    void thePeacemaker_atTheStart_movesTwoCells_withTheirBonuses()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begun({ "the-peacemaker" });
        QVERIFY(t.asks(Task::BishopActions)); // of cell 4
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(int(t.player(kJerusalem).holiness), 3 + 2);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1); // of cell 5
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::Place));
    }
    void theAbstemious_atTheStart_hasTwoCoinsMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(gains(begun({ "the-abstemious" })), (std::vector{ 2, 0, 0, 0 }));
    }

    // --- all of them ---
    void nicknames_workInEveryLaterChapter_andTogether()
    {
        RULES("CA-NICK-05");
        for (int chapter : { 2, 3, 4 }) {
            const Saga saga = named({ { "the-abstemious", "the-great-hearted", "the-prudent" }, { "the-patient" } });
            QCOMPARE(gains(begunChapter(chapter, saga)), (std::vector{ 2 + 2, 1, 0, 0 }));
            ChapterTable t = quietChapter(chapter, saga);
            income(t);
            QCOMPARE(coinsOfAll(t), (std::vector{ 3 + 2 + 1, 5, 5, 5 }));
        }
    }
    void nicknames_atTheStart_helpInSeatOrder()
    {
        RULES("CA-NICK-05");
        ChapterTable t = begunChapter(2, named({ { "the-fearless", "the-pilgrim" }, { "ironside" } }),
            { "antioch", "edessa", "tripoli", "jerusalem" }); // the first in turn order sits last
        QCOMPARE(t.seat(), Seat(0));
        t.take(Verb::HireTroop, "antioch");
        QVERIFY(t.asks(Task::BishopActions));
        t.pass(Task::BishopActions);
        QCOMPARE(t.seat(), Seat(1));
        t.take(Verb::HireTroop, "edessa");
    }
    void nicknames_inTheIncomePhase_helpAfterTaxesInSeatOrder_whoeverIsFirst()
    {
        RULES("CA-NICK-06");
        ChapterTable t = quietChapter(2,
            named({ { "the-warlike", "the-prudent" }, { "the-provident" }, { "the-almsgiver" }, { "the-pious" } }), 0);
        t.player(kAntioch).holiness = 10;
        spendAll(t, kTripoli);
        t.incomeOnly();
        for (Seat seat : { kJerusalem, kTripoli, kEdessa }) { // two coins of taxes are there to pay with
            QCOMPARE(t.seat(), seat);
            t.take(seat == kTripoli ? Verb::Done : Verb::Decline);
        }
        QVERIFY(t.asks(Task::Sell));
        QCOMPARE(coinsOfAll(t), (std::vector{ 3, 2, 2, 2 }));
        std::vector<int> helped;
        for (const Event &event : t.told(EventKind::NicknameHelps))
            helped.push_back(Table::field(event, kNicknameNoun));
        QCOMPARE(helped,
            (std::vector<int>{ nicknameCard("the-warlike"), nicknameCard("the-prudent"), nicknameCard("the-provident"),
                nicknameCard("the-almsgiver"), nicknameCard("the-pious") }));
    }
    void nicknames_ofAFallenPlayer_giveNothing()
    {
        RULES("CA-NICK-06");
        ChapterTable t = quietChapter(2, named({ {}, { "the-prudent" } }));
        t.place("tripoli", kSaracens, 1, 1);
        t.player(kTripoli).isOut = 1;
        income(t);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
    }
    void nickname_ofTwoDynasties_cannotBe()
    {
        RULES("CA-NICK-04");
        ChapterTable t = quietChapter(2, named({ { "the-prudent" }, { "the-sober" } }));
        QCOMPARE(t.broken(), std::string());
        t.s.saga.dynasts[kTripoli].nicknames[0] = nicknameCard("the-prudent");
        QVERIFY(!t.broken().empty());
    }

    void nicknames_areFourOfEachQuality_withTheirFame()
    {
        const std::array<std::map<std::string, int>, 5> expected{ {
            { { "the-prudent", 1 }, { "the-cunning", 2 }, { "the-provident", 2 }, { "the-builder", 3 } },
            { { "the-pious", 1 }, { "the-confessor", 1 }, { "the-pilgrim", 2 }, { "the-almsgiver", 3 } },
            { { "the-great-hearted", 1 }, { "the-open-handed", 2 }, { "the-lawgiver", 2 }, { "the-eloquent", 3 } },
            { { "the-fearless", 1 }, { "ironside", 2 }, { "the-warlike", 2 }, { "the-tireless", 3 } },
            { { "the-sober", 1 }, { "the-patient", 2 }, { "the-peacemaker", 2 }, { "the-abstemious", 3 } },
        } };
        std::array<std::map<std::string, int>, 5> found;
        const auto &deck = game().content().nicknames;
        for (std::size_t card = 1; card < deck.size(); ++card)
            found[std::size_t(deck[card].quality)][deck[card].id] = deck[card].fame;
        QVERIFY(found == expected);
        const auto isOurs = [](const Nickname &card) { return card.start.count + card.income.count > 0; };
        QCOMPARE(untestedCard(deck, *metaObject(), isOurs), std::string());
        QCOMPARE(std::ranges::count_if(deck, isOurs), 15);
    }
};

OUTREMER_TEST(TestCrusadersNicknames)
#include "tst_crusaders_nicknames.moc"
