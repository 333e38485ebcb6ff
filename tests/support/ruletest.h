#pragma once

#include <QObject>
#include <QTest>

#include <initializer_list>
#include <optional>
#include <string>

namespace outremer::test {

using RuleIds = std::initializer_list<const char *>;

// Those that no game's rulebook has, nor the campaign's.
QStringList unknownRules(RuleIds ids);
// Notes which rules the running test function proves. They count only if it passes: see RuleTest. An unknown id fails it.
void claimRules(RuleIds ids, const char *file, int line);
// Which rules are only shown or reckoned with by what is tested: comparing with the engine proves nothing about a rule.
void nameRules(RuleIds ids, const char *file, int line);

// A test class whose RULES(...) tags are recorded. When the run is over, the ids of passing functions are written to
// $OUTREMER_TRACE_DIR/<test>.json, where `outremer-cli trace` counts them. An id of which any test failed does not
// count.
class RuleTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup();
};

int runRuleTest(QObject &test, int argc, char *argv[]);

// A room's tests are one program, because linking each file's alone took most of a build. Its first word says which part
// is wanted: a test, or a process that a test starts.
struct Part {
    std::string name;
    int (*run)(int argc, char *argv[]) = nullptr;
    bool isTest = true;
};
bool addPart(Part part);
// The part of that name; nothing, having said which there are, if there is none.
const Part *findPart(const char *name);
// "tst_x" of ".../tst_x.cpp".
std::string stemOf(const std::string &file);

// The main() of such a program: `tests_crusaders tst_crusaders_raids [function...]` runs one test, as ctest does.
template <class Application>
int runPart(int argc, char *argv[])
{
    const Part *part = findPart(argc > 1 ? argv[1] : "");
    if (!part)
        return 1;
    std::optional<Application> application;
    if (part->isTest)
        application.emplace(argc, argv);
    return part->run(argc - 1, argv + 1);
}

} // namespace outremer::test

#define RULES(...) ::outremer::test::claimRules({ __VA_ARGS__ }, __FILE__, __LINE__)
#define SHOWS(...) ::outremer::test::nameRules({ __VA_ARGS__ }, __FILE__, __LINE__)

// The last line of a test file: its class is run under the file's name. What must be so before the first function, but not
// before the application is there, is said in the constructor.
#define OUTREMER_TEST(TestClass)                                                                                       \
    [[maybe_unused]] static const bool kHas##TestClass =                                                               \
        ::outremer::test::addPart({ ::outremer::test::stemOf(__FILE__), [](int argc, char *argv[]) {                   \
                                       TestClass test;                                                                 \
                                       return ::outremer::test::runRuleTest(test, argc, argv);                         \
                                   } });
