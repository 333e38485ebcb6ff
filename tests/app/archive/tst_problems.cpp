#include "app/archive/recovery.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#ifndef Q_MOC_RUN // moc stumbles over the concepts of the standard library, and needs none of this
#include "app/archive/backupfiles.h"
#include "app/archive/problemwords.h"
#include "app/archive/salvagewords.h"
#include "app/archive/storewords.h"
#include "tests/app/homekit.h"
#include "tests/db/faultyvfs.h"
#include "tests/db/samples.h"
#endif

#include <QGuiApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sqlite3.h>
#include <unistd.h>

using namespace outremer;
using test::archive;
using test::sure;
namespace fs = std::filesystem;

namespace {

constexpr uid_t kNobodyUser = 65534;

// Permissions mean nothing to root, so for a while we are somebody else, to whom the data folder belongs.
class Unprivileged {
public:
    Unprivileged()
    {
        if (::geteuid() != 0)
            return;
        ::chown(dataFolder().parent_path().c_str(), kNobodyUser, kNobodyUser);
        ::chown(dataFolder().c_str(), kNobodyUser, kNobodyUser);
        for (const auto &entry : fs::directory_iterator(dataFolder()))
            ::chown(entry.path().c_str(), kNobodyUser, kNobodyUser);
        m_isSwitched = ::seteuid(kNobodyUser) == 0;
    }
    ~Unprivileged()
    {
        if (m_isSwitched && ::seteuid(0) != 0)
            qFatal("cannot become root again");
    }
    Unprivileged(const Unprivileged &) = delete;
    Unprivileged &operator=(const Unprivileged &) = delete;

private:
    bool m_isSwitched = false;
};

// The Shell at the start page of a chronicle that was refused.
class ProblemWindow : public test::ShellWindow {
public:
    ProblemWindow()
    {
        QMetaObject::invokeMethod(shell(), "openHome");
        settle();
    }
    void settle()
    {
        AWAIT(archive().state() != Archive::Opening && archive().state() != Archive::Busy);
        QCoreApplication::processEvents();
    }
    QString page() const { return shell()->property("page").toString(); }
    QStringList ways() const
    {
        QStringList ids;
        for (QQuickItem *item : visibleItems()) {
            if (item->objectName().startsWith("way_"))
                ids.append(item->objectName().mid(4));
        }
        return ids;
    }
    QStringList texts() const
    {
        QStringList texts;
        for (QQuickItem *item : visibleItems())
            texts.append(item->property("text").toString());
        return texts;
    }
    // As a person does it: with the mouse, on the button.
    void take(const QString &way)
    {
        QQuickItem *button = find("way_" + way);
        QVERIFY2(button, qPrintable("no way to " + way));
        AWAIT(button->height() > 0 && button->isEnabled());
        QVERIFY(QTest::qWaitForWindowExposed(&view()));
        view().grabWindow(); // everything has found its place
        QTest::mouseClick(&view(), Qt::LeftButton, {},
            button->mapToScene(QPointF(button->width() / 2, button->height() / 2)).toPoint());
        settle();
    }
};

void fillChronicle()
{
    Chronicle chronicle = sure(Chronicle::open(userChronicle()));
    test::fill(chronicle);
}

// Changes a row behind the store's back: its seal no longer fits.
void damageChronicle()
{
    SQLite::Database(userChronicle().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE people SET name = 'Eve' WHERE id = 1");
}

// Whether there are English words in it, not counting paths and names: two of them in a row.
bool hasEnglish(const QString &text)
{
    static const QRegularExpression kWords("(^|[ (])[a-z]+ [a-z]+");
    return text.contains(kWords);
}

std::vector<fs::path> filesLike(const std::string &prefix)
{
    std::vector<fs::path> found;
    for (const auto &entry : fs::directory_iterator(dataFolder())) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(prefix) && !name.ends_with(".owner") && !name.ends_with("-journal"))
            found.push_back(entry.path());
    }
    return found;
}

} // namespace

// A chronicle that cannot be opened: the window says so in words, touches nothing, and knows ways on.
class TestProblems : public test::RuleTest {
    Q_OBJECT

    // The page says what it must, in both languages, and leaves the file alone.
    static void checkPage(ProblemWindow &window, const std::string &code, const QStringList &ways)
    {
        QCOMPARE(archive().state(), Archive::Refused);
        QCOMPARE(archive().problemCode(), QString::fromStdString(code));
        QCOMPARE(window.page(), QString("problem"));
        QVERIFY(ProblemWords::knows(code));
        QSet<QString> titles;
        for (const char *language : { "ru", "en" }) {
            Preferences::instance()->setLanguage(language);
            const ProblemWords words = ProblemWords::of(code);
            titles.insert(words.title);
            const QStringList texts = window.texts();
            QVERIFY2(texts.contains(words.title), qPrintable(texts.join('\n')));
            QVERIFY(texts.contains(words.text));
            QVERIFY(texts.contains(QString::fromStdString(userChronicle().string())));
            const QString small = StoreWords::of(archive().problemText()); // the store's own sentence
            QVERIFY2(texts.filter(small).size() == 1, qPrintable(texts.join('\n')));
            QCOMPARE(small == archive().problemText(), QString(language) == "en");
            if (QString(language) == "ru")
                QVERIFY2(!hasEnglish(small), qPrintable(small));
        }
        QCOMPARE(titles.size(), 2); // each language has its own
        QCOMPARE(window.ways(), ways);
    }

private slots:
    void init()
    {
        Preferences::instance()->setLanguage("en");
        test::emptyDataFolder();
    }
    void cleanup()
    {
        fs::permissions(dataFolder(), fs::perms::owner_all);
        archive().close();
    }

    void soundFile_opensTheStartPage()
    {
        ProblemWindow window;
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(window.page(), QString("home"));
        QVERIFY(window.find("beginCampaignButton"));
    }

    void damagedFile_withoutBackup_isSalvaged_andGoneOnWith()
    {
        fillChronicle();
        damageChronicle();
        const std::string before = test::bytesOf(userChronicle());
        ProblemWindow window;
        checkPage(window, "damaged", { "salvage", "retry", "begin", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), before);
        window.take("salvage");
        QCOMPARE(archive().state(), Archive::Refused);
        QCOMPARE(test::bytesOf(userChronicle()), before); // the damaged one stays as it is
        QCOMPARE(filesLike("chronicle.salvaged-").size(), std::size_t(1));
        QVERIFY(window.texts().contains("Part of it could be saved"));
        QVERIFY2(window.texts().contains("People: 1 of 2"), qPrintable(window.texts().join('\n')));
        window.take("adopt");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(window.page(), QString("home"));
        QCOMPARE(sure(archive().chronicle()->people().all()).size(), std::size_t(1));
        QCOMPARE(sure(archive().chronicle()->campaigns().all()).size(), std::size_t(1));
        QCOMPARE(filesLike("chronicle.db.replaced-").size(), std::size_t(1));
        QCOMPARE(test::bytesOf(filesLike("chronicle.db.replaced-").front()), before);
    }
    void damagedHeader_isSalvaged_andNothingIsLost()
    {
        fillChronicle();
        std::string bytes = test::bytesOf(userChronicle());
        bytes[68] = char(bytes[68] ^ 4); // what says that it is a chronicle
        test::writeBytes(userChronicle(), bytes);
        ProblemWindow window;
        checkPage(window, "damaged", { "salvage", "retry", "begin", "folder", "quit" });
        window.take("salvage");
        QVERIFY(window.texts().contains("Everything could be saved"));
        window.take("adopt");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(sure(archive().chronicle()->people().all()).size(), std::size_t(2));
    }
    void damagedFile_withBackups_goesBackToTheNewestSoundOne()
    {
        fillChronicle();
        {
            Chronicle chronicle = sure(Chronicle::open(userChronicle()));
            const Backup first = sure(chronicle.backups().make(backupFolderOf(userChronicle())));
            fs::rename(first.path, backupFolderOf(userChronicle()) / "chronicle-2026-01-05T120000Z.db"); // long ago
            sure(chronicle.people().add("Boris", Gender::Male));
            sure(chronicle.backups().make(backupFolderOf(userChronicle())));
        }
        const auto backups = backupsBeside(userChronicle());
        QCOMPARE(backups.size(), std::size_t(2));
        damageChronicle();
        const std::string before = test::bytesOf(userChronicle());
        ProblemWindow window;
        checkPage(window, "damaged", { "restore", "salvage", "retry", "begin", "folder", "quit" });
        // The newest one has gone bad too: the one before it must do.
        SQLite::Database(backups.front().path.string(), SQLite::OPEN_READWRITE).exec("UPDATE people SET name = 'Eve'");
        window.take("restore");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(sure(archive().chronicle()->people().all()).size(), std::size_t(2)); // Boris came later
        QCOMPARE(test::bytesOf(filesLike("chronicle.db.replaced-").front()), before);
        QVERIFY(fs::exists(backups.front().path)); // bad as it is
    }
    void damagedFile_isSetAside_forANewChronicle()
    {
        fillChronicle();
        damageChronicle();
        const std::string before = test::bytesOf(userChronicle());
        ProblemWindow window;
        QSignalSpy told(&archive(), &Archive::said);
        window.take("begin");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(window.page(), QString("home"));
        QVERIFY(sure(archive().chronicle()->people().all()).empty());
        QCOMPARE(filesLike("chronicle.db.aside-").size(), std::size_t(1));
        QCOMPARE(test::bytesOf(filesLike("chronicle.db.aside-").front()), before);
        QVERIFY(told.last().at(0).toString().contains("chronicle.db.aside-")); // and people are told where it is
    }
    void nothingLeftToRead_isSaidInWords()
    {
        fillChronicle();
        std::string bytes = test::bytesOf(userChronicle());
        bytes.replace(100, bytes.size() - 100, bytes.size() - 100, 'x'); // but the header
        test::writeBytes(userChronicle(), bytes);
        ProblemWindow window;
        checkPage(window, "damaged", { "salvage", "retry", "begin", "folder", "quit" });
        window.take("salvage");
        QCOMPARE(archive().state(), Archive::Refused);
        QVERIFY(window.find("problemReport") && !window.find("problemReport")->property("title").toString().isEmpty());
        QVERIFY(!window.ways().contains("adopt"));
        QCOMPARE(test::bytesOf(userChronicle()), bytes);
    }

    void fileOpenElsewhere_waitsUntilItIsClosedThere()
    {
        auto other = std::make_unique<Chronicle>(sure(Chronicle::open(userChronicle())));
        const std::string before = test::bytesOf(userChronicle());
        ProblemWindow window;
        checkPage(window, "in-use", { "retry", "folder", "quit" });
        window.take("retry");
        QCOMPARE(archive().problemCode(), QString("in-use"));
        QCOMPARE(test::bytesOf(userChronicle()), before);
        other.reset();
        window.take("retry");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(window.page(), QString("home"));
    }
    void newerFile_isKeptUnderADatedName()
    {
        fillChronicle();
        std::string bytes = test::bytesOf(userChronicle());
        bytes[63] = char(newestSchemaVersion() + 1);
        test::writeBytes(userChronicle(), bytes);
        ProblemWindow window;
        checkPage(window, "newer-version", { "begin", "retry", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), bytes);
        window.take("begin");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(test::bytesOf(filesLike("chronicle.db.aside-").front()), bytes);
    }
    void foreignFile_isLeftAlone()
    {
        test::writeBytes(userChronicle(), "Dear diary");
        ProblemWindow window;
        checkPage(window, "not-a-chronicle", { "begin", "retry", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), std::string("Dear diary"));
        window.take("begin");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(test::bytesOf(filesLike("chronicle.db.aside-").front()), std::string("Dear diary"));
    }
    void folderInTheChroniclesPlace_isRefused_andNothingMoves()
    {
        fs::create_directory(userChronicle());
        ProblemWindow window;
        checkPage(window, "not-a-chronicle", { "begin", "retry", "folder", "quit" });
        window.take("begin"); // a folder cannot be set aside the way files are
        QCOMPARE(archive().state(), Archive::Refused);
        QVERIFY(fs::is_directory(userChronicle()));
        QVERIFY(window.find("problemReport") && !window.find("problemReport")->property("title").toString().isEmpty());
    }
    void journalWithoutItsFile_isKept()
    {
        const fs::path journal = userChronicle().string() + "-journal";
        test::writeBytes(journal, "half a change");
        ProblemWindow window;
        checkPage(window, "unfinished", { "retry", "begin", "folder", "quit" });
        QCOMPARE(test::bytesOf(journal), std::string("half a change"));
        window.take("begin");
        QCOMPARE(archive().state(), Archive::Ready);
        std::string kept;
        for (const auto &entry : fs::directory_iterator(dataFolder())) {
            if (entry.path().filename().string().starts_with("chronicle.db-journal.aside-"))
                kept = test::bytesOf(entry.path());
        }
        QCOMPARE(kept, std::string("half a change"));
    }

    void protectedFile_isRefused_untilWritingIsAllowed()
    {
        fillChronicle();
        const std::string before = test::bytesOf(userChronicle());
        const Unprivileged unprivileged;
        fs::permissions(userChronicle(), fs::perms::owner_read);
        ProblemWindow window;
        checkPage(window, "read-only", { "retry", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), before);
        fs::permissions(userChronicle(), fs::perms::owner_read | fs::perms::owner_write);
        window.take("retry");
        QCOMPARE(archive().state(), Archive::Ready);
        archive().close();
    }
    void protectedFolder_isRefused_untilWritingIsAllowed()
    {
        fillChronicle();
        fs::remove(userChronicle().string() + ".owner");
        const std::string before = test::bytesOf(userChronicle());
        const Unprivileged unprivileged;
        fs::permissions(dataFolder(), fs::perms::owner_read | fs::perms::owner_exec);
        ProblemWindow window;
        checkPage(window, "read-only", { "retry", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), before);
        fs::permissions(dataFolder(), fs::perms::owner_all);
        window.take("retry");
        QCOMPARE(archive().state(), Archive::Ready);
        archive().close();
    }
    void unreadableFile_isRefused_untilReadingIsAllowed()
    {
        fillChronicle();
        const std::string before = test::bytesOf(userChronicle());
        const Unprivileged unprivileged;
        fs::permissions(userChronicle(), fs::perms::none);
        ProblemWindow window;
        checkPage(window, "cannot-open", { "retry", "begin", "folder", "quit" });
        fs::permissions(userChronicle(), fs::perms::owner_read | fs::perms::owner_write);
        QCOMPARE(test::bytesOf(userChronicle()), before);
        window.take("retry");
        QCOMPARE(archive().state(), Archive::Ready);
        archive().close();
    }

    void fullDisk_isRefused_untilThereIsRoom()
    {
        test::makeOldFile(userChronicle(), 1); // opening it means writing: it must be brought up to date
        const std::string before = test::bytesOf(userChronicle());
        test::FaultyDisk disk;
        disk.failAt(1, SQLITE_FULL, true);
        ProblemWindow window;
        checkPage(window, "disk-full", { "retry", "folder", "quit" });
        QVERIFY(disk.hasStruck());
        QCOMPARE(test::bytesOf(userChronicle()), before);
        disk.beSound();
        window.take("retry");
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(sure(archive().chronicle()->people().all()).size(), std::size_t(3));
        archive().close();
    }
    void failingDisk_isRefused()
    {
        test::makeOldFile(userChronicle(), 1);
        const std::string before = test::bytesOf(userChronicle());
        test::FaultyDisk disk;
        disk.failAt(1, SQLITE_IOERR_WRITE, true);
        ProblemWindow window;
        checkPage(window, "disk-error", { "retry", "folder", "quit" });
        QCOMPARE(test::bytesOf(userChronicle()), before);
        disk.beSound();
    }

    void everyCode_hasWordsOfItsOwn_inBothLanguages()
    {
        QSet<QString> words;
        const std::array codes{ "damaged", "in-use", "read-only", "disk-full", "newer-version", "not-a-chronicle",
            "cannot-open", "disk-error", "no-memory", "unfinished", "nothing-to-salvage", "no-backup", "not-found",
            "file-moved", "file-changed", "no-locks" };
        for (const char *language : { "ru", "en" }) {
            Preferences::instance()->setLanguage(language);
            for (const char *code : codes) {
                words.insert(ProblemWords::of(code).title);
                words.insert(ProblemWords::of(code).text);
            }
        }
        QCOMPARE(words.size(), qsizetype(4 * codes.size()));
        const QString other = ProblemWords::told({ "store-failed", "it would not" });
        QVERIFY(other.contains("it would not")); // what we have no words for is said in the store's
    }
    void whatTheStoreSays_isSaidInTheUsersLanguage()
    {
        Preferences::instance()->setLanguage("ru");
        QCOMPARE(StoreWords::of(std::string(
                     "a%2b.db: the file is damaged (a row of \"people\" does not fit its seal). It was left as "
                     "it is; restore a backup, or salvage what can still be read into a new file.")),
            QString::fromUtf8(
                "a%2b.db: файл повреждён (строка таблицы «people» не сходится со своей печатью). Он оставлен "
                "как есть; верните резервную копию или спасите в новый файл то, что ещё читается."));
        QCOMPARE(
            StoreWords::of(QString("x: nobody has written about this")), QString("x: nobody has written about this"));
        // Whatever the store refuses, from opening to saving.
        const QTemporaryDir folder(test::quickFolder());
        const fs::path place = folder.path().toStdString();
        test::writeBytes(place / "empty.db", "");
        test::writeBytes(place / "text.db", "Dear diary, today nothing happened that would be worth a page of yours.");
        fs::create_directory(place / "folder.db");
        test::writeBytes(place / "lost.db-journal", std::string(4096, 'x'));
        Chronicle sound = sure(Chronicle::open(place / "sound.db"));
        QStringList refused;
        for (const char *name : { "empty.db", "text.db", "folder.db", "lost.db", "sound.db" })
            refused.append(QString::fromStdString(Chronicle::open(place / name).refusal().message));
        refused.append(QString::fromStdString(sound.bundles().take(place / "none.outremer").refusal().message));
        refused.append(QString::fromStdString(sound.bundles().take(place / "text.db").refusal().message));
        // And what it finds beside a file, or about it.
        fs::remove(place / "lost.db-journal");
        test::writeBytes(place / "other.db-journal", "Dear diary");
        sure(Chronicle::open(place / "whole.db"));
        fs::rename(place / "whole.db", place / "other.db");
        test::writeBytes(place / "other.db-wal", "Dear diary");
        const Health looked = sure(checkFile(place / "other.db"));
        for (const std::string &remark : looked.remarks)
            refused.append(QString::fromStdString(remark));
        const Chronicle settled = sure(Chronicle::open(place / "other.db"));
        for (const std::string &remark : settled.remarks())
            refused.append(QString::fromStdString(remark));
        fs::remove(place / "sound.db");
        refused.append(QString::fromStdString(sound.settings().set("x", "1")->message));
        QCOMPARE(refused.size(), qsizetype(7 + 1 + 2 + 1));
        for (const QString &sentence : std::as_const(refused)) {
            const QString words = StoreWords::of(sentence);
            QVERIFY2(words != sentence && !hasEnglish(words), qPrintable(words));
        }
        Preferences::instance()->setLanguage("en");
        for (const QString &sentence : std::as_const(refused))
            QCOMPARE(StoreWords::of(sentence), sentence);
    }
    void aSalvagesReport_isSaidInWords()
    {
        Preferences::instance()->setLanguage("ru");
        QCOMPARE(SalvageWords::of("people: 1 of 2"), QString::fromUtf8("Люди: 1 из 2"));
        QCOMPARE(SalvageWords::of("match 01234567-89ab, line 3: 31 of an unknown number"),
            QString::fromUtf8("Партия 01234567, линия 3: шагов 31 из неизвестно скольких"));
        QCOMPARE(SalvageWords::of("line 7: left out"), QString("line 7: left out"));
    }
};

OUTREMER_TEST(TestProblems)
#include "tst_problems.moc"
