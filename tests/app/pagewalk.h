#pragma once

#include "tests/app/window.h"

#include <QAccessible>
#include <QStringList>

namespace outremer::test {

// Looks at everything that is on the screen, as somebody does who cannot see it, or cannot use a mouse.
class PageWalk {
public:
    explicit PageWalk(ShellWindow &window) { collect(window.view().contentItem()); }

    int controls() const { return int(m_controls.size()); }
    int texts() const { return int(m_texts.size()); }

    // Controls that a screen reader has no name or no role for.
    QStringList namelessControls() const
    {
        QStringList found;
        for (QQuickItem *item : m_controls) {
            const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(item);
            if (!seen)
                found += describe(item) + ": not accessible";
            else if (seen->text(QAccessible::Name).trimmed().isEmpty())
                found += describe(item) + ": no name";
            else if (seen->role() == QAccessible::NoRole || seen->role() == QAccessible::Client)
                found += describe(item) + ": no role";
        }
        return found;
    }
    // Texts that are cut off, or larger than the place they have.
    QStringList clippedTexts() const
    {
        QStringList found;
        for (QQuickItem *item : m_texts) {
            const QSizeF painted(item->property("contentWidth").toReal(), item->property("contentHeight").toReal());
            const QString text = describe(item) + ": " + item->property("text").toString();
            if (item->property("truncated").toBool())
                found += text + " (elided)";
            else if (painted.width() > item->width() + kRounding || painted.height() > item->height() + kRounding)
                found += QString("%1 (%2x%3 in %4x%5)")
                             .arg(text)
                             .arg(painted.width())
                             .arg(painted.height())
                             .arg(item->width())
                             .arg(item->height());
        }
        return found;
    }

private:
    static constexpr qreal kRounding = 1.5; // letters and places are rounded to pixels each for itself

    static bool isControl(QQuickItem *item)
    {
        const bool isChoosable = item->property("what").isValid() && item->property("label").isValid();
        return item->activeFocusOnTab() || isChoosable || item->inherits("QQuickAbstractButton");
    }
    void collect(QQuickItem *item)
    {
        if (!item->isVisible() || item->opacity() == 0)
            return;
        if (isControl(item))
            m_controls.append(item);
        if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
            m_texts.append(item);
        for (QQuickItem *child : item->childItems())
            collect(child);
    }
    // "Shelf > ShelfEntry > InkButton newMatchButton": the types of our own on the way to it.
    static QString describe(QQuickItem *item)
    {
        QStringList way;
        for (QQuickItem *at = item; at && way.size() < 4; at = at->parentItem()) {
            const QString type = QString::fromLatin1(at->metaObject()->className()).section("_QMLTYPE", 0, 0);
            if (at == item || !type.startsWith("QQuick"))
                way.prepend(at->objectName().isEmpty() ? type : type + " " + at->objectName());
        }
        return way.join(" > ");
    }

    QList<QQuickItem *> m_controls;
    QList<QQuickItem *> m_texts;
};

} // namespace outremer::test
