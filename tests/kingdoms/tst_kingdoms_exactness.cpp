#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

#include "model/kingdoms/proof.h"

#include <numeric>

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

// The strongest army that `have` can become with exactly `free` more unseen cards: every multiset is tried.
// Nothing if there are not so many cards.
std::optional<Strength> bestPossible(kingdoms::Tally have, int free, const Unseen &unseen, std::size_t from = 1)
{
    if (free == 0)
        return strengthOf(have);
    std::optional<Strength> best;
    for (std::size_t face = from; face < kCardFaces; ++face) {
        if (unseen[face] == 0)
            continue;
        Unseen rest = unseen;
        --rest[face];
        best = std::max(best, bestPossible(kingdoms::Tally(have + tallyOf(Card(face))), free - 1, rest, face));
    }
    return best;
}

// KC-WIN-09 as it is written, from nothing but the cards on the table.
Seat decided(const State &state, int land, const Content &content)
{
    Unseen unseen{};
    for (std::size_t face = 1; face < kCardFaces; ++face)
        unseen[face] = std::uint8_t(content.copies[face] * content.decks[state.seats]);
    for (const auto &sectors : state.sectors) {
        for (const Sector &sector : sectors) {
            for (Card face : sector)
                --unseen[face];
        }
    }
    Seat claimer = kNobody;
    const auto strength = [&](Seat seat) { return strengthOf(tallyOf(state.sector(seat, land))); };
    const auto moment = [&](Seat seat) { return state.fourthCard[seat][std::size_t(land)]; };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (state.sector(seat, land).size() < 4)
            continue;
        const bool better = claimer == kNobody || strength(seat) > strength(claimer)
            || (strength(seat) == strength(claimer) && moment(seat) < moment(claimer));
        claimer = better ? seat : claimer;
    }
    for (Seat other = 0; other < state.seats && claimer != kNobody; ++other) {
        const Sector &sector = state.sector(other, land);
        if (sector.size() < 4 && bestPossible(tallyOf(sector), 4 - sector.size(), unseen) > strength(claimer))
            return kNobody;
    }
    return claimer;
}

// Cards from a pool, by lot, and taken out of it.
kingdoms::Tally take(Unseen &pool, int cards, Rng &rng)
{
    kingdoms::Tally tally = 0;
    while (cards-- > 0) {
        std::uint32_t left = 0;
        for (std::uint8_t copies : pool)
            left += copies;
        std::uint32_t pick = rng.below(left);
        std::size_t face = 0;
        while (pick >= pool[face])
            pick -= pool[face++];
        --pool[face];
        tally = kingdoms::Tally(tally + tallyOf(Card(face)));
    }
    return tally;
}

int sizeOf(const Unseen &pool)
{
    return std::accumulate(pool.begin(), pool.end(), 0);
}

} // namespace

// The proof of the immediate win is exact (KC-WIN-09): not too strict, not too weak, by public cards alone.
class TestKingdomsExactness : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    // One question in four is asked of two decks; the others of one, of which ever more lies on the table.
    Unseen somePool(std::uint64_t seed, Rng &rng) const
    {
        Unseen pool = game.content().copies;
        if (seed % 4 == 0) {
            for (std::uint8_t &copies : pool)
                copies = std::uint8_t(copies * 2);
        }
        take(pool, int(rng.below(std::uint32_t(sizeOf(pool) - 8))), rng);
        return pool;
    }

    void compareCanBeat(int free, std::uint64_t questions) const
    {
        for (std::uint64_t seed = 0; seed < questions; ++seed) {
            Rng rng = streamOf(seed, std::uint64_t(free));
            Unseen pool = somePool(seed, rng);
            const kingdoms::Tally have = take(pool, kArmySize - free, rng);
            Unseen rivals = game.content().copies;
            const Strength rival = strengthOf(take(rivals, kArmySize, rng));
            const Strength best = *bestPossible(have, free, pool);
            // The sharpest targets lie around the best possible army.
            for (Strength target : { best - 1, best, best + 1, rival, Strength(0) })
                QVERIFY2(canBeat(have, free, target, pool) == (best > target),
                    qPrintable(QString("free %1, seed %2, target %3").arg(free).arg(seed).arg(target)));
        }
    }

private slots:
    void canBeat_withOneToFourFreePlaces_agreesWithEveryMultiset()
    {
        RULES("KC-WIN-09");
        compareCanBeat(1, 8000);
        compareCanBeat(2, 8000);
        compareCanBeat(3, 3000);
        compareCanBeat(4, 1000);
    }
    void canBeat_withVeryFewUnseenCards_agreesWithEveryMultiset()
    {
        RULES("KC-WIN-09");
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            Rng rng = streamOf(seed, 9);
            const int free = 1 + int(seed % 4);
            Unseen pool = game.content().copies;
            const kingdoms::Tally have = take(pool, kArmySize - free, rng);
            take(pool, sizeOf(pool) - int(rng.below(9)), rng); // sometimes too few to fill the sector
            const auto best = bestPossible(have, free, pool);
            for (Strength target : { Strength(0), best.value_or(1) - 1, best.value_or(1) })
                QVERIFY2(
                    canBeat(have, free, target, pool) == (best > target), qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void territories_inWholeMatches_areWonAsSoonAsTheRulesSayAndNotBefore()
    {
        RULES("KC-WIN-01", "KC-WIN-04", "KC-WIN-09");
        int immediate = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                const State before = match.state();
                stepAnyhow(match, rng);
                const State &state = match.state();
                for (int land = 0; land < kTerritories; ++land) {
                    const auto at = std::size_t(land);
                    if (before.owner[at] != kNobody || state.placements == before.placements)
                        continue;
                    const QString note = QString("seed %1, placement %2").arg(seed).arg(state.placements);
                    QVERIFY2(state.owner[at] == decided(state, land, game.content()), qPrintable(note));
                    bool allFull = true;
                    for (Seat seat = 0; seat < state.seats; ++seat)
                        allFull = allFull && state.sector(seat, land).full();
                    immediate += state.owner[at] != kNobody && !allFull ? 1 : 0;
                }
            }
        }
        QVERIFY(immediate > 150);
    }
    void result_withAnyOtherHiddenCards_isTheSame()
    {
        RULES("KC-WIN-09");
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                const State before = match.state();
                const Option option = stepAnyhow(match, rng);
                const State &after = match.state();
                const QString note = QString("seed %1, placement %2").arg(seed).arg(after.placements);
                // The active player's hand is all that the step itself needs.
                State other = game.resample(game.viewFor(before, before.active), rng);
                EventSink deaf;
                game.apply(other, option, deaf);
                QVERIFY2(other.owner == after.owner && other.marker == after.marker, qPrintable(note));
                // And the proof does not even need that.
                const State guess = game.resample(game.viewFor(after, kNobody), rng);
                for (int land = 0; land < kTerritories; ++land)
                    QVERIFY2(winnerOf(guess, land) == winnerOf(after, land), qPrintable(note));
            }
        }
    }
};

OUTREMER_TEST(TestKingdomsExactness)
#include "tst_kingdoms_exactness.moc"
