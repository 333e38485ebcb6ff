#pragma once

#include "tests/app/window.h"
#include "tests/support/await.h"

#include <QPointer>
#include <QTimer>
#include <QtQuickTest/quicktest.h>

namespace outremer::test {

// Somebody at the real window who has either a mouse or a keyboard, and nothing else: whatever they do is an event of
// the one or the other. They look only at what can be seen: what glows, what is written, where the keyboard is. Which
// of the things on offer they take follows from random numbers of their own, so that a match is the same every time.
class Hands {
public:
    enum class Tool { Mouse, Keyboard };

    Hands(ShellWindow &window, Tool tool)
        : m_window(window)
        , m_tool(tool)
    {
        window.setHandOverPause(1);
    }

    int onBoard = 0;   // choices made by pointing at the board
    int inList = 0;    // and from the list beside it, or by paying as proposed
    int handOvers = 0; // from one person to the next

    Table &table() const { return m_window.table(); }

    // Everything that follows a change has followed it: focus, places. A person waits for that without knowing.
    void settle()
    {
        QTimer patience;
        patience.setSingleShot(true);
        patience.start(20000);
        QCoreApplication::processEvents();
        while (patience.isActive()
            && (isFocusOnItsWay() || table().isAskPending() || QQuickTest::qIsPolishScheduled(&m_window.view())))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY(patience.isActive());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&m_window.view(), key, modifiers); }
    void write(const QString &text)
    {
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, &m_window.view(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    void click(const QQuickItem *item)
    {
        QTest::mouseClick(&m_window.view(), Qt::LeftButton, {}, middleOf(item).toPoint());
    }

    // Presses a button, an entry or whatever bears this name, inside of another one where there are several: with a click,
    // or by walking there with the Tab key.
    void press(const QString &name, const QString &inside = {})
    {
        AWAIT_NAMED(find(name, inside) && find(name, inside)->isEnabled(), name);
        settle();
        if (m_tool == Tool::Mouse)
            return click(find(name, inside));
        walkTo(find(name, inside));
        key(Qt::Key_Return);
    }
    // Picks the text at `index` of a ChoiceRow.
    void pick(const QString &rowName, int index)
    {
        AWAIT_NAMED(m_window.find(rowName), rowName);
        settle();
        QQuickItem *row = m_window.find(rowName);
        if (m_tool == Tool::Mouse) {
            const QList<QQuickItem *> segments = below(row, [](const QQuickItem *item) {
                return QByteArray(item->metaObject()->className()).startsWith("ChoiceSegment");
            });
            QVERIFY(index < segments.size());
            click(segments[index]);
        } else {
            walkTo(row);
            for (int steps = 0; row->property("current").toInt() != index && steps < 10; ++steps)
                key(row->property("current").toInt() < index ? Qt::Key_Right : Qt::Key_Left);
        }
        QCOMPARE(row->property("current").toInt(), index);
    }

    // One choice of whoever has the screen, or one more part of it.
    void choose()
    {
        settle();
        const Standing before = standing();
        m_tool == Tool::Mouse ? chooseByMouse(before) : chooseByKeyboard(before);
    }
    void takeOver()
    {
        AWAIT(m_window.find("readyButton") && m_window.find("handOver")->property("armed").toBool());
        settle();
        ++handOvers;
        if (m_tool == Tool::Mouse)
            return click(m_window.find("readyButton"));
        QCOMPARE(nameOfFocus(), QString("readyButton")); // nobody has to look for it
        key(Qt::Key_Return);
    }
    // Plays for every person at the table until the match is over. `watch` is called before each choice.
    template <class Watch>
    void playToTheEnd(Watch watch)
    {
        int steps = -1;
        int idle = 0; // deeds in a row that led to no step: hand-overs, parts of a choice, another beginning of it
        while (table().phase() != Table::Over && !QTest::currentTestFailed()) {
            AWAIT(table().phase() != Table::BotThinking);
            idle = table().stepCount() == steps ? idle + 1 : 0;
            steps = table().stepCount();
            m_isImpatient = idle > 8;
            QVERIFY2(idle < 40, qPrintable("no way on: " + table().decision()));
            if (table().phase() == Table::HandOver) {
                takeOver();
            } else if (table().phase() == Table::Choosing) {
                watch();
                choose();
            }
        }
    }

    // What is written on the screen now.
    QStringList words() const
    {
        QStringList words;
        for (const QQuickItem *item : m_window.visibleItems()) {
            if (const QString text = item->property("text").toString(); !text.isEmpty())
                words.append(text);
        }
        return words;
    }

private:
    using Standing = std::tuple<int, Table::Phase, std::vector<Option>>;

    // What must change for a click or a key to have done something.
    Standing standing() const { return { table().stepCount(), table().phase(), table().picker().matching() }; }

    static QPointF middleOf(const QQuickItem *item)
    {
        return item->mapToScene({ item->width() / 2, item->height() / 2 });
    }
    template <class Wanted>
    static QList<QQuickItem *> below(QQuickItem *root, Wanted wanted)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *child : root->childItems()) {
            if (child->isVisible() && wanted(child))
                found.append(child);
            if (child->isVisible())
                found += below(child, wanted);
        }
        return found;
    }
    // Pages put the keyboard where it is wanted a moment after a change.
    bool isFocusOnItsWay()
    {
        if (!m_page || !m_page->isVisible()) {
            m_page = m_window.find("tablePage");
            m_timers.clear();
            for (QObject *object : m_window.shell()->findChildren<QObject *>()) {
                if (object->inherits("QQmlTimer") && object->property("interval").toInt() <= 1)
                    m_timers.append(object);
            }
        }
        return std::ranges::any_of(
            m_timers, [](const QPointer<QObject> &timer) { return timer && timer->property("running").toBool(); });
    }
    QString nameOfFocus() const
    {
        for (QQuickItem *item = m_window.view().activeFocusItem(); item; item = item->parentItem()) {
            if (!item->objectName().isEmpty())
                return item->objectName();
        }
        return {};
    }
    QQuickItem *find(const QString &name, const QString &inside) const
    {
        QQuickItem *around = inside.isEmpty() ? m_window.shell() : m_window.find(inside);
        const auto found = around ? below(around, [&](const QQuickItem *item) { return item->objectName() == name; })
                                  : QList<QQuickItem *>();
        return found.isEmpty() ? nullptr : found.first();
    }
    void walkTo(QQuickItem *item)
    {
        for (int steps = 0; !item->hasActiveFocus() && steps < 300; ++steps)
            key(Qt::Key_Tab);
        QVERIFY2(item->hasActiveFocus(), qPrintable(item->objectName() + " cannot be reached with the Tab key"));
    }

    static bool isOnBoard(const QQuickItem *item)
    {
        return item->property("selectable").toBool() && item->property("what").isValid();
    }
    static bool isListed(const QQuickItem *item)
    {
        return item->objectName() == "choice" || item->objectName() == "pass" || item->objectName() == "payButton";
    }
    // Not scrolled out of a list.
    static bool isInSight(const QQuickItem *item)
    {
        for (const QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
            if (around->clip() && !around->contains(around->mapFromScene(middleOf(item))))
                return false;
        }
        return true;
    }
    // Every thing that may be pointed at now, from some of them on; mostly the board before the list.
    QList<QPointer<QQuickItem>> targets()
    {
        QList<QPointer<QQuickItem>> board, list;
        for (QQuickItem *item : m_window.visibleItems()) {
            if (!item->isEnabled() || item->width() < 1 || item->height() < 1 || !isInSight(item))
                continue;
            if (isOnBoard(item) && !item->property("selected").toBool())
                board.append(item);
            else if (isListed(item))
                list.append(item);
        }
        for (auto *some : { &board, &list }) {
            if (!some->isEmpty())
                std::rotate(some->begin(), some->begin() + m_rng.below(std::uint32_t(some->size())), some->end());
        }
        return prefersList() ? list + board : board + list;
    }
    bool prefersList() { return m_isImpatient || m_rng.below(4) == 0; }
    void count(bool isList) { ++(isList ? inList : onBoard); }

    void chooseByMouse(const Standing &before)
    {
        QStringList tried;
        for (const QPointer<QQuickItem> &item : targets()) {
            if (!item || !item->isVisible()) // gone with the click before
                continue;
            const bool isList = isListed(item);
            tried.append(item->objectName() + " at " + QString::number(middleOf(item).x()) + ","
                + QString::number(middleOf(item).y()));
            click(item);
            if (standing() != before)
                return count(isList);
        }
        QFAIL(qPrintable("nothing can be clicked: " + table().decision() + "; tried " + tried.join("; ")));
    }
    void chooseByKeyboard(const Standing &before)
    {
        constexpr std::array kArrows{ Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down };
        if (prefersList() && pressDigit(before))
            return;
        for (int moves = int(m_rng.below(3)); moves > 0; --moves)
            key(kArrows[m_rng.below(4)]);
        const QQuickItem *focus = m_window.view().activeFocusItem();
        const bool isList = !focus || !focus->property("what").isValid();
        key(Qt::Key_Return);
        if (standing() != before)
            return count(isList);
        key(Qt::Key_Escape); // it was no option: back to the first that is
        key(Qt::Key_Return);
        if (standing() != before)
            return count(isList);
        if (!pressDigit(before))
            QFAIL(qPrintable("no key does anything: " + table().decision() + ", focus " + nameOfFocus()));
    }
    bool pressDigit(const Standing &before)
    {
        const int first = int(m_rng.below(3));
        for (const int digit : { first + 1, 1, 0 }) {
            key(Qt::Key(Qt::Key_0 + digit));
            if (standing() != before) {
                ++inList;
                return true;
            }
        }
        return false;
    }

    ShellWindow &m_window;
    Tool m_tool;
    Rng m_rng{ 77 };
    bool m_isImpatient = false;        // enough of looking around: the list says it all
    QPointer<QQuickItem> m_page;       // the table's
    QList<QPointer<QObject>> m_timers; // that put the keyboard somewhere
};

} // namespace outremer::test
