// The window's speed as figures of one run: outremer-bench-window. Software renderer, no display needed.
#include "app/archive/archive.h"
#include "app/table/newmatch.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "model/bots/bots.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace outremer;

namespace {

// Runs the event loop until the window has shown a frame.
void waitForFrame(QQuickWindow &window)
{
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
}

// What a person takes at least between two choices; the window finishes meanwhile what it left for later.
void rest()
{
    QEventLoop loop;
    QTimer::singleShot(80, &loop, &QEventLoop::quit);
    loop.exec();
}

// Shows `source` in a window, says so once it is there, and ends.
int showOnce(const QUrl &source)
{
    QQuickView view;
    view.engine()->addImportPath(":/qt/qml");
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(1280, 800);
    view.setSource(source);
    view.show();
    waitForFrame(view);
    std::puts("shown");
    return view.status() == QQuickView::Ready ? 0 : 1;
}

// From the start of a process of its own to its first frame, as a user waits for it. What it does afterwards, such as
// opening the chronicle, is not part of it.
double firstFrame(const QString &source)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), { "--show", source });
    process.waitForReadyRead();
    const double shown = double(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished();
    return shown;
}

double atRank(std::vector<double> values, int percent)
{
    std::ranges::sort(values);
    return values[values.size() * std::size_t(percent) / 100];
}
double median(const std::vector<double> &values)
{
    return atRank(values, 50);
}

int residentKilobytes()
{
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (QByteArray line = status.readLine(); !line.isEmpty(); line = status.readLine()) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toInt();
    }
    return 0;
}

// Where the time from a choice to the frame that shows it on the board goes, and when the next question was there too.
struct Lap {
    double total = 0;
    double deciding = 0; // rules, journal, and what the screen is told
    double laying = 0;   // what is made and laid out afterwards, up to the frame
    double drawing = 0;
    double asking = 0; // from the choice to the frame with what may be chosen next, and the log
};

// Plays matches of four people at one screen and takes the time from every choice to the frame that shows it.
class Stopwatch {
public:
    Stopwatch()
    {
        m_view.engine()->addImportPath(":/qt/qml");
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(1280, 800);
        m_view.setSource(QUrl("qrc:/qt/qml/Outremer/Shell.qml"));
        m_view.show();
        waitForFrame(m_view);
    }

    std::vector<Lap> play(std::uint64_t seed)
    {
        auto &plan = *m_view.rootObject()->property("plan").value<NewMatch *>();
        Table &table = *m_view.rootObject()->property("table").value<Table *>();
        QMetaObject::invokeMethod(m_view.rootObject(), "arrange", Q_ARG(QString, "crusaders"));
        plan.setSeatCount(4);
        for (int seat = 0; seat < 4; ++seat)
            plan.setKind(seat, 0);
        plan.setSeed(seed);
        waitForFrame(m_view); // people see what they begin; the page of the match before has gone meanwhile
        rest();
        QMetaObject::invokeMethod(m_view.rootObject(), "begin");
        Rng rng{ seed };
        std::vector<Lap> laps;
        QElapsedTimer timer;
        double drawn = 0;
        const auto passed = [&timer] { return double(timer.nsecsElapsed()) / 1e6; };
        const auto watch = QObject::connect(
            &m_view, &QQuickWindow::beforeSynchronizing, &m_view, [&] { drawn = passed(); }, Qt::DirectConnection);
        while (table.phase() != Table::Over) {
            if (table.phase() == Table::HandOver) {
                table.ready();
                waitForFrame(m_view);
                continue;
            }
            rest();
            const Option option = table.match()->botChoice(BotKind::Greedy, rng);
            timer.start();
            table.submit(option);
            const double decided = passed();
            waitForFrame(m_view);
            Lap lap{ passed(), decided, drawn - decided, passed() - drawn };
            if (table.isAskPending())
                waitForFrame(m_view);
            lap.asking = passed();
            if (table.phase() == Table::Choosing) // the board itself was drawn again
                laps.push_back(lap);
        }
        QObject::disconnect(watch);
        rest(); // people look at the result
        return laps;
    }

private:
    QQuickView m_view;
};

} // namespace

int main(int argc, char *argv[])
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // each figure as soon as it is known, into a pipe too
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // as the program has it
    // Where a sync costs nothing, if there is such a place: this is about drawing, bench_db is about the disk.
    const QTemporaryDir home(QFile::exists("/dev/shm") ? "/dev/shm/outremer-XXXXXX" : "outremer-XXXXXX");
    qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    QGuiApplication::setFont(QFont("PT Serif"));
    if (argc > 2)
        return showOnce(QUrl(QString::fromLocal8Bit(argv[2])));
    const QString bare = home.path() + "/Bare.qml";
    QFile file(bare);
    if (!file.open(QIODevice::WriteOnly) || file.write("import QtQuick\nRectangle { color: \"white\" }\n") < 0)
        return 1;
    file.close();
    const QString bareUrl = QUrl::fromLocalFile(bare).toString();
    const QString pageUrl = "qrc:/qt/qml/Outremer/Shell.qml";
    firstFrame(bareUrl); // the disk has read the libraries once
    std::vector<double> bares, pages;
    for (int i = 0; i < 9; ++i) {
        bares.push_back(firstFrame(bareUrl));
        pages.push_back(firstFrame(pageUrl));
    }
    std::printf("first frame: bare window %.1f ms, start page %.1f ms, %.2f times (medians of 9 processes)\n",
        median(bares), median(pages), median(pages) / median(bares));

    Archive::instance()->openNow();
    Preferences::instance()->setBotDelay(0);
    Stopwatch player;
    const std::vector<Lap> laps = player.play(1);
    const int afterOne = residentKilobytes();
    const auto tell = [&laps](const char *what, double Lap::*part) {
        std::vector<double> times;
        for (const Lap &lap : laps)
            times.push_back(lap.*part);
        std::printf("%s: median %.1f ms, p95 %.1f ms, worst %.1f ms\n", what, median(times), atRank(times, 95),
            *std::ranges::max_element(times));
    };
    std::printf("choice to frame, four people, %zu moves\n", laps.size());
    tell("  in all", &Lap::total);
    tell("  deciding", &Lap::deciding);
    tell("  laying out", &Lap::laying);
    tell("  drawing", &Lap::drawing);
    tell("  and until what is asked next is shown", &Lap::asking);
    for (std::uint64_t seed = 2; seed <= 10; ++seed)
        player.play(seed);
    const int afterTen = residentKilobytes();
    std::printf("memory: after one match %d kB, after ten %d kB, %+.1f %%\n", afterOne, afterTen,
        100.0 * (afterTen - afterOne) / afterOne);
    return 0;
}
