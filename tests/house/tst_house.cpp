#include "tests/house/housefiles.h"
#include "tests/support/ruletest.h"

using namespace outremer::test;

namespace {

// The rooms in the order of the arrows: a room may use itself and the rooms before it.
const QStringList kRooms{ "model", "campaign", "db", "app", "qml" };

bool exists(const QString &folder, const QString &path)
{
    return kHouse.exists(folder + "/" + path) || kHouse.exists(path);
}

} // namespace

// The rules of the house that no compiler checks.
class TestHouse : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(filesLike("^model/.*\\.cpp$").size() > 10); } // we are looking at the right folder

    void arrows_pointOneWay()
    {
        QStringList wrong;
        for (const QString &file : filesLike("^(model|campaign|db|app|qml)/.*\\.(h|cpp)$")) {
            const auto own = kRooms.indexOf(file.section('/', 0, 0));
            eachMatch(file, QRegularExpression("^\\s*#\\s*include\\s*\"([^\"]+)\""),
                [&](const QString &place, const auto &match) {
                    const auto room = kRooms.indexOf(match.captured(1).section('/', 0, 0));
                    if (room > own)
                        wrong += place;
                });
        }
        VERIFY_NONE(wrong);
    }
    // The store keeps matches of whichever game, and what a campaign writes is text to it: it knows neither.
    void theStore_knowsNoCampaignAndNoGame()
    {
        QStringList wrong = placesOf("outremer_campaign", { "db/CMakeLists.txt" });
        for (const QString &file : filesLike("^db/.*\\.(h|cpp)$")) {
            eachMatch(file, QRegularExpression("^\\s*#\\s*include\\s*\"([^\"]+)\""),
                [&](const QString &place, const auto &match) {
                    const QString meant = match.captured(1);
                    if (!meant.startsWith("db/") && !meant.startsWith("model/core/") && meant != "model/shelf.h")
                        wrong += place;
                });
        }
        VERIFY_NONE(wrong);
    }
    // RULES and SHOWS fail on an id that is in no rulebook.
    void unknownRules_areFound()
    {
        QCOMPARE(outremer::test::unknownRules({ "KC-TURN-01", "CR-RAID-05", "CH3-OATH-06", "KC-TURN-99", "" }),
            (QStringList{ "KC-TURN-99", "" }));
    }
    // Rules, campaigns and the store know nothing of Qt, and the command line runs without it.
    void qt_staysInTheApplication()
    {
        const QStringList places = placesOf("^\\s*#\\s*include\\s*[<\"](Q[A-Z]|Qt[A-Z]\\w*/|q[a-z]+\\.h)",
            filesLike("^(model|campaign|db|app/cli)/.*\\.(h|cpp)$"));
        VERIFY_NONE(places);
    }
    void sql_staysInTheStore()
    {
        const QStringList places =
            placesOf("^\\s*#\\s*include\\s*[<\"](sqlite3|SQLiteCpp)", filesLike("^(model|campaign|app)/.*\\.(h|cpp)$"));
        VERIFY_NONE(places);
    }
    void includes_doNotClimb()
    {
        const QStringList places = placesOf("#\\s*include\\s*[<\"][^>\"]*\\.\\./", filesLike("\\.(h|cpp)$"));
        VERIFY_NONE(places);
    }
    void productionCode_doesNotIncludeTests()
    {
        const QStringList places = placesOf("#\\s*include\\s*[<\"](tests?/|ruletest|battery|QTest)",
            filesLike("^(model|campaign|db|app|qml)/.*\\.(h|cpp)$"));
        VERIFY_NONE(places);
    }

    void everyFolderWithSources_hasAShortReadme()
    {
        QStringList wrong;
        QStringList folders;
        for (const QString &file : filesLike("/.*\\.(h|cpp|qml)$"))
            folders += file.section('/', 0, -2);
        folders.removeDuplicates();
        for (const QString &folder : folders) {
            const QString text = textOfFile(folder + "/README.md");
            const auto lines = text.trimmed().count('\n') + 1;
            if (text.trimmed().isEmpty())
                wrong += folder + "/README.md is missing";
            else if (lines > 20)
                wrong += QString("%1/README.md has %2 lines, not 20").arg(folder).arg(lines);
        }
        VERIFY_NONE(wrong);
    }
    // A path in a README is between backticks and has a slash or the ending of a source; it leads somewhere,
    // seen from the README or from the root. What is built, and patterns such as `model/<id>/`, are not
    // paths.
    void everyPathInAReadme_leadsSomewhere()
    {
        QStringList wrong;
        for (const QString &file : filesLike("(^|/)README\\.md$")) {
            eachMatch(file, QRegularExpression("`([^`\\s]+)`"), [&](const QString &place, const auto &match) {
                const QString path = match.captured(1);
                const bool isPath = path.contains('/') || path.contains(QRegularExpression("\\.(h|cpp|qml|md)$"));
                const bool isOther = path.contains(QRegularExpression("[<>*{}$()|\",:=]|^/|^build/"));
                if (isPath && !isOther && !exists(file.section('/', 0, -2), path))
                    wrong += place.section(": ", 0, 0) + ": " + path;
            });
        }
        VERIFY_NONE(wrong);
    }

    void noSourceFile_isLongerThan500Lines()
    {
        QStringList wrong;
        for (const QString &file : filesLike("\\.(h|cpp|qml|cmake|sh|py)$|(^|/)(CMakeLists\\.txt|dev)$")) {
            const auto lines = textOfFile(file).count('\n');
            if (lines > 500)
                wrong += QString("%1 has %2 lines").arg(file).arg(lines);
        }
        VERIFY_NONE(wrong);
    }
    // What a game's rules are held to: the battery in its folder, and a whole match as text.
    void everyGame_hasItsTests()
    {
        QStringList wrong;
        for (const QString &game : gameFolders()) {
            for (const QString &file :
                { "tests/" + game + "/tst_" + game + "_battery.cpp", "tests/data/" + game + "-playthrough.txt" }) {
                if (!kHouse.exists(file))
                    wrong += file;
            }
        }
        VERIFY_NONE(wrong);
    }
    void nothingIsLeftForLater()
    {
        const QStringList places = placesOf("\\b(TO"
                                            "DO|FIX"
                                            "ME|XX"
                                            "X)\\b",
            textFiles());
        VERIFY_NONE(places);
    }
    void noPathOfOneMachine_isWrittenDown()
    {
        const QStringList places =
            placesOf("(^|[^\\w.}/])/(home|root|work|Users|mnt)/|\\b[A-Z]:\\\\+(Users|Program)", textFiles());
        VERIFY_NONE(places);
    }

private:
    static QStringList textFiles()
    {
        return filesLike("\\.(h|cpp|qml|json|md|txt|cmake|in|py|sh|ts|yml|yaml|desktop|svg|js)$|(^|/"
                         ")(dev|run|\\.clang-format|\\.editorconfig|\\.gitignore)$");
    }
};

OUTREMER_TEST(TestHouse)
#include "tst_house.moc"
