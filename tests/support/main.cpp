#include "tests/support/ruletest.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    return outremer::test::runPart<QCoreApplication>(argc, argv);
}
