#include "tests/shots/studio.h"

#include "model/bots/bots.h"
#include "tests/app/seated.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

namespace outremer {

Studio::Studio(QSize size, const QString &language, bool dark, const QString &folder)
    : m_prefix(QString("%1/%2-%3-%4-").arg(folder, language, dark ? "dark" : "light").arg(size.width()))
{
    m_view.engine()->addImportPath(":/qt/qml");
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setSource(QUrl("qrc:/qt/qml/Outremer/Shell.qml"));
    Preferences::instance()->setLanguage(language);
    Preferences::instance()->setDark(dark);
    Preferences::instance()->setBotDelay(0);
    Preferences::instance()->setReducedMotion(true); // nothing is caught on its way
    Preferences::instance()->setGuide(false);        // hints have a scene of their own
    m_view.show();
}

QObject *Studio::shell() const
{
    return m_view.rootObject();
}

QQuickItem &Studio::item(const QString &name) const
{
    const QList<QQuickItem *> found = test::itemsNamed(m_view.rootObject(), name);
    if (found.isEmpty())
        qFatal("There is no %s to be seen", qPrintable(name));
    return *found.first();
}

Table &Studio::table() const
{
    return *shell()->property("table").value<Table *>();
}

NewMatch &Studio::plan() const
{
    return *shell()->property("plan").value<NewMatch *>();
}

void Studio::arrange(const QString &game, int seats, int people)
{
    QMetaObject::invokeMethod(shell(), "arrange", Q_ARG(QString, game));
    plan().setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat)
        plan().setKind(seat, seat < people ? 0 : 2);
}

void Studio::step(Rng &rng)
{
    if (table().phase() == Table::HandOver)
        table().ready();
    else if (table().phase() == Table::Choosing)
        table().submit(table().match()->botChoice(BotKind::Greedy, rng));
}

void Studio::play(std::size_t steps, Table::Phase until)
{
    Rng rng{ 7 };
    while (table().phase() != Table::Over && (table().match()->journal().size() < steps || table().phase() != until)) {
        step(rng);
        QCoreApplication::processEvents(); // bots play
    }
}

bool Studio::playUntil(const std::function<bool(const Table &)> &reached)
{
    Rng rng{ 7 };
    while (table().phase() != Table::Over) {
        if (table().phase() == Table::Choosing && reached(table()))
            return true;
        step(rng);
        QCoreApplication::processEvents(); // bots play; what they leave the person to decide is looked at first
    }
    return false;
}

void Studio::settle()
{
    QTest::qWait(400);
}

void Studio::shoot(const QString &name)
{
    settle();
    m_view.grabWindow(); // what waits for a frame follows it
    QTest::qWait(100);
    m_view.grabWindow().save(m_prefix + name + ".png");
}

} // namespace outremer
