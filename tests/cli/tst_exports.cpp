#include "tests/cli/run.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include "app/cli/safeterminal.h"
#include "app/play/datafolder.h"
#include "model/core/exportfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace outremer;
using test::run;

namespace fs = std::filesystem;

namespace {

std::string textIn(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(in), {} };
}

// A disk that is full: nothing comes through.
class NoRoom : public std::streambuf {
protected:
    int_type overflow(int_type) override { return traits_type::eof(); }
    std::streamsize xsputn(const char *, std::streamsize) override { return 0; }
};

} // namespace

// Files the command line writes for people, and what it says on a terminal.
class TestExports : public QObject {
    Q_OBJECT

    fs::path home() const { return m_folder.path().toStdString(); }
    std::vector<std::string> exporting(const fs::path &out) const { return { "plays", "export", "-o", out.string() }; }

private slots:
    void initTestCase()
    {
        qputenv("OUTREMER_HOME", m_folder.path().toUtf8());
        QVERIFY(QFile::copy(OUTREMER_SOURCE_DIR "/tests/data/plays-v4.db", m_folder.filePath("chronicle.db")));
        QFile(m_folder.filePath("chronicle.db")).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    void fileThatIsThere_isReplacedOnlyWhenAsked()
    {
        const fs::path out = home() / "plays.bgsplay";
        std::ofstream(out) << "dear to somebody";
        QVERIFY(run(exporting(out)).isOneComplaint(1));
        QCOMPARE(textIn(out), std::string("dear to somebody"));
        auto forced = exporting(out);
        forced.push_back("--force");
        QCOMPARE(run(forced).code, 0);
        QVERIFY(textIn(out).starts_with("{"));
    }
    void chronicle_isNeverReplaced()
    {
        const std::string before = textIn(home() / "chronicle.db");
        for (std::vector<std::string> words :
            { exporting(home() / "chronicle.db"), { "chronicle", "export", "1", "-o", userChronicle().string() },
                { "chronicle", "export", "1", "--format", "pdf", "-o", userChronicle().string() },
                { "campaign", "export", "1", "-o", userChronicle().string() } }) {
            const auto plain = run(words);
            QVERIFY2(plain.code == 1, plain.err.c_str());
            words.push_back("--force");
            QVERIFY(run(words).code == 1);
            QVERIFY(textIn(home() / "chronicle.db") == before || words[0] != "plays");
        }
        QVERIFY(textIn(home() / "chronicle.db").starts_with("SQLite format 3"));
        for (const auto &entry : fs::directory_iterator(home()))
            QVERIFY2(entry.path().string().find(".part-") == std::string::npos, entry.path().c_str());
    }
    void links_areNotFollowed()
    {
        const fs::path target = home() / "elsewhere";
        fs::create_symlink(target, home() / "link.md");
        QVERIFY(run({ "chronicle", "export", "1", "-o", (home() / "link.md").string() }).isOneComplaint(1));
        fs::create_symlink(target, home() / "book.md.part");
        QCOMPARE(run({ "chronicle", "export", "1", "-o", (home() / "book.md").string() }).code, 0);
        QVERIFY(!fs::exists(target));
        QVERIFY(fs::is_symlink(home() / "book.md.part"));
        QVERIFY(draftNameFor("a") != draftNameFor("a"));
    }
    void lostOutput_isAnError()
    {
        NoRoom full;
        std::istringstream in;
        std::ostream out(&full);
        std::ostringstream err;
        cli::Console console{ in, out, err, false, "/nowhere" };
        for (const std::vector<std::string> &words :
            { std::vector<std::string>{ "games" }, { "plays", "show" }, { "db", "check" } }) {
            out.clear();
            err.str({});
            QCOMPARE(cli::runCommandLine(words, console), 1);
            QVERIFY(err.str().find("lost") != std::string::npos);
        }
    }
    void noHome_isRefused_andNothingIsPutIntoTheFolderOne_isIn()
    {
        const QByteArray own = qgetenv("OUTREMER_HOME"), xdg = qgetenv("XDG_DATA_HOME"), home = qgetenv("HOME");
        qunsetenv("OUTREMER_HOME");
        qunsetenv("XDG_DATA_HOME");
        for (const char *value : { "", "somewhere" }) {
            qputenv("HOME", value);
            for (const char *line : { "campaign list", "campaign demo", "db check", "db backup", "plays show",
                     "db restore x.db", "play kingdoms --resume x" }) {
                const auto answer = run(QString(line));
                QVERIFY2(answer.code == 1 && answer.err.find("HOME") != std::string::npos, line);
            }
            QCOMPARE(run(QString("pack list")).code, 0);
        }
        QVERIFY(!fs::exists(".local") && !fs::exists("somewhere") && !fs::exists("chronicle.db"));
        qputenv("HOME", home);
        qputenv("OUTREMER_HOME", own);
        if (!xdg.isEmpty())
            qputenv("XDG_DATA_HOME", xdg);
    }
    void terminal_isNotOrderedAboutByNames()
    {
        std::stringbuf screen;
        {
            cli::SafeTerminal safe(&screen);
            std::ostream out(&safe);
            out << "A\x1b[31mred\a \xc2\x9b"
                << "2J\tАнна \xe2\x80\xae"
                << "x\xe2\x81\xa6 \xff\xd0\n"
                << "“q” €\x7f";
        }
        QCOMPARE(screen.str(), std::string("A?[31mred? ?2J\tАнна ?x? ??\n“q” €?"));
    }

private:
    QTemporaryDir m_folder{ test::quickFolder() };
};

OUTREMER_TEST(TestExports)
#include "tst_exports.moc"
