#include "ruletest.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace {

const QDir kHouse(OUTREMER_SOURCE_DIR);

// The rooms in the order of the arrows: a room may use itself and the rooms before it.
const QStringList kRooms{ "model", "campaign", "db", "app", "qml" };

// All files that belong to the project, relative to its root; what git ignores does not.
QStringList allFiles()
{
    static const QStringList kFiles = [] {
        QStringList files;
        QDirIterator it(kHouse.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = kHouse.relativeFilePath(it.next());
            const QStringList parts = file.split('/');
            if (parts[0] != "build" && parts[0] != ".git" && parts[0] != "CMakeUserPresets.json"
                && !parts.contains(".cache"))
                files += file;
        }
        files.sort();
        return files;
    }();
    return kFiles;
}

QStringList filesLike(const QString &pattern)
{
    return allFiles().filter(QRegularExpression(pattern));
}

QString textOf(const QString &file)
{
    QFile in(kHouse.filePath(file));
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

// Calls `visit` with each line that has the pattern, and its match.
template <class Visit>
void eachMatch(const QString &file, const QRegularExpression &pattern, Visit visit)
{
    int number = 0;
    for (const QString &line : textOf(file).split('\n')) {
        ++number;
        auto matches = pattern.globalMatch(line);
        while (matches.hasNext())
            visit(QString("%1:%2: %3").arg(file).arg(number).arg(line.trimmed()), matches.next());
    }
}

// Where the lines of these files have the pattern.
QStringList placesOf(const QString &pattern, const QStringList &files)
{
    QStringList places;
    for (const QString &file : files)
        eachMatch(file, QRegularExpression(pattern), [&](const QString &place, const auto &) { places += place; });
    return places;
}

// The file an include means: beside the including one, or under a room.
QString included(const QString &from, const QString &name)
{
    QStringList folders{ from.section('/', 0, -2) };
    folders += kRooms;
    for (const QString &folder : folders) {
        if (kHouse.exists(folder + "/" + name))
            return folder + "/" + name;
    }
    return {};
}

bool exists(const QString &folder, const QString &path)
{
    return kHouse.exists(folder + "/" + path) || kHouse.exists(path);
}

} // namespace

#define VERIFY_NONE(places) QVERIFY2((places).isEmpty(), qPrintable("\n    " + (places).join("\n    ")))

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
                    const auto room = kRooms.indexOf(included(file, match.captured(1)).section('/', 0, 0));
                    if (room > own)
                        wrong += place;
                });
        }
        VERIFY_NONE(wrong);
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
            const QString text = textOf(folder + "/README.md");
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
            const auto lines = textOf(file).count('\n');
            if (lines > 500)
                wrong += QString("%1 has %2 lines").arg(file).arg(lines);
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

OUTREMER_TEST_MAIN(TestHouse)
#include "tst_house.moc"
