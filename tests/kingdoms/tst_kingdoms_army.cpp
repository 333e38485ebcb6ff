#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

#include "model/kingdoms/army.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

// An army written as in the rules: how many lances, bows, swords, helmets, banners.
Tally army(int lances, int bows, int swords, int helmets, int banners)
{
    return Tally(lances + 5 * bows + 25 * swords + 125 * helmets + 625 * banners);
}

bool beats(Tally a, Tally b)
{
    return strengthOf(a) > strengthOf(b);
}

Tally tallyOfCards(const std::string &cards)
{
    Sector sector;
    for (const std::string &symbols : words(cards))
        sector.push(card(symbols));
    return tallyOf(sector);
}

// An army as the rules sheet speaks of it: the kinds that form squads of 2, 3 and 4 (and the single symbols
// under 1), the strongest kind first.
struct Described {
    Tally tally = 0;
    std::array<std::vector<int>, kArmySize + 1> kinds;
};

std::vector<Described> everyArmy()
{
    std::vector<Described> armies;
    for (int n = 0; n < kTallies; ++n) {
        const std::array<int, kKinds> count{ n % 5, n / 5 % 5, n / 25 % 5, n / 125 % 5, n / 625 };
        Described described{ army(count[0], count[1], count[2], count[3], count[4]), {} };
        for (int kind = kKinds - 1; kind >= 0; --kind)
            described.kinds[std::size_t(count[std::size_t(kind)])].push_back(kind);
        armies.push_back(described);
    }
    return armies;
}

// KC-COMPARE-01 to 08, sentence by sentence: 1 if the left army is better, -1 if the right one, else 0.
int judge(const Described &left, const Described &right)
{
    for (std::size_t size : { 4u, 3u, 2u }) {
        const auto &a = left.kinds[size];
        const auto &b = right.kinds[size];
        if (a.size() != b.size())
            return a.size() > b.size() ? 1 : -1; // more regiments, battalions, companies
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (a[i] != b[i])
                return a[i] > b[i] ? 1 : -1; // the strongest, then the next strongest
        }
    }
    const auto &a = left.kinds[1];
    const auto &b = right.kinds[1];
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i >= a.size() || i >= b.size())
            return a.size() > b.size() ? 1 : -1; // one against none
        if (a[i] != b[i])
            return a[i] > b[i] ? 1 : -1;
    }
    return 0;
}

} // namespace

// KC-ARMY and KC-COMPARE on bare counts of symbols; the worked examples KC-GT-01 to 08 and KC-GT-10.
class TestKingdomsArmy : public RuleTest {
    Q_OBJECT
private slots:
    void gt01_moreRegiments_winWhateverTheirKind()
    {
        RULES("KC-COMPARE-01", "KC-ARMY-07");
        QVERIFY(beats(army(4, 4, 1, 0, 0), army(2, 1, 0, 0, 4)));
    }
    void gt02_strongerRegiment_beatsSmallerSquads()
    {
        RULES("KC-COMPARE-02", "KC-ARMY-07");
        QVERIFY(beats(army(1, 1, 1, 4, 0), army(2, 3, 4, 0, 0)));
    }
    void gt03_equalStrongestRegiments_areDecidedByTheNext()
    {
        RULES("KC-COMPARE-02");
        QVERIFY(beats(army(0, 4, 1, 1, 4), army(4, 0, 1, 1, 4)));
    }
    void strongestSquad_againstTwoMiddlingOnes_decidesAlone()
    {
        RULES("KC-COMPARE-02", "KC-COMPARE-04", "KC-COMPARE-06");
        for (int size : { 4, 3, 2 })
            QVERIFY(beats(army(size, 0, 0, 0, size), army(0, 0, size, size, 0)));
    }
    void gt04_moreBattalions_winAfterEqualRegiments()
    {
        RULES("KC-COMPARE-03", "KC-ARMY-06");
        QVERIFY(beats(army(4, 3, 3, 0, 0), army(4, 0, 0, 3, 2)));
    }
    void gt05_strongerBattalion_winsAfterEqualNumbers()
    {
        RULES("KC-COMPARE-04", "KC-ARMY-06");
        QVERIFY(beats(army(4, 0, 3, 1, 1), army(4, 3, 0, 1, 0)));
        QVERIFY(beats(army(0, 3, 0, 0, 3), army(3, 0, 2, 2, 3))); // the next strongest
    }
    void gt06_companies_areComparedByNumberThenKind()
    {
        RULES("KC-COMPARE-05", "KC-COMPARE-06", "KC-ARMY-05");
        QVERIFY(beats(army(1, 1, 1, 2, 2), army(2, 2, 1, 0, 0)));
        QVERIFY(beats(army(2, 2, 1, 0, 0), army(1, 1, 1, 1, 2)));
        QVERIFY(beats(army(0, 2, 0, 0, 2), army(2, 0, 1, 1, 2))); // the next strongest
    }
    void gt07_strongestSingleSymbol_beatsMoreWeakerOnes()
    {
        RULES("KC-COMPARE-07", "KC-ARMY-10");
        QVERIFY(beats(army(4, 0, 0, 0, 1), army(4, 1, 1, 1, 0)));
    }
    void gt08_equalStrongestSingles_areDecidedByTheNext()
    {
        RULES("KC-COMPARE-08", "KC-ARMY-10");
        QVERIFY(beats(army(4, 1, 0, 0, 1), army(4, 0, 0, 0, 1)));
        QVERIFY(beats(army(4, 0, 1, 0, 1), army(4, 1, 0, 0, 1)));
    }
    void gt10_oneBattalion_beatsFiveCompanies()
    {
        RULES("KC-COMPARE-03", "KC-ARMY-05", "KC-ARMY-06", "KC-ARMY-08");
        QVERIFY(beats(army(3, 0, 0, 0, 1), army(2, 2, 2, 2, 2)));
    }
    void squads_ofAllFiveKinds_allCount()
    {
        RULES("KC-ARMY-08");
        for (int size : { 4, 3, 2 })
            QVERIFY(beats(army(size, size, size, size, size), army(0, size, size, size, size)));
    }

    void anyArmies_allPairs_areComparedAsTheRulesSay()
    {
        RULES("KC-COMPARE-01", "KC-COMPARE-02", "KC-COMPARE-03", "KC-COMPARE-04", "KC-COMPARE-05", "KC-COMPARE-06",
            "KC-COMPARE-07", "KC-COMPARE-08", "KC-ARMY-08", "KC-ARMY-09", "KC-ARMY-10");
        const auto armies = everyArmy();
        QCOMPARE(armies.size(), std::size_t(3125));
        for (const Described &a : armies) {
            for (const Described &b : armies) {
                const int verdict = beats(a.tally, b.tally) ? 1 : beats(b.tally, a.tally) ? -1 : 0;
                if (a.tally <= b.tally && verdict != judge(a, b))
                    QFAIL(qPrintable(QString("armies %1 and %2 in base 5").arg(a.tally).arg(b.tally)));
            }
        }
    }

    void kinds_fromLanceToBanner_growStronger()
    {
        RULES("KC-ARMY-02");
        const Kingdoms game = kingdomsGame();
        QStringList symbols;
        for (const Named &symbol : game.content().symbols)
            symbols += QString::fromStdString(symbol.id);
        QCOMPARE(symbols.join(" "), QString("lance bow swords helmet banner"));
        for (std::size_t weak = 0; weak < kKinds; ++weak) {
            for (std::size_t strong = weak + 1; strong < kKinds; ++strong) {
                for (int size : { 1, 2, 3, 4 })
                    QVERIFY(beats(Tally(size * kTallyOfKind[strong]), Tally(size * kTallyOfKind[weak])));
            }
        }
    }
    void symbols_onEveryCard_standWeakestFirst()
    {
        RULES("KC-ARMY-03");
        const Kingdoms game = kingdomsGame();
        for (std::size_t face = 1; face < kCardFaces; ++face) {
            std::string letters; // a card's id spells its symbols in the order of the card
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                letters += shows(Card(face), int(kind)) ? std::string(1, "lbshn"[kind]) : "";
            QCOMPARE(game.content().cards[face].id, letters);
        }
        Pack pack = Pack::builtIn("kingdoms");
        pack.overlayFile("deck.json", R"({"cards": [{"id": "lb", "symbols": ["bow", "lance"]}]})", "test");
        const auto refused = Kingdoms::load(pack);
        QVERIFY(!refused);
        QVERIFY(refused.refusal().message.find("weakest first") != std::string::npos);
    }
    void equalSymbols_onTheCardsOfOneArmy_formSquads()
    {
        RULES("KC-ARMY-04", "KC-ARMY-05", "KC-ARMY-06", "KC-ARMY-07", "KC-ARMY-10");
        QCOMPARE(tallyOfCards("lbs lbs lb lhn"), army(4, 3, 2, 1, 1));
        QCOMPARE(tallyOfCards("n hn shn bshn"), army(0, 1, 2, 3, 4));
        QCOMPARE(tallyOfCards("l b s h"), army(1, 1, 1, 1, 0));
        QCOMPARE(tallyOfCards("lbshn lbshn lbshn lbshn"), army(4, 4, 4, 4, 4));
    }
    void squads_ofOneKind_growStrongerWithEachSymbol()
    {
        RULES("KC-ARMY-05", "KC-ARMY-06", "KC-ARMY-07", "KC-ARMY-10");
        for (int more : { 1, 2, 3, 4 })
            QVERIFY(beats(army(more, 0, 0, 0, 0), army(more - 1, 0, 0, 0, 0)));
        QVERIFY(beats(army(2, 0, 0, 0, 0), army(1, 1, 1, 1, 1))); // a company, singles
        QVERIFY(beats(army(3, 0, 0, 0, 0), army(2, 2, 2, 2, 2))); // a battalion, companies
        QVERIFY(beats(army(4, 0, 0, 0, 0), army(3, 3, 3, 3, 3))); // a regiment, battalions
    }

    void fourCards_areAnArmy_threeAreNot()
    {
        RULES("KC-ARMY-01");
        const Kingdoms game = kingdomsGame();
        KingdomsMatch match = Position(game)
                                  .sector(Cross, Jerusalem, "shn lhn")
                                  .sector(Tower, Jerusalem, "lbs lb lsh")
                                  .hand(Cross, "bhn hn")
                                  .hand(Tower, "l")
                                  .turn(Cross)
                                  .match();
        QVERIFY(place(match, Cross, "bhn", Jerusalem)); // nobody can catch up, but it is no army yet
        QVERIFY(eventsOf(match, EventKind::ArmyComplete).empty());
        QCOMPARE(markers(match), QString());
        QVERIFY(place(match, Tower, "l", Cyprus));
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(eventsOf(match, EventKind::ArmyComplete).size(), std::size_t(1));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
};

OUTREMER_TEST(TestKingdomsArmy)
#include "tst_kingdoms_army.moc"
