// Makes pictures of every page, as people see them: outremer-shots FOLDER
#include "bots/bots.h"
#include "newmatch.h"
#include "preferences.h"
#include "table.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickView>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

using namespace outremer;

namespace {

// A window with the Shell, and hands that play it.
class Studio {
public:
    Studio(QSize size, const QString &language, bool dark, const QString &folder)
        : m_prefix(QString("%1/%2-%3-%4-").arg(folder, language, dark ? "dark" : "light").arg(size.width()))
    {
        m_view.engine()->addImportPath(":/qt/qml");
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        m_view.setSource(QUrl("qrc:/qt/qml/Outremer/Shell.qml"));
        Preferences::instance()->setLanguage(language);
        Preferences::instance()->setDark(dark);
        Preferences::instance()->setBotDelay(0);
        m_view.show();
    }

    Table &table() const { return *m_view.rootObject()->property("table").value<Table *>(); }
    NewMatch &plan() const { return *m_view.rootObject()->property("plan").value<NewMatch *>(); }
    void call(const char *function) { QMetaObject::invokeMethod(m_view.rootObject(), function); }
    void arrange(int seats, int people)
    {
        QMetaObject::invokeMethod(m_view.rootObject(), "arrange", Q_ARG(QString, "kingdoms"));
        plan().setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            plan().setKind(seat, seat < people ? 0 : 2);
    }
    // Plays until this many steps were made, or to the next screen that waits for a person after that.
    void play(std::size_t steps, Table::Phase until)
    {
        Rng rng{ 7 };
        for (;;) {
            QCoreApplication::processEvents();
            const bool isEnough = table().match()->journal().size() >= steps && table().phase() == until;
            if (table().phase() == Table::Over || isEnough)
                return;
            if (table().phase() == Table::HandOver)
                table().ready();
            else if (table().phase() == Table::Choosing)
                table().choose(table().match()->targets(table().match()->botChoice(BotKind::Greedy, rng)));
        }
    }
    void shoot(const QString &name)
    {
        QTest::qWait(400); // toasts and frames come to rest
        m_view.grabWindow().save(m_prefix + name + ".png");
    }

private:
    QQuickView m_view;
    QString m_prefix;
};

void shootAll(QSize size, const QString &language, bool dark, const QString &folder)
{
    Studio studio(size, language, dark, folder);
    studio.shoot("1-shelf");
    studio.arrange(4, 2);
    studio.shoot("2-new-match");
    studio.arrange(2, 1);
    studio.call("begin");
    studio.play(46, Table::Choosing);
    studio.shoot("3-two-players");
    RefList theirs; // a sector of the other player: the program says why not
    theirs.push({ kSeatNoun, 1 });
    theirs.push(*studio.table().match()->game().refOf("territory", "edessa"));
    studio.table().choose(theirs);
    studio.shoot("3-why-not");
    studio.arrange(4, 1);
    studio.call("begin");
    studio.play(130, Table::Choosing);
    const RefList first = studio.table().match()->targets(studio.table().match()->options().front());
    RefList card; // a card is taken up, its places glow
    card.push(first[0]);
    card.push(first[1]);
    studio.table().choose(card);
    studio.shoot("4-four-players");
    studio.arrange(3, 2);
    studio.call("begin");
    studio.play(20, Table::HandOver);
    studio.shoot("5-hand-over");
    studio.play(1000, Table::Over);
    studio.shoot("6-result");
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir home; // nothing of the user's is touched
    qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString(".");
    QDir().mkpath(folder);
    for (const QSize size : { QSize(1280, 800), QSize(2560, 1440) }) {
        for (const char *language : { "ru", "en" }) {
            for (const bool dark : { false, true })
                shootAll(size, language, dark, folder);
        }
    }
    return 0;
}
