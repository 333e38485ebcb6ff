#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QTemporaryDir>

// The tests that have a window, each with a data folder of its own: nothing of the user's is touched.
int main(int argc, char *argv[])
{
    const QTemporaryDir home(outremer::test::quickFolder());
    qputenv("OUTREMER_HOME", (home.path() + "/data").toLocal8Bit());
    return outremer::test::runPart<QGuiApplication>(argc, argv);
}
