#include "tests/core/mutants.h"
#include "tests/core/packfolder.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"

#include "model/core/hash.h"

#include <set>

using namespace outremer;
using namespace outremer::kingdoms;
using test::KingdomsMatch;

namespace {

bool isSame(const KingdomsMatch &a, const KingdomsMatch &b)
{
    return a.start() == b.start() && a.state() == b.state() && a.journal() == b.journal() && a.events() == b.events()
        && (a.undoable() != nullptr) == (b.undoable() != nullptr);
}

// The code of the refusal, and nothing changed.
std::string refused(KingdomsMatch match, Seat seat, const Option &option)
{
    const KingdomsMatch before = match;
    const auto refusal = match.submit(seat, option);
    return refusal && isSame(before, match) && !refusal->message.empty() ? refusal->code : "accepted";
}

// A game in which the deck runs out, so that placement follows placement and nothing is revealed in between.
Kingdoms gameWithFortyCards()
{
    auto deck = nlohmann::ordered_json::parse(test::builtInFile("deck.json"));
    int extra = 9;
    for (auto &card : deck["cards"])
        card = { { "id", card["id"] }, { "copies", extra-- > 0 ? 2 : 1 } };
    Pack pack = Pack::builtIn("kingdoms");
    pack.overlayFile("deck.json", deck.dump(), "forty");
    return *Kingdoms::load(pack);
}

} // namespace

// A match is its journal: refusals leave no trace, undo and forks lead to exactly what was.
class TestMatch : public test::RuleTest {
    Q_OBJECT
private slots:
    void submit_ofAnotherSeat_isRefusedAndChangesNothing()
    {
        const Kingdoms game = test::builtInKingdoms();
        for (int steps = 0; steps < 40; ++steps) {
            const auto match = test::playedMatch(game, 3, 5, steps);
            for (Seat seat : { Seat(0), Seat(1), Seat(2), Seat(3), Seat(200), kNobody }) {
                if (seat != match.decision().seat)
                    QCOMPARE(refused(match, seat, match.options()[0]), std::string("not-your-turn"));
            }
        }
    }
    void submit_ofAnOptionThatIsNotListed_isRefusedAndChangesNothing()
    {
        const Kingdoms game = test::builtInKingdoms();
        Rng rng{ 11 };
        for (int steps = 0; steps < 60; ++steps) {
            const auto match = test::playedMatch(game, 2, 5, steps);
            const Seat seat = match.decision().seat;
            for (int i = 0; i < 100; ++i) {
                Option option = i % 2 == 0 ? Option::fromCode(rng.next()) : match.options()[0];
                if (i % 2 == 1)
                    option = Option::fromCode(option.code() ^ 1ull << rng.below(64)); // almost a legal one
                if (!match.options().contains(option))
                    QCOMPARE(refused(match, seat, option), std::string("illegal-option"));
            }
            QCOMPARE(refused(match, seat, match.options()[0]), std::string("accepted"));
        }
    }
    void submit_whenTheMatchIsOver_isRefusedAndChangesNothing()
    {
        const auto match = test::playedMatch(test::builtInKingdoms(), 4, 9);
        QVERIFY(match.decision().isOver() && match.options().empty());
        for (Seat seat : { Seat(0), Seat(1), kNobody })
            QCOMPARE(refused(match, seat, match.journal().back().option), std::string("match-over"));
    }

    void undo_stopsAtReveals_andRestoresEverythingElse()
    {
        const Kingdoms game = test::builtInKingdoms();
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            KingdomsMatch match(game, test::variedSetup(2 + int(seed % 3), seed));
            Rng rng = streamOf(seed, 1);
            QVERIFY(!match.undo() && match.undoable() == nullptr);
            while (!match.decision().isOver()) {
                const KingdomsMatch before = match;
                test::playOn(match, rng, 1);
                const KingdomsMatch after = match;
                const bool isDraw = Verb(match.journal().back().option.verb) == Verb::Draw;
                QCOMPARE(match.undoable() == nullptr, isDraw);
                if (match.undoable())
                    QVERIFY(*match.undoable() == match.journal().back());
                QCOMPARE(match.undo(), !isDraw);
                QVERIFY2(isSame(match, isDraw ? after : before), test::atSeed(seed).c_str());
                match = after;
            }
            QVERIFY2(match.undo() && !match.decision().isOver(), test::atSeed(seed).c_str()); // also from the end
        }
    }
    void undo_overSeveralSteps_retracesEachOfThem()
    {
        const Kingdoms game = gameWithFortyCards();
        KingdomsMatch match(game, Setup{ .seats = 2, .seed = 3, .choices = { 1, 1, 1 } });
        Rng rng = streamOf(3, 1);
        while (!match.state().deck.empty())
            test::playOn(match, rng, 1);
        std::vector<KingdomsMatch> history{ match };
        while (!match.decision().isOver()) {
            test::playOn(match, rng, 1);
            history.push_back(match);
        }
        QCOMPARE(int(history.size()), 12); // five cards in one hand and six in the other
        for (std::size_t i = history.size() - 1; i > 0; --i) {
            QVERIFY(match.undo());
            QVERIFY(isSame(match, history[i - 1]));
        }
        QVERIFY(!match.undo() && isSame(match, history[0]));
        test::playOn(match, rng); // and another way to the end
        QVERIFY(match.decision().isOver() && game.brokenInvariant(match.state()).empty());
    }

    void forkAt_isTheMatchAsItWas()
    {
        const Kingdoms game = test::builtInKingdoms();
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            KingdomsMatch match(game, test::variedSetup(2 + int(seed % 3), seed));
            Rng rng = streamOf(seed, 1);
            std::vector<KingdomsMatch> history{ match };
            while (!match.decision().isOver()) {
                test::playOn(match, rng, 1);
                history.push_back(match);
            }
            for (std::size_t steps = 0; steps < history.size(); steps += 7)
                QVERIFY2(isSame(match.forkAt(steps), history[steps]), test::atSeed(seed).c_str());
            QVERIFY2(isSame(match.forkAt(match.journal().size()), match), test::atSeed(seed).c_str());
            QVERIFY2(isSame(match.forkAt(100'000), match), test::atSeed(seed).c_str());
        }
    }
    void forks_goTheirOwnWay()
    {
        const Kingdoms game = test::builtInKingdoms();
        const auto match = test::playedMatch(game, 3, 21, 60);
        const KingdomsMatch before = match;
        std::set<std::uint64_t> ends;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            KingdomsMatch fork = match.forkAt(20);
            Rng rng{ seed };
            test::playOn(fork, rng);
            ends.insert(hashOf(fork.state()));
            QVERIFY(fork.decision().isOver() && isSame(match, before));
        }
        QCOMPARE(int(ends.size()), 10);
    }
    void replay_ofTheJournal_givesTheSameHash()
    {
        const Kingdoms game = test::builtInKingdoms();
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto match = test::playedMatch(game, 2 + int(seed % 3), seed);
            KingdomsMatch replay(game, test::variedSetup(2 + int(seed % 3), seed));
            for (const Step &step : match.journal())
                QVERIFY2(!replay.submit(step.seat, step.option), test::atSeed(seed).c_str());
            QVERIFY2(
                isSame(match, replay) && hashOf(match.state()) == hashOf(replay.state()), test::atSeed(seed).c_str());
        }
    }
    void match_fromAPosition_startsItsJournalThere()
    {
        const Kingdoms game = test::builtInKingdoms();
        const auto played = test::playedMatch(game, 4, 2, 50);
        KingdomsMatch match(game, played.state());
        QVERIFY(match.journal().empty() && match.events().empty() && !match.undo());
        KingdomsMatch other = played;
        Rng rng{ 1 };
        Rng same{ 1 };
        test::playOn(match, rng);
        test::playOn(other, same);
        QVERIFY(match.state() == other.state());
        QCOMPARE(match.journal().size() + 50, other.journal().size());
        QVERIFY(match.forkAt(0).state() == played.state());
    }
};

OUTREMER_TEST(TestMatch)
#include "tst_match.moc"
