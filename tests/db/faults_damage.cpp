#include "tests/db/faults.h"

namespace outremer::test {
namespace {

// Everything a program would read of a chronicle. A refusal is an answer; another content is the one thing that must
// not happen.
enum class Verdict { Identical, Refused, Silent };
Verdict readEverything(const fs::path &file)
{
    auto chronicle = Chronicle::open(file);
    if (!chronicle)
        return chronicle.refusal().message.empty() ? Verdict::Silent : Verdict::Refused;
    for (const MatchRow &match : sure(chronicle->journal().matches(true))) {
        for (const LineRow &line : sure(chronicle->journal().lines(match.id))) {
            if (!chronicle->journal().resume(*gameOnShelf(match.game), line.id))
                return Verdict::Refused;
        }
    }
    if (!chronicle->check().isOk())
        return Verdict::Refused;
    const auto content = chronicle->content();
    return !content ? Verdict::Refused : *content == sample().content ? Verdict::Identical : Verdict::Silent;
}

struct Tally {
    int identical = 0;
    int refused = 0;
    std::string words() const
    {
        return std::to_string(identical) + " identical, " + std::to_string(refused) + " refused, 0 silent";
    }
};

} // namespace

#define COUNT_VERDICT(tally, file, damagedBytes, seed)                                                                 \
    do {                                                                                                               \
        writeBytes(file, damagedBytes);                                                                                \
        const Verdict verdict = readEverything(file);                                                                  \
        QVERIFY2(verdict != Verdict::Silent, atSeed(seed).c_str());                                                    \
        QVERIFY2(verdict == Verdict::Identical || bytesOf(file) == (damagedBytes), atSeed(seed).c_str());              \
        ++(verdict == Verdict::Identical ? (tally).identical : (tally).refused);                                       \
    } while (false)

void TestDbFaults::flippedBits_areRefusedOrDoNotMatter()
{
    const Folder folder;
    const int flips = times(3000, 150);
    Tally tally;
    for (int i = 0; i < flips; ++i) {
        Rng rng = streamOf(41, std::uint64_t(i));
        std::string bytes = sample().bytes;
        // A third anywhere, a third in the header and the schema, a third where something is written.
        std::size_t at = rng.below(std::uint32_t(i % 3 == 1 ? 4096 : bytes.size()));
        while (i % 3 == 2 && bytes[at] == 0)
            at = rng.below(std::uint32_t(bytes.size()));
        bytes[at] = char(bytes[at] ^ (1 << rng.below(8)));
        COUNT_VERDICT(tally, folder / "chronicle.db", bytes, std::uint64_t(i));
    }
    report(std::to_string(flips) + " flipped bits: " + tally.words());
}

void TestDbFaults::cutFiles_areRefused()
{
    const Folder folder;
    const int cuts = times(1000, 60);
    Tally tally;
    for (int i = 0; i < cuts; ++i) {
        Rng rng = streamOf(43, std::uint64_t(i));
        std::size_t size = rng.below(std::uint32_t(sample().bytes.size()));
        if (i % 2 == 0)
            size -= size % 4096;
        COUNT_VERDICT(tally, folder / "chronicle.db", sample().bytes.substr(0, size), std::uint64_t(i));
    }
    QCOMPARE(tally.identical, 0);
    report(std::to_string(cuts) + " truncations: " + tally.words());
}

void TestDbFaults::lostAndSwappedPages_areRefusedOrDoNotMatter()
{
    const Folder folder;
    const int pages = times(500, 60);
    const auto count = std::uint32_t(sample().bytes.size() / 4096);
    Tally tally;
    for (int i = 0; i < pages; ++i) {
        Rng rng = streamOf(47, std::uint64_t(i));
        std::string bytes = sample().bytes;
        const std::size_t one = rng.below(count) * 4096u;
        const std::size_t other = rng.below(count) * 4096u;
        if (i % 2 == 0)
            bytes.replace(one, 4096, std::string(4096, '\0'));
        else
            std::swap_ranges(bytes.begin() + std::ptrdiff_t(one), bytes.begin() + std::ptrdiff_t(one) + 4096,
                bytes.begin() + std::ptrdiff_t(other));
        COUNT_VERDICT(tally, folder / "chronicle.db", bytes, std::uint64_t(i));
    }
    report(std::to_string(pages) + " lost or swapped pages: " + tally.words());
}

void TestDbFaults::foreignFiles_areRefusedAndLeftAlone()
{
    const Folder folder;
    const int files = times(100, 30);
    for (int i = 0; i < files; ++i) {
        Rng rng = streamOf(53, std::uint64_t(i));
        std::string bytes;
        if (i % 4 == 0) { // a database of another program
            fs::remove(folder / "other.db");
            {
                SQLite::Database other(folder / "other.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
                other.exec("PRAGMA application_id=" + std::to_string(i));
                other.exec("CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT)");
                other.exec("PRAGMA user_version=" + std::to_string(i % 5));
            }
            bytes = bytesOf(folder / "other.db");
        } else {
            bytes.resize(rng.below(30'000));
            for (char &byte : bytes)
                byte = char(rng.below(i % 4 == 1 ? 256 : 128));
            if (i % 4 == 3)
                bytes = std::string("SQLite format 3\0", 16) + bytes;
        }
        writeBytes(folder / "chronicle.db", bytes);
        QVERIFY2(!Chronicle::open(folder / "chronicle.db"), atSeed(std::uint64_t(i)).c_str());
        QVERIFY2(bytesOf(folder / "chronicle.db") == bytes, atSeed(std::uint64_t(i)).c_str());
    }
    report(std::to_string(files) + " foreign files: all refused and left alone");
}

} // namespace outremer::test
