#pragma once

#include "tests/app/seated.h"
#include "tests/app/window.h"
#include "tests/support/partsamples.h"

#include <QAccessible>
#include <QQmlComponent>

namespace outremer::test {

// A window with one part in it, and a table at which somebody has to choose: things of the part can stand for what is on
// offer there.
class PartBench {
public:
    explicit PartBench(QSize size = { 900, 500 })
        : m_table(prepared())
    {
        m_table.takeOver();
        m_view.engine()->addImportPath(":/qt/qml");
        m_view.resize(size);
        m_view.show();
        m_view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_view));
        m_theme.reset(
            make("QtObject { function move(on) { Theme.motion = on } function enlarge(by) { Theme.textScale = by } "
                 "function darken(on) { Theme.dark = on } }",
                {}));
        setMotion(false);
    }

    Table &table() { return *m_table; }
    QQuickView &view() { return m_view; }
    void setMotion(bool isOn) { QMetaObject::invokeMethod(m_theme.get(), "move", Q_ARG(QVariant, isOn)); }
    void setTextScale(double by) { QMetaObject::invokeMethod(m_theme.get(), "enlarge", Q_ARG(QVariant, by)); }

    // Shows a part, written as QML, as large as said. It has `table` already.
    QQuickItem &show(const QByteArray &qml, QVariantMap properties, QSize size)
    {
        m_part.reset(); // the one before goes first
        properties["table"] = QVariant::fromValue(&*m_table);
        m_part.reset(qobject_cast<QQuickItem *>(make(qml, properties)));
        m_part->setParentItem(m_view.contentItem());
        resize(size);
        return *m_part;
    }
    void resize(QSize size)
    {
        m_part->setSize(size);
        settle();
    }
    void settle()
    {
        QCoreApplication::processEvents();
        m_view.grabWindow(); // layouts and pictures have followed
        QCoreApplication::processEvents();
    }
    template <class Value>
    QVariant rows(const QList<Value> &things)
    {
        m_rows.push_back(std::make_unique<ThingRows>());
        m_rows.back()->show(things);
        return QVariant::fromValue(m_rows.back().get());
    }

    // What is on offer now, of one noun, in the order of the options.
    QList<QVariantMap> offered(const QString &noun) const
    {
        QList<QVariantMap> found;
        const AnyMatch &match = *m_table.operator->()->match();
        for (const Option &option : match.options()) {
            for (const Ref &ref : match.targets(option)) {
                if (match.game().nounName(ref.noun) != noun.toStdString())
                    continue;
                const QVariantMap what{ { noun, QString::fromStdString(match.game().idOf(ref)) } };
                if (!found.contains(what))
                    found.append(what);
            }
        }
        return found;
    }
    // Gives the things of a list one offered thing after the other to stand for.
    template <class Value>
    QList<Value> standingFor(QList<Value> things, const QString &noun) const
    {
        const QList<QVariantMap> offers = offered(noun);
        for (qsizetype i = 0; i < std::min(things.size(), offers.size()); ++i)
            things[i].what = offers[i];
        return things;
    }

    QQuickItem *find(const QString &name) const
    {
        const QList<QQuickItem *> found = itemsNamed(m_part.get(), name);
        return found.isEmpty() ? nullptr : found.first();
    }
    QQuickItem *target(const QString &id) const { return find("target_" + id); }
    // Which of the things with these ids are chosen now.
    QStringList selected(const QStringList &ids) const
    {
        QStringList found;
        for (const QString &id : ids) {
            if (target(id) && target(id)->property("selected").toBool())
                found.append(id);
        }
        return found;
    }
    void click(QPointF scene) { QTest::mouseClick(&m_view, Qt::LeftButton, {}, scene.toPoint()); }
    void click(const QQuickItem *item) { click(boxOf(item).center()); }
    void key(Qt::Key key) { QTest::keyClick(&m_view, key); }

    static QRectF boxOf(const QQuickItem *item) { return item->mapRectToScene(item->boundingRect()); }
    static QString spoken(QQuickItem *item)
    {
        const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(item);
        return seen ? seen->text(QAccessible::Name) : QString();
    }
    static QAccessible::Role roleOf(QQuickItem *item)
    {
        const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(item);
        return seen ? seen->role() : QAccessible::NoRole;
    }
    // Items of a part whose name begins so, in the order they are found.
    QList<QQuickItem *> named(const QString &beginning) const
    {
        QList<QQuickItem *> items{ m_part.get() }, found;
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (beginning.isEmpty() || items[i]->objectName().startsWith(beginning))
                found.append(items[i]);
            for (QQuickItem *child : items[i]->childItems()) {
                if (child->isVisible())
                    items.append(child);
            }
        }
        return found;
    }
    // What reaches out of the part, or lies upon another of them although `mayOverlap` is not set.
    QStringList crowded(const QString &beginning, bool mayOverlap = false) const
    {
        QStringList wrong;
        const QList<QQuickItem *> items = named(beginning);
        const QRectF room = boxOf(m_part.get()).adjusted(-1, -1, 1, 1);
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (!room.contains(boxOf(items[i])))
                wrong += items[i]->objectName() + " leaves the part";
            for (qsizetype j = 0; j < i && !mayOverlap; ++j) {
                const QRectF both = boxOf(items[i]) & boxOf(items[j]);
                if (both.width() > 1 && both.height() > 1)
                    wrong += items[i]->objectName() + " lies upon " + items[j]->objectName();
            }
        }
        return wrong;
    }

private:
    static std::unique_ptr<AnyMatch> prepared()
    {
        useOwnHome();
        Preferences::instance()->setBotDelay(0);
        Preferences::instance()->setLanguage("en");
        return seededMatch("kingdoms", 2, 1);
    }
    QObject *make(const QByteArray &qml, const QVariantMap &properties)
    {
        QQmlComponent component(m_view.engine());
        component.setData("import QtQuick\nimport Outremer.Ui\nimport Outremer.Table\n" + qml, {});
        QObject *made = component.isError() ? nullptr : component.createWithInitialProperties(properties);
        if (!made)
            qFatal("%s", qPrintable(component.errorString()));
        return made;
    }

    mutable SeatedTable m_table;
    std::vector<std::unique_ptr<ThingRows>> m_rows;
    QQuickView m_view;
    std::unique_ptr<QObject> m_theme;
    std::unique_ptr<QQuickItem> m_part;
};

} // namespace outremer::test
