#include "optionpicker.h"
#include "ruletest.h"

#include "kingdoms/kingdoms.h"
#include "shelf.h"

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

RefList refs(std::initializer_list<Ref> list)
{
    RefList result;
    for (Ref ref : list)
        result.push(ref);
    return result;
}

// A match whose active seat has drawn and may place.
std::unique_ptr<AnyMatch> placingMatch()
{
    const GamePtr game = gameOnShelf("kingdoms");
    auto match = game->start(defaultSetup(game->setupOptions(), 2, 5));
    (*match)->submit((*match)->decision().seat, (*match)->options().front());
    return std::move(*match);
}

} // namespace

class TestOptionPicker : public test::RuleTest {
    Q_OBJECT
private slots:
    void cardThenTerritory_namesTheOption()
    {
        const auto match = placingMatch();
        OptionPicker picker;
        picker.reset(*match);
        for (const Option &option : match->options()) {
            picker.clear();
            const RefList targets = match->targets(option);
            const RefList card = refs({ targets[0], targets[1] });
            const RefList sector = refs({ targets[0], targets[2] });
            QVERIFY(picker.isSelectable(card));
            QVERIFY(!picker.isCompleting(card));
            QVERIFY(!picker.name(card));
            QVERIFY(picker.isSelected(card));
            QVERIFY(picker.isCompleting(sector));
            QCOMPARE(picker.name(sector), std::optional(option));
            picker.clear();
            QVERIFY(!picker.name(sector)); // the other way round leads to the same option
            QCOMPARE(picker.name(card), std::optional(option));
        }
    }
    void anotherCard_replacesTheNamedOne_andTheSameTakesItBack()
    {
        const auto match = placingMatch();
        OptionPicker picker;
        picker.reset(*match);
        const RefList first = match->targets(match->options().front());
        const RefList last = match->targets(match->options().back());
        const RefList firstCard = refs({ first[0], first[1] });
        const RefList lastCard = refs({ last[0], last[1] });
        picker.name(firstCard);
        picker.name(lastCard);
        QVERIFY(!picker.isSelected(firstCard));
        QVERIFY(picker.isSelected(lastCard));
        picker.name(lastCard);
        QVERIFY(!picker.hasSelection());
    }
    void anothersSector_isNeverSelectable()
    {
        const auto match = placingMatch();
        OptionPicker picker;
        picker.reset(*match);
        const Ref other{ kSeatNoun, std::int16_t(1 - match->decision().seat) };
        for (std::int16_t territory = 0; territory < kTerritories; ++territory)
            QVERIFY(!picker.isSelectable(refs({ other, { kTerritoryNoun, territory } })));
        QVERIFY(!picker.isSelectable({}));
    }
    void closedPicker_offersNothing()
    {
        const auto match = placingMatch();
        OptionPicker picker;
        picker.reset(*match);
        picker.close();
        for (const Option &option : match->options())
            QVERIFY(!picker.isSelectable(match->targets(option)));
    }
};

OUTREMER_TEST_MAIN(TestOptionPicker)
#include "tst_optionpicker.moc"
