#include "faults.h"

#include "deeds.h"

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

} // namespace outremer::test

int main(int argc, char *argv[])
{
    using namespace outremer;
    std::signal(SIGPIPE, SIG_IGN); // a killed child no longer listens
    if (argc > 2 && std::string_view(argv[1]) == "--deed")
        return test::doDeed({ argv + 2, argv + argc });
    QCoreApplication app(argc, argv);
    qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); // a thousand kills take their time
    test::TestDbFaults faults;
    return test::runRuleTest(faults, argc, argv);
}
