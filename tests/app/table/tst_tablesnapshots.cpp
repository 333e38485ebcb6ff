#include "app/archive/archive.h"
#include "app/play/replays.h"
#include "db/chronicle.h"
#include "tests/app/homekit.h"
#include "tests/app/window.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;

// A match is left with a snapshot of where it stands, and shown from it at once when it is opened again.
class TestTableSnapshots : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        m_home = std::make_unique<QTemporaryDir>(test::quickFolder());
        qputenv("OUTREMER_HOME", m_home->path().toLocal8Bit());
    }
    void cleanup() { Archive::instance()->close(); }

    // Closing the window and opening another match both leave the one that was on the table.
    void matchThatIsLeft_inWhateverWay_keepsASnapshot()
    {
        test::ShellWindow window;
        window.begin(2, 3);
        const auto snapshotOf = [](MatchId id) {
            Journal &journal = Archive::instance()->chronicle()->journal();
            return *journal.newestSnapshot(journal.match(id)->currentLine);
        };
        Rng rng{ 1 };
        window.table().ready();
        window.chooseAnything(rng);
        const auto steps = window.table().stepCount();
        QVERIFY(!snapshotOf({ 1 }));
        window.begin(2, 4);
        QVERIFY(snapshotOf({ 1 }) && snapshotOf({ 1 })->number == steps && !snapshotOf({ 2 }));
        QMetaObject::invokeMethod(qGuiApp, "aboutToQuit", Qt::DirectConnection);
        QVERIFY(snapshotOf({ 2 }) && !window.table().isOpen());
    }

    // Shown at once, from a snapshot that leads elsewhere: as soon as its past is there the table goes on from the truth.
    void matchShownAtOnce_isReseatedAndCorrected_byItsWholePast()
    {
        QVERIFY(Archive::instance()->openNow());
        const MatchId id =
            test::playMatch("crusaders", 2, 300, R"({"players": [{"name": "Anna"}, {"name": "Boris"}]})");
        Journal &journal = Archive::instance()->chronicle()->journal();
        const LineId line = journal.match(id)->currentLine;
        const auto truth = std::move(*journal.resume(*gameOnShelf("crusaders"), line));
        QVERIFY(!journal.keepSnapshot(line, *truth));
        Table table;
        QVERIFY(table.resumeMatch(id.value));
        QVERIFY(table.match()->journal().empty() && table.reseat(0, { "Vera", {}, 0 }));
        QCOMPARE(table.players()[0].since, std::size_t(300));
        table.leave();
        Replays::instance().clear();
        QVERIFY(!truth->decision().isOver() && truth->journal().size() == 300);
        auto other = truth->forkAt(260);
        while (other->decision().seat == truth->decision().seat)
            other->submit(other->decision().seat, other->options().front());
        QVERIFY(!journal.dropSnapshots(id));
        QVERIFY(!journal.keepSnapshot(line, *other, 300 - other->journal().size()));
        QVERIFY(table.resumeMatch(id.value));
        QVERIFY(table.match()->stateHash() == other->stateHash());
        table.ready();
        table.remember();
        QVERIFY(table.match()->stateHash() == truth->stateHash());
        QVERIFY(table.viewer() != other->decision().seat); // who had taken the screen over is not asked
        QCOMPARE(table.activeSeat().toStdString(), truth->seatId(truth->decision().seat));
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
};

OUTREMER_TEST(TestTableSnapshots)
#include "tst_tablesnapshots.moc"
