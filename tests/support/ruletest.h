#pragma once

#include <QObject>
#include <QTest>

#include <initializer_list>

namespace outremer::test {

// Notes which rules the running test function proves. They count only if it passes: see RuleTest.
void claimRules(std::initializer_list<const char *> ids);

// A test class whose RULES(...) tags are recorded. When the run is over, the ids of passing functions are written to
// $OUTREMER_TRACE_DIR/<test>.json, where `outremer-cli trace` counts them. An id of which any test failed does not
// count.
class RuleTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup();
};

int runRuleTest(QObject &test, int argc, char *argv[]);

} // namespace outremer::test

#define RULES(...) ::outremer::test::claimRules({ __VA_ARGS__ })

#define OUTREMER_TEST_MAIN(TestClass)                                                                                  \
    int main(int argc, char *argv[])                                                                                   \
    {                                                                                                                  \
        QCoreApplication app(argc, argv);                                                                              \
        TestClass test;                                                                                                \
        return ::outremer::test::runRuleTest(test, argc, argv);                                                        \
    }
