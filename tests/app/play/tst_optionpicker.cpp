#include "app/play/optionpicker.h"
#include "tests/support/ruletest.h"

#include "model/bots/bots.h"
#include "model/crusaders/nouns.h"
#include "model/kingdoms/kingdoms.h"
#include "model/shelf.h"

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

// Visits every decision of a random match of Crusaders.
template <class Visit>
void eachDecision(std::uint64_t seed, Visit visit)
{
    const GamePtr game = gameOnShelf("crusaders");
    auto match = game->start(defaultSetup(game->setupOptions(), 3, seed));
    Rng rng{ seed };
    while (!(*match)->decision().isOver()) {
        visit(**match);
        if (QTest::currentTestFailed())
            return;
        (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
    }
}

// The city where a move begins or ends, as a board's item means it that may be either.
RefList pointAt(const OptionPicker &picker, std::uint8_t city)
{
    return picker.meaningOf(refs({ { crusaders::kCityNoun, city } }), refs({ { crusaders::kToNoun, city } }));
}

bool isMove(const RefList &targets)
{
    return std::ranges::any_of(targets, [](const Ref &ref) { return ref.noun == crusaders::kToNoun; });
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
    // Things alone lead to every option; what people would have to say beside them is only a number.
    void namingItsThings_settlesEveryOptionOfCrusaders_butForNumbers()
    {
        eachDecision(4, [](const AnyMatch &match) {
            OptionPicker picker;
            picker.reset(match);
            const auto options = match.options();
            for (const Option &option : options) {
                RefList things;
                for (const Ref &ref : match.targets(option)) {
                    const bool isNamed = std::ranges::any_of(things, [&](Ref named) { return named.noun == ref.noun; });
                    if (ref.noun != kNumberNoun && ref.noun != kSeatNoun && !isNamed)
                        things.push(ref);
                }
                const auto alike =
                    std::ranges::count_if(options, [&](const Option &other) { // that things do not tell apart
                        const RefList others = match.targets(other);
                        return includes(others, things) && std::ranges::all_of(others, [&](const Ref &ref) {
                            return ref.noun == kNumberNoun || ref.noun == kSeatNoun
                                || std::ranges::any_of(things, [&](Ref named) { return named.noun == ref.noun; });
                        });
                    });
                picker.clear();
                const auto settled = things.empty() ? std::nullopt : picker.name(things);
                if (settled)
                    QVERIFY(includes(match.targets(*settled), things));
                else
                    QVERIFY2(things.empty() || alike > 1, match.game().optionName(option).data());
            }
        });
    }
    void move_isNamedByItsTwoCities_inEitherOrder()
    {
        int moves = 0, backwards = 0;
        eachDecision(2, [&](const AnyMatch &match) {
            OptionPicker picker;
            picker.reset(match);
            const auto options = match.options();
            for (const Option &option : options) {
                if (!isMove(match.targets(option)))
                    continue;
                const auto alike = std::ranges::count_if(options, [&](const Option &other) { // but for a bishop's level
                    return isMove(match.targets(other)) && other.first == option.first && other.second == option.second;
                });
                const auto expected = alike == 1 ? std::optional(option) : std::nullopt;
                picker.clear();
                QVERIFY(!picker.name(pointAt(picker, option.first)));
                QVERIFY(picker.isSelected(refs({ { crusaders::kCityNoun, option.first } })));
                QVERIFY(picker.isSelectable(pointAt(picker, option.second)));
                QCOMPARE(picker.name(pointAt(picker, option.second)), expected);
                ++moves;
                // A city where no move begins is an end at once: pointing at it first comes to the same.
                const bool isOnlyEnd = std::ranges::none_of(options, [&](const Option &other) {
                    return other.first == option.second
                        && match.targets(other).contains({ crusaders::kCityNoun, option.second });
                });
                picker.clear();
                if (!isOnlyEnd)
                    continue;
                QVERIFY(!picker.name(pointAt(picker, option.second)));
                QCOMPARE(picker.name(pointAt(picker, option.first)), expected);
                ++backwards;
            }
        });
        QVERIFY(moves > 20 && backwards > 0);
    }
    void anotherBeginning_replacesTheFirst()
    {
        int replaced = 0;
        const auto replaceBeginnings = [&](const AnyMatch &match) {
            OptionPicker picker;
            picker.reset(match);
            for (const Option &first : match.options()) {
                for (const Option &second : match.options()) {
                    if (!isMove(match.targets(first)) || !isMove(match.targets(second)) || first.first == second.first)
                        continue;
                    picker.clear();
                    picker.name(pointAt(picker, first.first));
                    const RefList other = pointAt(picker, second.first);
                    if (other != refs({ { crusaders::kCityNoun, second.first } }))
                        continue; // the first move could end there
                    QVERIFY(picker.isReplacing(other));
                    picker.name(other);
                    QVERIFY(picker.isSelected(other));
                    ++replaced;
                }
            }
        };
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            eachDecision(seed, replaceBeginnings);
        QVERIFY(replaced > 0);
    }
    void matching_isWhatAgreesWithAllThatWasNamed_inOrder()
    {
        const auto match = placingMatch();
        OptionPicker picker;
        QVERIFY(picker.matching().empty());
        picker.reset(*match);
        QVERIFY(picker.matching() == match->options());
        const RefList first = match->targets(match->options().front());
        picker.name(refs({ first[0], first[1] }));
        std::vector<Option> ofThatCard;
        for (const Option &option : match->options()) {
            if (match->targets(option).contains(first[1]))
                ofThatCard.push_back(option);
        }
        QVERIFY(ofThatCard.size() < match->options().size());
        QVERIFY(picker.matching() == ofThatCard);
        picker.clear();
        QVERIFY(picker.matching() == match->options());
        picker.close();
        QVERIFY(picker.matching().empty());
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

OUTREMER_TEST(TestOptionPicker)
#include "tst_optionpicker.moc"
