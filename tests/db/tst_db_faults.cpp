#include "tests/db/faults.h"

#include "tests/db/deeds.h"

#include <csignal>

namespace outremer::test {

int times(int full, int sample)
{
    return qEnvironmentVariable("OUTREMER_FAULTS") == "full" ? full : sample;
}

void report(const std::string &words)
{
    qInfo("%s", words.c_str());
}

const Sample &sample()
{
    static const Sample kSample = [] {
        const Folder folder;
        Sample made;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            made.filled = fill(chronicle, 60);
            made.content = sure(chronicle.content());
        }
        made.bytes = bytesOf(folder / "chronicle.db");
        return made;
    }();
    return kSample;
}

TestDbFaults::TestDbFaults()
{
    std::signal(SIGPIPE, SIG_IGN);                // a killed child no longer listens; the child inherits it
    qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); // a thousand kills take their time
}

namespace {

[[maybe_unused]] const bool kHasDeeds = addPart({ "--deed",
    [](int argc, char *argv[]) {
        return doDeed({ argv + 1, argv + argc });
    },
    false });

} // namespace
} // namespace outremer::test

using outremer::test::TestDbFaults;
OUTREMER_TEST(TestDbFaults)
