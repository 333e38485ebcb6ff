#include "tests/crusaders/positions.h"
#include "tests/crusaders/thirdchapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Chapter III, oaths: CH3-OATH. What each oath card asks and gives is in tst_crusaders_oathcards.cpp.
class TestCrusadersOaths : public outremer::test::RuleTest {
    Q_OBJECT

    static std::multiset<int> everyOath(const State &state)
    {
        std::multiset<int> found;
        eachPlace(state, CardKind::Oath, [&](Card card, Seat) {
            if (card != kNoCard)
                found.insert(card);
        });
        return found;
    }
    // Who is asked to swear in this planning phase, when everybody declines.
    static std::vector<int> asked(ThirdChapter &t)
    {
        std::vector<int> seats;
        while (t.asks(Task::SwearOath)) {
            seats.push_back(t.seat());
            t.take(Verb::Decline);
        }
        return seats;
    }
    // The rest of the round, in which nobody trades, up to the next question about oaths.
    static void endRound(ThirdChapter &t, int round)
    {
        t.income(round);
        t.pass(Task::Sell);
    }
    static void fall(ThirdChapter &t, Seat seat) // the last city is lost
    {
        const CityId capital = t.player(seat).capital;
        t.place(t.c.cities[capital].id, kSaracens, 1, 1);
        t.player(seat).capital = kNoCity;
        t.player(seat).isOut = 1;
    }

private slots:
    void oaths_atTheStartOfTheChapter_areDealtThreeToEach()
    {
        RULES("CH3-OATH-01");
        for (int chapter : { 3, 4 }) {
            for (const StateIds &states : everyGroup()) {
                const ChapterTable t(chapter, {}, states);
                std::set<int> hands;
                for (Seat seat = 0; seat < t.s.seats; ++seat) {
                    QCOMPARE(t.s.saga.dynasts[seat].oaths.size(), 3);
                    for (Card card : t.s.saga.dynasts[seat].oaths)
                        hands.insert(card);
                }
                QCOMPARE(int(hands.size()), 3 * t.s.seats); // no card twice
                QCOMPARE(t.s.saga.oathDeck.size(), 16 - 3 * t.s.seats);
                QCOMPARE(int(everyOath(t.s).size()), 16);
                QCOMPARE(t.broken(), std::string());
            }
        }
        std::set<int> first; // by lot
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            first.insert(ChapterTable(3, {}, kAllStates, {}, seed).s.saga.dynasts[0].oaths[0]);
        QVERIFY(first.size() > 8);
    }
    void oaths_beforeTheThirdChapter_areNotThere()
    {
        RULES("CH3-OATH-01");
        for (int chapter : { 1, 2 }) {
            ChapterTable t(chapter);
            QVERIFY(everyOath(t.s).empty());
            t.planning();
            QVERIFY(t.asks(Task::Place));
        }
        Table plain;
        QVERIFY(everyOath(plain.s).empty());
        plain.planning();
        QVERIFY(plain.asks(Task::Place));
    }
    void hands_areSeenByTheirOwnersOnly()
    {
        RULES("CH3-OATH-01");
        const ThirdChapter t;
        for (Seat viewer : { Seat(kJerusalem), Seat(kTripoli), Seat(kEdessa), Seat(kAntioch), kNobody }) {
            const State seen = *game().viewFor(t.s, viewer);
            for (Seat seat = 0; seat < t.s.seats; ++seat) {
                const auto &hand = seen.saga.dynasts[seat].oaths;
                QCOMPARE(hand.size(), 3);
                if (seat == viewer)
                    QVERIFY(hand == t.s.saga.dynasts[seat].oaths);
                else
                    QVERIFY(std::ranges::count(hand, kNoCard) == 3);
            }
            QCOMPARE(seen.saga.oathDeck.size(), 4);
            QVERIFY(std::ranges::count(seen.saga.oathDeck, kNoCard) == 4);
        }
    }
    void guesses_ofHiddenHands_agreeWithWhatIsSeen()
    {
        RULES("CH3-OATH-01");
        ThirdChapter t;
        t.swear(kEdessa, "castle-guard", kAntioch);
        std::set<int> guessed; // what Tripoli's first card might be
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Rng rng{ seed };
            const State guess = game().resample(game().viewFor(t.s, kJerusalem), rng);
            QCOMPARE(game().brokenInvariant(guess), std::string());
            QCOMPARE(int(everyOath(guess).size()), 16);
            QVERIFY(guess.saga.dynasts[kJerusalem] == t.s.saga.dynasts[kJerusalem]);
            QVERIFY(guess.saga.dynasts[kEdessa].sworn == t.sworn(kEdessa));
            for (Card card : guess.saga.dynasts[kTripoli].oaths) {
                QVERIFY(!t.s.saga.dynasts[kJerusalem].oaths.contains(card));
                QVERIFY(card != t.oath("castle-guard"));
                guessed.insert(card);
            }
        }
        QCOMPARE(int(guessed.size()), 16 - t.s.saga.dynasts[kJerusalem].oaths.size() - 1);
    }

    void swearing_beforePlanning_goesInReverseTurnOrder()
    {
        RULES("CH3-OATH-02");
        ThirdChapter t;
        t.planning();
        QCOMPARE(asked(t), (std::vector<int>{ kAntioch, kEdessa, kTripoli, kJerusalem }));
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        ThirdChapter other;
        other.player(kEdessa).holiness = 9;
        other.player(kJerusalem).holiness = 4;
        other.planning();
        QCOMPARE(asked(other), (std::vector<int>{ kAntioch, kTripoli, kJerusalem, kEdessa }));
    }
    void swearing_inEveryRound_isAskedAgain()
    {
        RULES("CH3-OATH-02");
        ThirdChapter t;
        for (int round = 1; round <= 3; ++round) {
            t.planning(round);
            QCOMPARE(int(asked(t).size()), 4);
        }
    }
    void offers_areOneOathOfTheHandToOneRival()
    {
        RULES("CH3-OATH-02");
        ThirdChapter t;
        t.dealOaths(kAntioch, { "castle-guard", "the-road-left-free" });
        t.planning();
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.options().size(), 1 + 2 * 3); // to decline, and each card to each rival
        QVERIFY(t.can(Verb::Decline));
        for (const char *id : { "castle-guard", "the-road-left-free" }) {
            for (Seat rival : { kJerusalem, kTripoli, kEdessa })
                QVERIFY(t.can(Verb::SwearOath, t.oath(id), rival));
        }
        t.take(Verb::SwearOath, t.oath("castle-guard"), kTripoli);
        t.take(Verb::AcceptOath);
        QCOMPARE(t.seat(), Seat(kEdessa)); // one is enough
        QCOMPARE(t.dynast(kAntioch).oaths.size(), 1);
    }
    void swearing_withoutOathsOrOutOfTheGame_isNotAsked()
    {
        RULES("CH3-OATH-02");
        ThirdChapter t;
        t.dealOaths(kEdessa, {});
        fall(t, kTripoli);
        t.planning();
        QCOMPARE(t.howMany(Verb::SwearOath), 3 * 2); // not to the fallen either
        for (const Option &option : t.options())
            QVERIFY(Verb(option.verb) == Verb::Decline || option.second != kTripoli);
        QCOMPARE(asked(t), (std::vector<int>{ kAntioch, kJerusalem }));
    }

    void offer_whenAccepted_bindsTheVassal()
    {
        RULES("CH3-OATH-03");
        ThirdChapter t;
        t.dealOaths(kAntioch, { "castle-guard" });
        t.planning();
        t.take(Verb::SwearOath, t.oath("castle-guard"), kTripoli);
        QVERIFY(t.asks(Task::AnswerOath));
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.options().size(), 2);
        QVERIFY(t.can(Verb::RefuseOath));
        QCOMPARE(t.timesTold(EventKind::OathOffered), 1);
        QCOMPARE(t.broken(), std::string());
        for (Seat viewer : { Seat(kJerusalem), Seat(kTripoli), kNobody }) // the card lies open
            QCOMPARE(int((*game().viewFor(t.s, viewer)).frames.back().as<OneCard>().card), int(t.oath("castle-guard")));
        QVERIFY(t.sworn(kAntioch) == Sworn{});
        t.take(Verb::AcceptOath);
        QVERIFY(t.sworn(kAntioch) == (Sworn{ .oath = t.oath("castle-guard"), .suzerain = kTripoli }));
        QVERIFY(t.dynast(kAntioch).oaths.empty());
        const auto told = t.told(EventKind::OathSworn);
        QCOMPARE(int(told.size()), 1);
        QCOMPARE(Table::field(told[0], kRealmNoun), int(kAntioch));
        QCOMPARE(Table::field(told[0], kOtherNoun), int(kTripoli));
        QCOMPARE(Table::field(told[0], kOathNoun), int(t.oath("castle-guard")));
        QVERIFY((*game().viewFor(t.s, kJerusalem)).saga.dynasts[kAntioch].sworn == t.sworn(kAntioch));
        QCOMPARE(t.broken(), std::string());
    }
    void offer_whenRefused_returnsToTheHand()
    {
        RULES("CH3-OATH-03", "CH3-OATH-04");
        ThirdChapter t;
        t.dealOaths(kAntioch, { "castle-guard", "the-road-left-free", "by-the-kings-highway" });
        const auto hand = t.dynast(kAntioch).oaths;
        const Ledger before = t.belongings();
        t.planning();
        t.take(Verb::SwearOath, t.oath("castle-guard"), kTripoli);
        QCOMPARE(t.dynast(kAntioch).oaths.size(), 2);
        t.take(Verb::RefuseOath);
        QVERIFY(t.dynast(kAntioch).oaths == hand);
        QVERIFY(t.sworn(kAntioch) == Sworn{});
        QCOMPARE(t.timesTold(EventKind::OathRefused), 1);
        QCOMPARE(t.timesTold(EventKind::OathSworn), 0);
        QCOMPARE(t.seat(), Seat(kEdessa)); // no second offer in this round
        QCOMPARE(changes(before, t.belongings()), QString());
        QCOMPARE(t.broken(), std::string());
        t.planning(2);
        QVERIFY(t.can(Verb::SwearOath, t.oath("castle-guard"), kTripoli));
    }
    void questionsOfOaths_asPositions_readBack()
    {
        ThirdChapter t;
        t.dealOaths(kAntioch, { "castle-guard" });
        t.planning();
        std::vector<State> states{ t.s };
        t.take(Verb::SwearOath, t.oath("castle-guard"), kTripoli);
        states.push_back(t.s);
        t.take(Verb::AcceptOath);
        states.push_back(t.s);
        for (const State &state : states) {
            const auto again = readPosition(writePosition(state));
            QVERIFY2(again, again ? "" : again.refusal().message.c_str());
            QVERIFY(again->saga == state.saga);
            QVERIFY(again->frames == state.frames);
        }
    }

    void oath_keptUntilTheEndOfTheRound_givesTributeAndReward()
    {
        RULES("CH3-OATH-05");
        ThirdChapter t;
        t.place("antioch", kAntioch, 5, 1);
        t.swear(kAntioch, "castle-guard", kTripoli);
        t.events.clear();
        endRound(t, 1);
        QVERIFY(t.asks(Task::Hire)); // the reward: two troops and a coin
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::HireTroop, "antioch");
        t.take(Verb::HireTroop, "antioch");
        QCOMPARE(int(t.city("antioch").units), 7);
        QCOMPARE(t.timesTold(EventKind::OathKept), 1);
        QCOMPARE(t.timesTold(EventKind::OathBroken), 0);
        int antioch = 0;
        int tripoli = 0;
        for (const Event &event : t.told(EventKind::CoinsGained)) {
            antioch += Table::field(event, kRealmNoun) == kAntioch ? Table::field(event, kNumberNoun) : 0;
            tripoli += Table::field(event, kRealmNoun) == kTripoli ? Table::field(event, kNumberNoun) : 0;
        }
        QCOMPARE(antioch, 1);
        QCOMPARE(tripoli, 2);
        QCOMPARE(t.broken(), std::string());
    }
    void oath_notMetAtTheEndOfTheRound_isBroken()
    {
        RULES("CH3-OATH-05", "CH3-OATH-06");
        ThirdChapter t;
        t.place("antioch", kAntioch, 4, 1);
        t.swear(kAntioch, "castle-guard", kTripoli);
        QCOMPARE(t.timesTold(EventKind::OathBroken), 0); // there is time until the end
        const Ledger before = t.belongings();
        t.settleOaths();
        QCOMPARE(t.timesTold(EventKind::OathBroken), 1);
        QCOMPARE(t.timesTold(EventKind::OathKept), 0);
        QCOMPARE(changes(before, t.belongings()), "antioch influence -2");
    }
    // CR-INCOME: what the round brings is there when an oath is looked at.
    void oath_ofATreasury_countsTheTaxesOfTheRound()
    {
        RULES("CH3-OATH-05");
        for (int purse : { 4, 5 }) { // taxes are two coins
            ThirdChapter t;
            t.player(kAntioch).coins = std::int16_t(purse);
            t.swear(kAntioch, "relief-for-the-fief", kTripoli);
            endRound(t, 1);
            QCOMPARE(t.timesTold(EventKind::OathKept), purse == 5 ? 1 : 0);
            QCOMPARE(t.timesTold(EventKind::OathBroken), purse == 5 ? 0 : 1);
        }
    }

    void oath_whenBroken_costsNoMoreThanThereIs()
    {
        RULES("CH3-OATH-06");
        ThirdChapter t;
        t.swear(kEdessa, "hands-between-hands", kAntioch); // 3 influence, 2 coins
        t.player(kEdessa).influence = 2;
        t.player(kEdessa).coins = 1;
        t.attackTurbessel();
        QCOMPARE(t.timesTold(EventKind::OathBroken), 1);
        QCOMPARE(int(t.player(kEdessa).influence), 0);
        QCOMPARE(int(t.player(kEdessa).coins), 0);
        QCOMPARE(t.broken(), std::string());
    }
    void oath_brokenAtOnce_costsOnceAndGivesNothing()
    {
        RULES("CH3-OATH-05", "CH3-OATH-06", "CH3-OATH-07");
        ThirdChapter t;
        t.player(kEdessa).coins = 10;
        t.swear(kEdessa, "by-the-kings-highway", kAntioch); // 1 influence, 3 coins
        t.s.frames[t.s.frames.size() - 1] = ask(Task::Place, kEdessa);
        t.take(Verb::PlaceOuter, int(Order::Prayer));
        QCOMPARE(t.timesTold(EventKind::OathBroken), 1); // before anything else is asked
        QCOMPARE(int(t.player(kEdessa).coins), 7);
        QCOMPARE(int(t.player(kEdessa).influence), 9);
        t.take(Verb::KeepSpy);
        t.s.secondOuter = only(kEdessa); // once more
        t.s.frames[t.s.frames.size() - 1] = ask(Task::Place, kEdessa);
        t.take(Verb::PlaceOuter, int(Order::March));
        t.take(Verb::KeepSpy);
        const Ledger before = t.belongings();
        QCOMPARE(int(t.player(kEdessa).coins), 7);
        t.settleOaths();
        QCOMPARE(t.timesTold(EventKind::OathBroken), 1);
        QCOMPARE(t.timesTold(EventKind::OathKept), 0);
        QCOMPARE(changes(before, t.belongings()), QString());
        QVERIFY(t.s.saga.usedOaths.contains(t.oath("by-the-kings-highway")));
    }
    void obligation_afterItsRound_isOver()
    {
        RULES("CH3-OATH-07");
        ThirdChapter t;
        t.swear(kEdessa, "hands-between-hands", kAntioch);
        endRound(t, 1);
        QCOMPARE(t.timesTold(EventKind::OathKept), 1);
        QVERIFY(t.sworn(kEdessa) == Sworn{});
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(int(t.s.round), 2);
        emptyCross(t);
        t.events.clear();
        t.attackTurbessel();
        QVERIFY(t.s.isFighting());
        QCOMPARE(t.timesTold(EventKind::OathBroken), 0);
        QCOMPARE(t.broken(), std::string());
    }
    // The vassal alone is bound, and by nothing but this oath.
    void obligation_ofAVassal_bindsNobodyElse()
    {
        RULES("CH3-OATH-07");
        ThirdChapter t;
        t.swear(kAntioch, "hands-between-hands", kEdessa);
        t.attackTurbessel(); // the suzerain attacks the vassal
        QVERIFY(t.s.isFighting());
        QCOMPARE(t.timesTold(EventKind::OathBroken), 0);
        QCOMPARE(int(t.sworn(kAntioch).isBroken), 0);
    }

    void oaths_ofSeveralVassals_areSettledInTurnOrder()
    {
        RULES("CH3-OATH-08");
        ThirdChapter t;
        t.dealOaths(kAntioch, { "hands-between-hands" });
        t.dealOaths(kEdessa, { "sword-upon-the-altar" });
        t.dealOaths(kJerusalem, { "no-strangers-ears" });
        t.dealOaths(kTripoli, {});
        t.planning();
        for (const auto &[seat, id] : { std::pair(kAntioch, "hands-between-hands"),
                 std::pair(kEdessa, "sword-upon-the-altar"), std::pair(kJerusalem, "no-strangers-ears") }) {
            QCOMPARE(t.seat(), Seat(seat));
            t.take(Verb::SwearOath, t.oath(id), kTripoli); // one may have many vassals
            t.take(Verb::AcceptOath);
        }
        t.player(kEdessa).holiness = 9;
        t.player(kJerusalem).holiness = 6;
        t.player(kTripoli).holiness = 12;
        t.settleOaths();
        t.pass(Task::BishopActions);
        while (t.asks(Task::NewSpy))
            t.take(Verb::KeepSpy);
        t.pass(Task::BishopActions);
        std::vector<int> order;
        for (const Event &event : t.told(EventKind::OathKept))
            order.push_back(Table::field(event, kRealmNoun));
        QCOMPARE(order, (std::vector<int>{ kEdessa, kJerusalem, kAntioch }));
    }
    void oath_ofOrToSomebodyWhoIsOut_endsWithoutEffect()
    {
        RULES("CH3-OATH-08");
        for (Seat fallen : { kEdessa, kAntioch }) {
            for (const char *id : { "hands-between-hands", "a-banner-for-the-lords-hall" }) { // kept, not kept
                ThirdChapter t;
                t.swear(kEdessa, id, kAntioch);
                fall(t, fallen);
                t.events.clear();
                const Ledger before = t.belongings();
                t.settleOaths();
                QVERIFY(t.asks(Task::Nothing));
                QCOMPARE(t.timesTold(EventKind::OathKept) + t.timesTold(EventKind::OathBroken), 0);
                QCOMPARE(changes(before, t.belongings()), QString());
                QVERIFY(t.sworn(kEdessa) == Sworn{});
                QVERIFY(t.s.saga.usedOaths.contains(t.oath(id)));
            }
        }
    }
    void oaths_onceSworn_doNotComeBack()
    {
        RULES("CH3-OATH-08");
        ThirdChapter t;
        t.dealOaths(kAntioch, { "castle-guard", "hands-between-hands" });
        t.planning();
        t.take(Verb::SwearOath, t.oath("hands-between-hands"), kTripoli);
        t.take(Verb::AcceptOath);
        const int deck = t.s.saga.oathDeck.size();
        endRound(t, 1);
        QCOMPARE(t.s.saga.usedOaths.size(), 1);
        QCOMPARE(t.s.saga.usedOaths[0], t.oath("hands-between-hands"));
        QCOMPARE(t.dynast(kAntioch).oaths.size(), 1); // and no other is drawn for it
        QCOMPARE(t.s.saga.oathDeck.size(), deck);
        QCOMPARE(int(everyOath(t.s).size()), 16);
        t.planning(2);
        QVERIFY(!t.can(Verb::SwearOath, t.oath("hands-between-hands"), kTripoli));
        QVERIFY(t.can(Verb::SwearOath, t.oath("castle-guard"), kTripoli));
        QCOMPARE((*game().viewFor(t.s, kNobody)).saga.usedOaths[0], t.oath("hands-between-hands")); // seen by all
    }
};

OUTREMER_TEST(TestCrusadersOaths)
#include "tst_crusaders_oaths.moc"
