#include "tests/cli/run.h"
#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using test::Answer;
using test::run;
using test::sure;

// `outremer-cli db`: the health of a chronicle file on the command line.
class TestDbCommand : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<test::Folder>();
        m_file = (*m_folder / "chronicle.db").string();
        qputenv("OUTREMER_HOME", QByteArray::fromStdString(m_folder->path().string()));
        Chronicle chronicle = sure(Chronicle::open(m_file));
        test::fill(chronicle);
    }

    void check_saysWhetherTheFileIsSound()
    {
        for (const auto &words : { std::vector<std::string>{ "db", "check" }, { "db", "check", m_file },
                 { "db", "check", "--replay" }, { "db", "check", "--db", m_file } })
            QVERIFY(run(words).code == 0 && run(words).out.find("is sound") != std::string::npos);
        const auto json = run({ "db", "check", m_file, "--json" }).json();
        QVERIFY(json["ok"] == true && json["problems"].empty() && json["version"] == newestSchemaVersion());

        SQLite::Database(m_file, SQLite::OPEN_READWRITE).exec("UPDATE notes SET text = 'other'");
        const Answer broken = run({ "db", "check", m_file, "--json" });
        QVERIFY(broken.code == 1 && broken.json()["ok"] == false && broken.json()["problems"].size() == 1);
        QVERIFY(run({ "db", "check", m_file }).isOneComplaint(1));
    }
    void info_tellsWhatIsInside()
    {
        const auto json = run({ "db", "info", m_file, "--json" }).json();
        QVERIFY(json["rows"]["people"] == 2 && json["rows"]["steps"] == 41 && json["lastBackup"].is_null());
        QVERIFY(run({ "db", "info" }).out.find("people: 2") != std::string::npos);
    }
    void backup_andRestore_goTogether()
    {
        const auto backup = run({ "db", "backup", m_file, "--json" }).json();
        const std::string path = backup["path"].get<std::string>();
        QVERIFY(test::fs::exists(path) && path.find("/backups/chronicle-") != std::string::npos);
        QVERIFY(run({ "db", "info", m_file }).out.find(path) != std::string::npos);
        const Answer restored = run({ "db", "restore", path });
        QVERIFY2(restored.code == 0 && restored.out.find("chronicle.db.replaced-") != std::string::npos,
            restored.err.c_str());
        QCOMPARE(run({ "db", "restore", path, "--db", (*m_folder / "new.db").string() }).code, 0);
        QCOMPARE(run({ "db", "check", (*m_folder / "new.db").string() }).code, 0);
    }
    void salvage_savesWhatCanBeRead()
    {
        SQLite::Database(m_file, SQLite::OPEN_READWRITE).exec("UPDATE notes SET text = 'other'");
        const Answer saved = run({ "db", "salvage", m_file, "--to", (*m_folder / "saved.db").string() });
        QVERIFY2(saved.code == 0 && saved.out.find("notes: 0 of 1") != std::string::npos, saved.err.c_str());
        QCOMPARE(run({ "db", "check", (*m_folder / "saved.db").string() }).code, 0);
    }
    void badRequests_areOneComplaint()
    {
        const std::string none = (*m_folder / "none.db").string();
        const std::string text = (*m_folder / "text.db").string();
        test::writeBytes(text, "Dear diary");
        for (const std::string &file : { none, text }) {
            for (const char *verb : { "check", "info", "backup", "restore" })
                QVERIFY2(run({ "db", verb, file }).isOneComplaint(1), verb);
            QVERIFY(run({ "db", "salvage", file, "--to", (*m_folder / "x.db").string() }).isOneComplaint(1));
        }
        QVERIFY(!test::fs::exists(none));
        for (const auto &words : { std::vector<std::string>{ "db" }, { "db", "frob" }, { "db", "restore" },
                 { "db", "salvage", m_file }, { "db", "check", m_file, "more" } })
            QVERIFY(run(words).isOneComplaint(2));
        const Chronicle chronicle = sure(Chronicle::open(m_file));
        for (const char *verb : { "check", "info", "backup" }) {
            const Answer refused = run({ "db", verb, m_file });
            QVERIFY(refused.isOneComplaint(1) && refused.err.find("open elsewhere, by process") != std::string::npos);
        }
    }

private:
    std::unique_ptr<test::Folder> m_folder;
    std::string m_file;
};

OUTREMER_TEST(TestDbCommand)
#include "tst_db_command.moc"
