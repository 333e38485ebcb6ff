#include "tests/support/ruletest.h"

#include "model/core/fixedlist.h"
#include "model/core/hash.h"
#include "model/core/option.h"
#include "model/core/rng.h"

#include <numeric>
#include <set>

using namespace outremer;

namespace {

using List = FixedList<int, 5>;

List listOf(std::initializer_list<int> values)
{
    List list;
    for (int value : values)
        list.push(value);
    return list;
}

std::uint64_t hashOfText(std::string_view text)
{
    Hasher hasher;
    hasher.text(text);
    return hasher.result();
}

struct Sample {
    std::uint8_t small = 1;
    std::array<std::uint16_t, 3> several{ 2, 3, 4 };
    std::int32_t large = 5;
    FixedList<std::uint8_t, 4> list{};

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("small", self.small);
        walk("several", self.several);
        walk("large", self.large);
        walk("list", self.list);
    }
};

} // namespace

// The plain values everything stands on. Their numbers are in every save and signature, so they are literals
// here.
class TestValues : public test::RuleTest {
    Q_OBJECT
private slots:
    void fixedList_afterPop_equalsAListThatNeverHeldIt()
    {
        List list = listOf({ 1, 2, 3 });
        QCOMPARE(list.pop(), 3);
        QVERIFY(list == listOf({ 1, 2 }));
        QCOMPARE(list.items[2], 0);
        QCOMPARE(hashOf(list), hashOf(listOf({ 1, 2 })));
    }
    void fixedList_afterRemoveAtAnyPlace_closesTheGapAndForgetsTheValue()
    {
        for (int gone = 0; gone < 5; ++gone) {
            List list = listOf({ 1, 2, 3, 4, 5 });
            List wanted;
            for (int value = 1; value <= 5; ++value) {
                if (value != gone + 1)
                    wanted.push(value);
            }
            QCOMPARE(list.removeAt(gone), gone + 1);
            QVERIFY(list == wanted);
            QCOMPARE(list.items[4], 0);
        }
    }
    void fixedList_insertSorted_keepsOrderAndEquals()
    {
        Rng rng{ 7 };
        for (int round = 0; round < 200; ++round) {
            List list;
            std::vector<int> plain;
            while (!list.full()) {
                const int value = int(rng.below(4));
                list.insertSorted(value);
                plain.push_back(value);
                std::ranges::sort(plain);
                QVERIFY(std::ranges::equal(list, plain));
            }
        }
    }
    void fixedList_knowsItsEndsAndPlaces()
    {
        List list;
        QVERIFY(list.empty() && !list.full() && list.size() == 0 && !list.contains(0));
        list = listOf({ 4, 4, 6, 8, 9 });
        QVERIFY(list.full() && list.back() == 9);
        QCOMPARE(list.indexOf(4), 0);
        QCOMPARE(list.indexOf(9), 4);
        QCOMPARE(list.indexOf(0), -1);
        QVERIFY(!(listOf({ 1 }) == listOf({ 1, 0 }))); // a zero is a value, a free place is not
    }

    // SplitMix64 as published; no build and no machine may ever change a shuffle.
    void rng_givesTheSameNumbersForever()
    {
        Rng rng{ 0 };
        QCOMPARE(rng.next(), 0xe220a8397b1dcdafu);
        QCOMPARE(rng.next(), 0x6e789e6aa1b965f4u);
        QCOMPARE(rng.next(), 0x06c45d188009454fu);
        QCOMPARE(streamOf(1, 0).next(), 0x7b863400bc026a40u);
        QCOMPARE(streamOf(1, 1).next(), 0xdb365b08befe370fu);
        rng = Rng{ 42 };
        std::vector<std::uint32_t> drawn;
        for (int i = 0; i < 8; ++i)
            drawn.push_back(rng.below(60));
        QCOMPARE(drawn, (std::vector<std::uint32_t>{ 44, 9, 16, 20, 2, 52, 13, 48 }));
        std::vector<int> deck{ 0, 1, 2, 3, 4, 5, 6, 7 };
        rng.shuffle(deck);
        QCOMPARE(deck, (std::vector<int>{ 0, 3, 5, 6, 7, 1, 4, 2 }));
    }
    void rng_below_isInRangeAndUniform()
    {
        for (std::uint32_t bound : { 1u, 2u, 3u, 5u, 6u, 31u, 60u }) {
            Rng rng{ bound };
            std::vector<int> seen(bound);
            const int expected = 2000;
            for (std::uint32_t i = 0; i < expected * bound; ++i) {
                const std::uint32_t value = rng.below(bound);
                QVERIFY(value < bound);
                ++seen[value];
            }
            for (int count : seen)
                QVERIFY2(std::abs(count - expected) < 225, qPrintable(QString::number(bound))); // five deviations
        }
        Rng rng{ 9 };
        for (int i = 0; i < 1000; ++i)
            QVERIFY(rng.below(0xffffffffu) < 0xffffffffu);
    }
    void rng_shuffle_keepsEveryCardAndReachesEveryOrder()
    {
        std::set<std::vector<int>> orders;
        Rng rng{ 3 };
        for (int i = 0; i < 1000; ++i) {
            std::vector<int> deck{ 1, 2, 2, 4 };
            rng.shuffle(deck);
            orders.insert(deck);
            std::ranges::sort(deck);
            QCOMPARE(deck, (std::vector<int>{ 1, 2, 2, 4 }));
        }
        QCOMPARE(int(orders.size()), 12);
    }
    void streams_ofOneSeedOrOnePurpose_areAllDifferent()
    {
        std::set<std::uint64_t> words;
        std::set<std::uint64_t> firsts;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            for (std::uint64_t purpose = 0; purpose < 50; ++purpose) {
                Rng stream = streamOf(seed, purpose);
                words.insert(stream.word);
                firsts.insert(stream.next());
            }
        }
        QCOMPARE(int(words.size()), 10000);
        QCOMPARE(int(firsts.size()), 10000);
    }

    void hasher_givesTheSameNumbersForever()
    {
        QCOMPARE(hashOfText("outremer"), 0x111f25537baf3d19u);
        QCOMPARE(hashOf(Sample{}), 0x015a561f62d29d4cu);
        QCOMPARE(Hasher().result(), 0xc655dc2ae54fd181u);
    }
    void hasher_tellsOrderLengthAndBoundariesApart()
    {
        std::set<std::uint64_t> hashes{ Hasher().result() };
        const auto isNew = [&hashes](auto fill) {
            Hasher hasher;
            fill(hasher);
            return hashes.insert(hasher.result()).second;
        };
        QVERIFY(isNew([](Hasher &h) { h.text("ab"), h.text("c"); }));
        QVERIFY(isNew([](Hasher &h) { h.text("a"), h.text("bc"); }));
        QVERIFY(isNew([](Hasher &h) { h.text("c"), h.text("ab"); }));
        QVERIFY(isNew([](Hasher &h) { h.integer(1), h.integer(2); }));
        QVERIFY(isNew([](Hasher &h) { h.integer(2), h.integer(1); }));
        for (int zeros = 1; zeros < 40; ++zeros)
            QVERIFY(
                isNew([&](Hasher &h) { h.bytes(std::string(std::size_t(zeros), '\0').data(), std::size_t(zeros)); }));
    }
    void hasher_ofAValue_changesWithEveryField()
    {
        std::set<std::uint64_t> hashes{ hashOf(Sample{}) };
        const auto isNew = [&hashes](auto change) {
            Sample sample;
            change(sample);
            return hashes.insert(hashOf(sample)).second;
        };
        QVERIFY(isNew([](Sample &s) { s.small = 2; }));
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(isNew([i](Sample &s) { s.several[i] = 99; }));
        QVERIFY(isNew([](Sample &s) { s.large = -5; }));
        QVERIFY(isNew([](Sample &s) { s.list.push(0); }));
        QVERIFY(isNew([](Sample &s) { s.list.push(1); }));
        for (int bit = 0; bit < 32; ++bit)
            QVERIFY(isNew([bit](Sample &s) { s.large ^= std::int32_t(1u << bit); }));
    }

    void hex_isSixteenLowerCaseDigitsAndReadsBack()
    {
        QCOMPARE(hex(0), std::string("0000000000000000"));
        QCOMPARE(hex(0xfedcba9876543210u), std::string("fedcba9876543210"));
        Rng rng{ 5 };
        for (int i = 0; i < 1000; ++i) {
            const std::uint64_t value = rng.next() >> rng.below(64);
            bool ok = false;
            QCOMPARE(fromHex(hex(value), ok), value);
            QVERIFY(ok);
        }
    }
    void fromHex_ofAnythingElse_isRefused()
    {
        for (const char *text : { "", "0", "000000000000000", "00000000000000000", "000000000000000g",
                 "0x00000000000000", "-000000000000001", "+000000000000001", " 000000000000001", "000000000000001 " }) {
            bool ok = true;
            QCOMPARE(fromHex(text, ok), 0u);
            QVERIFY2(!ok, text);
        }
    }
    void option_asOneNumber_readsBack()
    {
        const Option option{ .verb = 1, .first = 31, .second = 4, .third = 255, .amount = -7 };
        QVERIFY(Option::fromCode(option.code()) == option);
        QVERIFY(Option{}.code() == 0);
    }
};

OUTREMER_TEST(TestValues)
#include "tst_values.moc"
