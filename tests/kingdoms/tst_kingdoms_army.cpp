#include "ruletest.h"
#include "table.h"

#include "kingdoms/army.h"
#include "kingdoms/proof.h"

using namespace outremer;
using namespace outremer::kingdoms;

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

} // namespace

// KC-ARMY and KC-COMPARE on bare counts of symbols; the worked examples KC-GT-01 to KC-GT-10.
class TestKingdomsArmy : public test::RuleTest {
    Q_OBJECT
private slots:
    void gt01_moreRegiments_winWhateverTheirKind()
    {
        RULES("KC-COMPARE-01", "KC-ARMY-07");
        QVERIFY(beats(army(4, 4, 1, 0, 0), army(2, 1, 0, 0, 4)));
    }
};

OUTREMER_TEST_MAIN(TestKingdomsArmy)
#include "tst_kingdoms_army.moc"
