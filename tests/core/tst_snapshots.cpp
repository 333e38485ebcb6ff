#include "tests/core/mutants.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"

#include "model/core/hash.h"
#include "model/core/snapshot.h"
#include "model/shelf.h"

#include <cstring>

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

std::string codeOf(const Result<State> &result)
{
    return result ? "opened" : result.refusal().code;
}

std::string archiveIn(const Kingdoms &game, const std::string &bytes)
{
    return std::string(*openSnapshot(stampOf(game), bytes));
}

// An archive is a row of 64-bit numbers: changes some of them as somebody would who knows that.
std::string forged(std::string archive, Rng &rng)
{
    const auto count = std::uint32_t(archive.size() / 8);
    const auto slot = [&archive](std::uint32_t at) { return archive.data() + 8 * std::size_t(at); };
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
        const std::uint32_t at = rng.below(count);
        std::int64_t number = 0;
        std::memcpy(&number, slot(at), 8);
        switch (rng.below(5)) {
        case 0:
            number += 1;
            break;
        case 1:
            number -= 1;
            break;
        case 2:
            number = std::int64_t(rng.below(256));
            break;
        case 3:
            number = std::int64_t(rng.next());
            break;
        default: { // two numbers change places
            const std::uint32_t other = rng.below(count);
            std::int64_t swapped = 0;
            std::memcpy(&swapped, slot(other), 8);
            std::memcpy(slot(other), &number, 8);
            number = swapped;
        }
        }
        std::memcpy(slot(at), &number, 8);
    }
    return archive;
}

} // namespace

// Snapshots are a cache: whatever is not exactly what we wrote is refused, and nothing in them is trusted.
class TestSnapshots : public test::RuleTest {
    Q_OBJECT
private slots:
    void snapshot_ofAnyMatch_startsOneFromThere()
    {
        const GamePtr shelved = gameOnShelf("kingdoms");
        const auto match = shelved->start(defaultSetup(shelved->setupOptions(), 3, 5));
        (*match)->submit((*match)->decision().seat, (*match)->options().front());
        const auto resumed = shelved->startFromSnapshot((*match)->snapshot());
        QVERIFY(bool(resumed));
        QCOMPARE((*resumed)->stateHash(), (*match)->stateHash());
        QVERIFY((*resumed)->options() == (*match)->options());
        QCOMPARE(shelved->startFromSnapshot("nonsense").refusal().code, std::string("snapshot-short"));
    }
    void snapshot_ofEveryStateOfAMatch_opensToTheSameState()
    {
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            for (const State &state : test::statesOf(m_game, 2 + int(seed % 3), seed)) {
                const std::string bytes = packSnapshot(m_game, state);
                const auto opened = unpackSnapshot(m_game, bytes);
                QVERIFY2(opened && *opened == state, test::atSeed(seed).c_str());
                QVERIFY2(
                    packSnapshot(m_game, *opened) == bytes && bytes.size() < kMaxSnapshot, test::atSeed(seed).c_str());
            }
        }
    }
    void snapshot_cutOffAnywhere_isRefused()
    {
        const std::string bytes = middle();
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const std::string code = codeOf(unpackSnapshot(m_game, bytes.substr(0, length)));
            QCOMPARE(code, std::string(length < kEnvelope ? "snapshot-short" : "snapshot-damaged"));
        }
        QCOMPARE(codeOf(unpackSnapshot(m_game, bytes + '\0')), std::string("snapshot-damaged"));
        QCOMPARE(codeOf(unpackSnapshot(m_game, bytes + bytes)), std::string("snapshot-damaged"));
    }
    void snapshot_withAnyBitFlipped_isRefused()
    {
        std::string bytes = middle();
        for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
            bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
            const std::string code = codeOf(unpackSnapshot(m_game, bytes));
            bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
            const char *wanted = bit < 4 * 8 ? "snapshot-foreign"
                : bit < 8 * 8                ? "snapshot-version"
                                             : "snapshot-damaged";
            QVERIFY2(code == wanted, qPrintable(QString("bit %1: %2").arg(bit).arg(code.c_str())));
        }
    }
    void mutantsOfASnapshot_areRefused()
    {
        const std::string bytes = middle();
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            Rng rng = streamOf(4, seed);
            const std::string mutant = test::mutantOf(bytes, rng);
            if (mutant != bytes)
                QVERIFY2(!unpackSnapshot(m_game, mutant), test::atSeed(seed).c_str());
        }
    }

    // A forger can make the envelope right again. Then the rules judge the contents; what they let pass can
    // be played.
    void mutantsInARightEnvelope_areRefusedOrPossible()
    {
        int possible = 0;
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            Rng rng = streamOf(5, seed);
            const std::string archive = archiveIn(m_game, packSnapshot(m_game, m_states[seed % m_states.size()]));
            const std::string changed = seed % 2 == 0 ? forged(archive, rng) : test::mutantOf(archive, rng);
            const std::string bytes = sealSnapshot(stampOf(m_game), changed);
            const auto opened = unpackSnapshot(m_game, bytes);
            if (!opened) {
                QVERIFY2(opened.refusal().code == "snapshot-damaged", test::atSeed(seed).c_str());
                continue;
            }
            const std::string broken = m_game.brokenInvariant(*opened);
            QVERIFY2(broken.empty(), test::atSeed(seed, broken).c_str());
            QVERIFY2(packSnapshot(m_game, *opened) == bytes, test::atSeed(seed).c_str());
            test::KingdomsMatch match(m_game, *opened);
            test::playOn(match, rng);
            QVERIFY2(match.decision().isOver(), test::atSeed(seed).c_str());
            possible += changed == archive ? 0 : 1;
        }
        QVERIFY2(possible > 20, qPrintable(QString::number(possible))); // such as two cards of the deck exchanged
    }
    void archiveOfAnotherLength_isRefused()
    {
        const std::string archive = archiveIn(m_game, middle());
        for (const std::string &wrong : { std::string(), archive.substr(8), archive + std::string(8, '\0'),
                 archive + archive, archive.substr(0, archive.size() - 1) })
            QCOMPARE(
                codeOf(unpackSnapshot(m_game, sealSnapshot(stampOf(m_game), wrong))), std::string("snapshot-damaged"));
    }
    void snapshot_thatIsTooLarge_isRefused()
    {
        const std::string archive(kMaxSnapshot, '\0');
        QCOMPARE(
            codeOf(unpackSnapshot(m_game, sealSnapshot(stampOf(m_game), archive))), std::string("snapshot-damaged"));
        QCOMPARE(codeOf(unpackSnapshot(m_game, std::string(5'000'000, 'O'))), std::string("snapshot-foreign"));
    }

    void snapshot_ofAnotherGameRevisionOrPack_isRefusedAsThat()
    {
        const SnapshotStamp ours = stampOf(m_game);
        const std::string archive = archiveIn(m_game, middle());
        const auto codeWith = [&](const SnapshotStamp &stamp) {
            return codeOf(unpackSnapshot(m_game, sealSnapshot(stamp, archive)));
        };
        QCOMPARE(codeWith(ours), std::string("opened"));
        QCOMPARE(codeWith({ "rex", ours.revision, ours.packHash }), std::string("snapshot-other-game"));
        QCOMPARE(codeWith({ "", ours.revision, ours.packHash }), std::string("snapshot-other-game"));
        QCOMPARE(codeWith({ ours.game, ours.revision + 1, ours.packHash }), std::string("snapshot-version"));
        QCOMPARE(codeWith({ ours.game, ours.revision - 1, ours.packHash }), std::string("snapshot-version"));
        QCOMPARE(codeWith({ ours.game, ours.revision, ours.packHash + 1 }), std::string("snapshot-other-pack"));
    }
    void stateOfAnotherPack_isRefused()
    {
        Pack pack = Pack::builtIn("kingdoms");
        QVERIFY(!pack.overlayFile("deck.json", R"({"cards": [{"id": "lb", "copies": 1}]})", "pack"));
        const auto other = Kingdoms::load(pack);
        QVERIFY(other);
        QCOMPARE(codeOf(unpackSnapshot(*other, middle())), std::string("snapshot-other-pack"));
        // Its envelope forged, the cards still do not add up.
        const std::string forgedStamp = sealSnapshot(stampOf(*other), archiveIn(m_game, middle()));
        QCOMPARE(codeOf(unpackSnapshot(*other, forgedStamp)), std::string("snapshot-damaged"));
    }

private:
    static constexpr std::size_t kEnvelope = 40;

    std::string middle() const { return packSnapshot(m_game, m_states[0]); }

    const Kingdoms m_game = test::builtInKingdoms();
    const std::vector<State> m_states{ test::playedMatch(m_game, 3, 8, 50).state(),
        test::playedMatch(m_game, 2, 7, 0).state(), test::playedMatch(m_game, 4, 6, 101).state(),
        test::playedMatch(m_game, 2, 5).state(), test::playedMatch(m_game, 4, 7).state() };
};

OUTREMER_TEST(TestSnapshots)
#include "tst_snapshots.moc"
